# What zsh offers for a command line: an interactive zsh in a terminal of its own gets the line and a tab.
#
# usage: COMPLETIONS=FOLDER zsh -f complete.zsh SETUP LINE
zmodload zsh/zpty || exit 3
local text
zpty inner zsh -f -i
zpty -w inner "source $1"
while zpty -r inner text; do [[ $text == *ready* && $text != *source* ]] && break; done
zpty -w -n inner "$2"$'\t'
integer marks=0
while zpty -r inner text; do
    if [[ $text == *$'\0'* ]]; then
        (( marks++ )) && break
        continue
    fi
    (( marks )) && print -rn -- ${text//$'\r'/}
done
