@echo off
rem Finds a Python and hands over to startup.py, which does everything else.
setlocal
set "CODE=1"
set "NEW=import sys; sys.exit(sys.version_info < (3, 11))"
for %%P in ("py -3" "python" "python3") do (
    %%~P -c "%NEW%" >nul 2>nul && (
        %%~P "%~dp0startup.py" %*
        goto :ran
    )
)
echo Openhall needs Python 3.11 or newer; none was found. 1>&2
goto :end
:ran
set "CODE=%ERRORLEVEL%"
:end
rem A window that a double click has opened stays until what went wrong was read.
if not "%CODE%"=="0" echo %CMDCMDLINE% | find /i "%~nx0" >nul && pause
exit /b %CODE%
