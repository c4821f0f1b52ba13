@echo off
rem Finds a Python and hands over to startup.py, which does everything else.
setlocal
set "NEW=import sys; sys.exit(sys.version_info < (3, 11))"
for %%P in ("py -3" "python" "python3") do (
    %%~P -c "%NEW%" >nul 2>nul && (
        %%~P "%~dp0startup.py" %*
        goto :end
    )
)
echo Openhall needs Python 3.11 or newer; none was found. 1>&2
exit /b 1
:end
exit /b %ERRORLEVEL%
