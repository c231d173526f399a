"""The copy of the package that is compiled: what is compiled stands apart, the rest is the sources themselves."""

from pathlib import Path

import pytest

from tools import compile_engine


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A package with one folder that is compiled and one that is not."""
    for name in ("engine/rules.py", "server/app.py"):
        (tmp_path / "src" / "merlin_bigbox" / name).parent.mkdir(parents=True)
        (tmp_path / "src" / "merlin_bigbox" / name).write_text("one = 1\n", encoding="utf-8")
    monkeypatch.setattr(compile_engine, "SOURCE", tmp_path / "src")
    monkeypatch.setattr(compile_engine, "COMPILED", tmp_path / "build" / "compiled")
    monkeypatch.setattr(
        compile_engine, "compiled_sources", lambda: [tmp_path / "src" / "merlin_bigbox" / "engine" / "rules.py"]
    )
    return tmp_path / "build" / "compiled" / "merlin_bigbox"


def test_what_is_not_compiled_is_linked(package: Path) -> None:
    """An edit of the server counts at once, and so does a page that is built after the engine."""
    compile_engine.mirror()
    assert not (package / "engine").is_symlink()
    source = compile_engine.SOURCE / "merlin_bigbox"
    (source / "server" / "new.py").write_text("two = 2\n", encoding="utf-8")
    assert (package / "server" / "new.py").exists()
    (source / "web").mkdir()
    (source / "web" / "index.html").write_text("", encoding="utf-8")
    assert (package / "web" / "index.html").exists()


def test_a_folder_that_is_compiled_from_now_on_is_no_link_any_more(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise its compiled files would end up among the sources."""
    compile_engine.mirror()
    assert (package / "server").is_symlink()
    app = compile_engine.SOURCE / "merlin_bigbox" / "server" / "app.py"
    monkeypatch.setattr(compile_engine, "compiled_sources", lambda: [app])
    compile_engine.mirror()
    assert not (package / "server").is_symlink()
    assert (package / "server" / "app.py").read_text(encoding="utf-8") == app.read_text(encoding="utf-8")
    assert (package / "engine").is_symlink()


def test_a_copy_made_of_other_sources_is_not_there(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of these very sources is, and what stays Python in it is as new as the sources."""
    compile_engine.mirror()
    (package / "engine" / "rules.cpython-311-x86_64-linux-gnu.so").write_bytes(b"")
    stamp = compile_engine.COMPILED / "stamp"
    stamp.write_text("these", encoding="utf-8")
    monkeypatch.setattr(compile_engine, "STAMP", stamp)
    monkeypatch.setattr(compile_engine, "fingerprint", lambda: "others")
    assert compile_engine.present() != 0
    monkeypatch.setattr(compile_engine, "fingerprint", lambda: "these")
    (compile_engine.SOURCE / "merlin_bigbox" / "engine" / "words.py").write_text("new = 1\n", encoding="utf-8")
    assert compile_engine.present() == 0
    assert (package / "engine" / "words.py").exists()


def test_files_that_went_from_the_sources_go_from_the_copy(package: Path) -> None:
    """A module that is gone must not be importable any more."""
    compile_engine.mirror()
    (compile_engine.SOURCE / "merlin_bigbox" / "engine" / "rules.py").unlink()
    compile_engine.mirror()
    assert not (package / "engine" / "rules.py").exists()


def test_what_shows_a_module_stays_python() -> None:
    """A module's rules are compiled; its types of the view, its panel and its words in tests are not."""
    names = {path.name for path in compile_engine.compiled_sources() if "modules" in path.parts}
    assert "module.py" in names
    assert not names & {"shown.py", "terminal.py", "scenario.py"}
