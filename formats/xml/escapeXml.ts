const syntax = /[&<>\r\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ud800-\udfff]/;
const hazards =
  /[&<>\r\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const replacements: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#13;',
};

/**
 * Text as it stands between tags. A CR is written as a reference, because every XML parser turns a raw one into LF.
 *
 * What XML 1.0 cannot carry in any way, not even as a reference (control characters, U+FFFE, U+FFFF, lone
 * surrogates), becomes U+FFFD: the document stays well-formed, and whether such text comes back is open (TYP-12).
 */
export const escapeText = (text: string): string =>
  syntax.test(text) ? text.replace(hazards, (character) => replacements[character] ?? '\ufffd') : text;

/** Text as it stands in a quoted attribute, where parsers turn raw line breaks and tabs into blanks. */
export const escapeAttribute = (text: string): string =>
  escapeText(text).replace(/["\n\t]/g, (character) => `&#${character.charCodeAt(0)};`);
