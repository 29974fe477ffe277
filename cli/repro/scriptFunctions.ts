/** What every script uses. An answer is kept as its head, its body and its lines, by the name of the call. */
export const scriptFunctions = `
# Reads the answer to call $1 in format $2: its status, its headers and each value in it become lines.
read_answer() {
  if [ ! -s "$work/$1.head" ]; then
    touch "$work/$1.head" "$work/$1.body" "$work/$1.lines"
    case $1 in [a-z]*) echo "Call $1, $3: no answer"; return ;; esac
    cannot_tell "call $1 brought no answer"
  fi
  touch "$work/$1.body"
  {
    tr -d '\\r' < "$work/$1.head" | awk '
      /^HTTP\\// { out = "HTTP=" $2; next }
      index($0, ":") {
        value = substr($0, index($0, ":") + 1); sub(/^[ \\t]+/, "", value)
        out = out "\\nheader " tolower(substr($0, 1, index($0, ":") - 1)) "=" value
      }
      END { print out }'
    awk -f "$work/$2.awk" "$work/$1.body"
  } > "$work/$1.lines"
  echo "Call $1, $3: $(head -n 1 "$work/$1.lines")"
}
# All values of the member $2 in the answer to call $1. A member is named by the end of its path.
values() {
  [ -e "$work/$1.lines" ] || return 0
  MEMBER=$2 awk '{
    path = substr($0, 1, index($0, "=") - 1); m = ENVIRON["MEMBER"]; rest = length(path) - length(m)
    if (index(path, ":")) next
    if (path == m || (rest > 0 && substr(path, rest) == "." m)) print substr($0, index($0, "=") + 1)
  }' "$work/$1.lines"
}
# Whether the member $2 has the value $3 somewhere in the answer to call $1.
shows() { values "$1" "$2" | grep -Fxq -e "$3"; }
# Whether a line of the answer to call $1 matches.
matches() { grep -Eq -e "$2" "$work/$1.lines"; }
# Whether the body of the answer to call $1 holds a text.
holds() { grep -Fq -e "$2" "$work/$1.body"; }
# Whether a member has the same values in the answers to the calls $1 and $2.
same() { [ "$(values "$1" "$3")" = "$(values "$2" "$3")" ]; }
# Whether the answer to call $1 shows the id $3 in the member $2, and the text $4 in the same record.
shows_own() {
  MEMBER=$2 ID=$3 MARK=$4 awk '
    { at = index($0, "="); path = "." substr($0, 1, at - 1); value = substr($0, at + 1) }
    at == 0 || index(path, ":") || /^(HTTP=|header )/ { next }
    {
      paths[++n] = path; texts[n] = value; m = ENVIRON["MEMBER"]; rest = length(path) - length(m)
      if (rest < 1 || substr(path, rest) != "." m) next
      record = substr(path, 1, rest)
      if (value == ENVIRON["ID"]) own[record] = 1; else others[record] = 1
    }
    END {
      for (record in own) if (!(record in others)) for (i = 1; i <= n; i++)
        if (index(paths[i], record) == 1 && index(texts[i], ENVIRON["MARK"])) exit 0
      exit 1
    }' "$work/$1.lines"
}
# Without the key, and without what a terminal would obey.
show_answers() {
  for head in "$work"/[0-9]*.head; do
    echo "--- the answer to call $(basename "$head" .head)"; cat "$head" "\${head%.head}.body"; echo
  done | tr -d '\\000-\\010\\013-\\037\\177' | awk '{
    key = ENVIRON["ASSAY_API_KEY"]; out = ""
    while (key != "" && (at = index($0, key))) { out = out substr($0, 1, at - 1) "(the key)"; $0 = substr($0, at + length(key)) }
    print out $0
  }'
}`.trim();
