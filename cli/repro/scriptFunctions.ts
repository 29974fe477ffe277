/** What every script uses. An answer is kept as its head, its body and its lines, by the name of the call. */
export const scriptFunctions = `
# Forgets the answer to call $1, because curl did not get all of it.
not_whole() { rm -f "$work/$1.head"; }
# Reads the answer to call $1 in format $2: its status, its headers and each value in it become lines.
read_answer() {
  if [ ! -s "$work/$1.head" ]; then
    touch "$work/$1.head" "$work/$1.body" "$work/$1.lines"
    case $1 in [a-z]*) echo "Call $1, $3: no answer"; return ;; esac
    cannot_tell "call $1 brought no answer, or only a part"
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
# Without the key and the values of headers, however they are escaped, and without what a terminal would obey.
show_answers() {
  for head in "$work"/[0-9]*.head; do
    echo "--- the answer to call $(basename "$head" .head)"; cat "$head" "\${head%.head}.body"; echo
  done | tr -d '\\000-\\010\\013-\\037\\177' | awk -f "$work/shown.awk"
}`.trim();

/**
 * What `show_answers` passes answers through: it hides the key and the values of headers. A server may give them back with the escapes of
 * a format, and the key may be set with those of a request.
 */
export const shownAwk = String.raw`
# A hexadecimal digit in both cases.
function digit(n) { return n < 10 ? n : "[" substr("abcdef", n - 9, 1) substr("ABCDEF", n - 9, 1) "]" }
# Matches a character as it is and with each escape.
function spelled(c,  n, two, as_it_is) {
  n = code[c]; two = digit(int(n / 16)) digit(n % 16)
  as_it_is = index("\\^", c) ? "\\" c : "[" c "]"
  return "(" as_it_is "|%" two "|\\\\u00" two "|&#[xX]0*" two ";|&#0*" n ";" \
    (c in entity ? "|&" entity[c] ";" : "") (index("\"\\/", c) ? "|\\\\" as_it_is : "") ")"
}
# A text without the escapes of XML and of addresses.
function plain(text,  out, n) {
  out = ""
  for (; text != ""; text = substr(text, n + 1)) {
    n = 1
    if (match(text, /^%[0-9A-Fa-f][0-9A-Fa-f]/)) { n = 3; out = out named[tolower(substr(text, 1, 3))] }
    else if (match(text, /^&[a-z]+;/) && (substr(text, 1, RLENGTH) in named)) { n = RLENGTH; out = out named[substr(text, 1, n)] }
    else out = out substr(text, 1, 1)
  }
  return out
}
function hide(text, word,  i, pattern) {
  for (i = 1; i <= length(text); i++) pattern = pattern spelled(substr(text, i, 1))
  if (pattern != "") { patterns[++hidden] = pattern; words[hidden] = word }
}
BEGIN {
  entities = split("& amp < lt > gt \" quot", pairs, " ")
  for (i = 1; i < entities; i += 2) entity[pairs[i]] = pairs[i + 1]
  entity[sprintf("%c", 39)] = "apos"
  for (i = 1; i < 256; i++) { c = sprintf("%c", i); code[c] = i; named[sprintf("%%%02x", i)] = c }
  for (c in entity) named["&" entity[c] ";"] = c
  for (name in ENVIRON) {
    if (name != "ASSAY_API_KEY" && name !~ /^ASSAY_HEADER_/) continue
    word = name == "ASSAY_API_KEY" ? "(the key)" : "(a header)"
    value = ENVIRON[name]
    hide(value, word); hide(plain(value), word)
    # Behind a scheme, such as Bearer.
    if (word == "(a header)" && (at = index(value, " ")) && length(value) - at > 3) parts[substr(value, at + 1)]
  }
  for (part in parts) hide(part, "(a header)")
}
{ for (i = 1; i <= hidden; i++) gsub(patterns[i], words[i]); print }`.trim();
