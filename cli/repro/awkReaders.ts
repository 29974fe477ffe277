import type { Format } from '../../specs/Format.ts';

/** What all readers share: the whole body in `t`, and the printing of lines. Values are escaped as `linesOf` does. */
const common = `
function shown(s) {
  gsub(/\\\\/, "&&", s); gsub(/\\n/, "\\\\n", s); gsub(/\\r/, "\\\\r", s); gsub(/\\t/, "\\\\t", s)
  return s
}
function put(path, value, raw) { print path "=" shown(value); print path ":" shown(raw) }
function utf8(n) {
  if (n < 128) return sprintf("%c", n)
  if (n < 2048) return sprintf("%c%c", 192 + int(n / 64), 128 + n % 64)
  if (n < 65536) return sprintf("%c%c%c", 224 + int(n / 4096), 128 + int(n / 64) % 64, 128 + n % 64)
  return sprintf("%c%c%c%c", 240 + int(n / 262144), 128 + int(n / 4096) % 64, 128 + int(n / 64) % 64, 128 + n % 64)
}
function hex(s,  i, n) {
  for (i = 1; i <= length(s); i++) n = n * 16 + index("0123456789abcdef", tolower(substr(s, i, 1))) - 1
  return n
}
{ t = t (NR > 1 ? "\\n" : "") $0 }`.trim();

/** Reads json or jsv from `t`, from the position `at`. */
const braces = `
function blank() { while (at <= n && index(" \\t\\r\\n", substr(t, at, 1))) at++ }
function quoted(  s, c, u) {
  at++
  while (at <= n) {
    c = substr(t, at, 1)
    if (c == "\\"") {
      if (json || substr(t, at + 1, 1) != "\\"") break
      at++
    } else if (c == "\\\\" && json) {
      c = substr(t, at + 1, 1); at += 2
      if (c == "u") {
        u = hex(substr(t, at, 4)); at += 4
        if (u >= 55296 && u < 56320 && substr(t, at, 2) == "\\\\u") {
          u = 65536 + (u - 55296) * 1024 + hex(substr(t, at + 2, 4)) - 56320; at += 6
        }
        s = s utf8(u)
      } else s = s (c == "n" ? "\\n" : c == "r" ? "\\r" : c == "t" ? "\\t" : c == "b" ? "\\b" : c == "f" ? "\\f" : c)
      continue
    }
    s = s c; at++
  }
  at++
  return s
}
function bare(ends,  from, s) {
  from = at
  while (at <= n && !index(ends, substr(t, at, 1))) at++
  s = substr(t, from, at - from)
  if (json) sub(/[ \\t\\r\\n]+$/, "", s)
  return s
}
function value(path,  from, c, s) {
  blank(); from = at; c = substr(t, at, 1)
  if (c == "\\"") { s = quoted(); put(path, s, substr(t, from, at - from)) }
  else if (c == "{" || c == "[") group(path, c)
  else { s = bare(",}]"); put(path, s, s) }
}
function group(path, open,  end, name, before) {
  end = open == "{" ? "}" : "]"
  print path ":" open
  at++
  for (;;) {
    blank()
    if (at > n) return
    if (substr(t, at, 1) == end) break
    before = at
    if (open == "{") {
      name = substr(t, at, 1) == "\\"" ? quoted() : bare(":")
      blank(); at++
      value(path == "" ? name : path "." name)
    } else value(path)
    blank()
    if (substr(t, at, 1) == ",") at++
    else if (substr(t, at, 1) != end || at == before) return
  }
  at++
}`.trim();

const withoutMark = `sub(/^\\357\\273\\277/, "", t); n = length(t)`;

const ofBraces = (isJson: boolean): string =>
  [
    common,
    braces,
    `END { json = ${isJson ? 1 : 0}; ${withoutMark}; at = 1; ${
      isJson ? 'if (match(t, /[{[]/)) at = RSTART; ' : ''
    }value("") }`,
  ].join('\n');

