// Whether a seed is the one whose hash was told at the start: SHA-256 over its bytes.

/** True or false, or null where the browser cannot compute it (pages without HTTPS on another machine). */
export async function fits(seed: string, commitment: string): Promise<boolean | null> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return null;
  if (!/^([0-9a-f]{2})+$/i.test(seed)) return false;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await subtle.digest("SHA-256", bytes));
  const text = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return text === commitment.toLowerCase();
}
