// The look of these pages comes with their script: nobody who only plays loads it.
import css from "./learn.css?inline";

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);