const ofRows = [
  common,
  braces,
  `
function inside(s) {
  if (s !~ /^"/) return s
  s = substr(s, 2, length(s) - 2); gsub(/""/, "\\"", s)
  return s
}
END {
  ${withoutMark}; whole = t; all = n; at = 1; row = 1; cell = 0
  while (at <= all) {
    from = at
    if (substr(whole, at, 1) == "\\"") {
      at++
      while (at <= all && (substr(whole, at, 1) != "\\"" || substr(whole, at + 1, 1) == "\\"")) at += substr(whole, at, 1) == "\\"" ? 2 : 1
      at++
    } else while (at <= all && !index(",\\r\\n", substr(whole, at, 1))) at++
    cell++; raw = substr(whole, from, at - from)
    if (row == 1) head[cell] = inside(raw)
    else {
      s = inside(raw)
      if (s ~ /^[{[]/) { t = s; n = length(s); next_at = at; at = 1; value(head[cell]); at = next_at }
      else put(head[cell], s, raw)
    }
    if (substr(whole, at, 1) == "\\r") at++
    if (substr(whole, at, 1) == "\\n") { row++; cell = 0 }
    at++
  }
}`.trim(),
].join('\n');

const ofMarkup = [
  common,
  `
function plain(s,  out, i, j, e) {
  while ((i = index(s, "<![CDATA[")) && (j = index(substr(s, i), "]]>"))) {
    e = substr(s, i + 9, j - 10); gsub(/&/, "\\\\&amp;", e)
    s = substr(s, 1, i - 1) e substr(s, i + j + 2)
  }
  while (match(s, /&(#x[0-9a-fA-F]+|#[0-9]+|lt|gt|quot|apos|amp);/)) {
    e = substr(s, RSTART + 1, RLENGTH - 2)
    out = out substr(s, 1, RSTART - 1)
    if (e ~ /^#x/) out = out utf8(hex(substr(e, 3)))
    else if (e ~ /^#/) out = out utf8(substr(e, 2) + 0)
    else out = out (e == "lt" ? "<" : e == "gt" ? ">" : e == "quot" ? "\\"" : e == "apos" ? "'" : "&")
    s = substr(s, RSTART + RLENGTH)
  }
  return out s
}
function place(  i, s) { for (i = 1; i <= depth; i++) s = s (i > 1 ? "." : "") name[i]; return s }
END {
  ${withoutMark}; at = 1
  for (;;) {
    if (!(skip = index(substr(t, at), "<"))) exit
    at += skip - 1; rest = substr(t, at); stop = ">"; special = 1
    if (rest ~ /^<!--/) stop = "-->"
    else if (rest ~ /^<!\\[CDATA\\[/) stop = "]]>"
    else if (rest !~ /^<[?!]/) special = 0
    if (!(skip = index(rest, stop))) exit
    tag = substr(rest, 2, skip - 2)
    if (!special && tag ~ /^\\//) {
      if (depth == 0) exit
      s = substr(t, from[depth], at - from[depth])
      if (leaf[depth]) put(place(), plain(s), s)
      depth--
    } else if (!special) {
      if (depth > 0) leaf[depth] = 0
      full = tag; sub(/[ \\t\\r\\n\\/].*/, "", full); sub(/^[^:]*:/, "", full)
      depth++; name[depth] = full; from[depth] = at + skip; leaf[depth] = 1
      attributes = tag
      while (match(attributes, /[ \\t\\r\\n][^= \\t\\r\\n]+=["'][^"']*["']/)) {
        s = substr(attributes, RSTART + 1, RLENGTH - 2); attributes = substr(attributes, RSTART + RLENGTH)
        i = index(s, "="); put(place() "@" substr(s, 1, i - 1), plain(substr(s, i + 2)), substr(s, i + 2))
      }
      if (tag ~ /\\/$/) { put(place(), "", ""); depth-- }
    }
    at += skip + length(stop) - 1
  }
}`.trim(),
].join('\n');

/** The reader of each format as a program for any awk: from the body to the lines that `linesOf` gives, in the locale C. */
export const awkReaders: Readonly<Record<Format, string>> = {
  json: ofBraces(true),
  jsv: ofBraces(false),
  csv: ofRows,
  xml: ofMarkup,
  soap11: ofMarkup,
  soap12: ofMarkup,
};
