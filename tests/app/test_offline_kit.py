"""`./hall kit`: what is packed for which machine, and that it sets itself up without a network."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import offline_kit
from offline_kit import MACHINES, NoKit, requirements_for

from .started import ROOT

BY_NAME = {machine.name: machine for machine in MACHINES}
RUN = (ROOT / "requirements" / "run.txt").read_text("utf-8")


def wheel(folder: Path, name: str = "probe", text: str = "answer = 42\n") -> Path:
    """A package that any machine takes."""
    folder.mkdir(exist_ok=True)
    file = folder / f"{name}-1.0-py3-none-any.whl"
    info = f"{name}-1.0.dist-info"
    with zipfile.ZipFile(file, "w") as packed:
        packed.writestr(f"{name}.py", text)
        packed.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        packed.writestr(
            f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        packed.writestr(f"{info}/RECORD", "")
    return file


def pinned(file: Path, condition: str = "") -> str:
    name = file.name.partition("-")[0]
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    return f"{name}==1.0{condition} \\\n    --hash=sha256:{digest}\n    # via a test\n"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program's files, and one package that it needs."""
    project = tmp_path / "project"
    project.mkdir()
    for name in ("hall", "hall.cmd", "startup.py", "file_lock.py", "offline_kit.py"):
        shutil.copy2(ROOT / name, project / name)
    (project / "requirements").mkdir()
    text = pinned(wheel(tmp_path / "packages"))
    (project / "requirements" / "run.txt").write_text(text)
    monkeypatch.setattr(offline_kit, "ROOT", project)
    names = [path.name for path in project.iterdir()]
    monkeypatch.setattr(offline_kit, "PROGRAM", tuple(names))
    return project


def made(tmp_path: Path) -> Path:
    file = tmp_path / "kit.zip"
    offline_kit.make(file, [BY_NAME["linux"]], ["3.11"], tmp_path / "packages")
    return file


@pytest.mark.parametrize(
    ("machine", "uvloop", "tzdata"),
    [("windows", False, True), ("macos", True, False), ("linux-arm", True, False)],
)
def test_each_machine_gets_the_packages_of_its_own_conditions(
    machine: str, uvloop: bool, tzdata: bool
) -> None:
    wanted = requirements_for(RUN, BY_NAME[machine], "3.13")
    assert ("uvloop==" in wanted) is uvloop
    assert ("tzdata==" in wanted) is tzdata
    assert "django==" in wanted
    assert " ; " not in wanted, "pip would hold it against the machine that packs"


def test_an_old_mac_gets_the_last_cryptography_that_has_wheels_for_it() -> None:
    intel = requirements_for(RUN, BY_NAME["macos-intel"], "3.12")
    others = requirements_for(RUN, BY_NAME["macos"], "3.12")
    versions = [
        line for text in (intel, others) for line in text.splitlines() if "cryptography==" in line
    ]
    assert len(versions) == 2
    assert versions[0] < versions[1]


def test_every_package_keeps_its_hashes() -> None:
    for machine in MACHINES:
        wanted = requirements_for(RUN, machine, "3.12")
        named = [line for line in wanted.splitlines() if "==" in line]
        assert len(named) > 40
        assert wanted.count("--hash=sha256:") >= len(named)


def test_it_sets_itself_up_in_an_empty_folder_without_a_network(
    project: Path, tmp_path: Path
) -> None:
    there = tmp_path / "there"
    zipfile.ZipFile(made(tmp_path)).extractall(there)
    shutil.rmtree(tmp_path / "packages")
    nowhere = {"PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_CONFIG_FILE": os.devnull}
    kept = {name: value for name, value in os.environ.items() if name != "OPENHALL_PYTHON"}
    done = subprocess.run(
        [sys.executable, str(there / "openhall" / "startup.py"), "set-up"],
        env=kept | nowhere,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "from the packages beside it" in done.stdout
    folder = "Scripts" if os.name == "nt" else "bin"
    python = there / "openhall" / ".venv-run" / folder / "python"
    asked = subprocess.run(
        [str(python), "-c", "import probe; print(probe.answer)"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert asked.stdout == "42\n"


@pytest.mark.usefixtures("project")
def test_a_package_that_is_not_the_pinned_one_makes_no_kit(tmp_path: Path) -> None:
    wheel(tmp_path / "packages", text="answer = 41\n")
    with pytest.raises(NoKit, match=r"linux, Python 3\.11, could not be fetched: .*"):
        made(tmp_path)
    assert not (tmp_path / "kit.zip").exists()
    assert not (tmp_path / "kit.zip.unfinished").exists()


def test_what_pip_let_through_is_compared_once_more(tmp_path: Path) -> None:
    file = wheel(tmp_path / "packages")
    offline_kit.refuse_other_wheels(file.parent, pinned(file))
    with pytest.raises(NoKit, match=r"probe-1\.0-py3-none-any\.whl is not what"):
        offline_kit.refuse_other_wheels(file.parent, RUN)


@pytest.mark.usefixtures("project")
def test_a_file_that_is_there_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "kit.zip").write_text("another kit")
    with pytest.raises(NoKit, match="is there already"):
        made(tmp_path)
    assert (tmp_path / "kit.zip").read_text() == "another kit"


def test_the_kit_has_all_that_the_program_imports_and_no_data() -> None:
    packed = {path.relative_to(ROOT).as_posix() for path in offline_kit._program()}
    assert {"hall", "hall.cmd", "startup.py", "requirements/run.txt"} <= packed
    assert "config/embedded/run.py" in packed
    assert not any(name.startswith(("var/", "tests/", ".")) for name in packed)
    rooms = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"tests"}
    assert rooms <= set(offline_kit.PROGRAM)
    modules = {path.name for path in ROOT.glob("*.py")}
    assert modules <= set(offline_kit.PROGRAM)


def test_a_window_that_was_opened_by_a_double_click_stays_when_something_is_wrong() -> None:
    lines = (ROOT / "hall.cmd").read_text("ascii").splitlines()
    assert any("CMDCMDLINE" in line for line in lines)
    assert lines.count("exit /b %CODE%") == 1
