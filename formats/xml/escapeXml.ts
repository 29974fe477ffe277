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
 * Text between tags. A CR is written as a reference, because every XML parser turns a raw one into LF.
 *
 * Some characters XML 1.0 cannot carry, not even as references: control characters, U+FFFE, U+FFFF, lone surrogates. They become
 * U+FFFD, so that the document stays well-formed. Whether such text comes back is open (TYP-12).
 */
export const escapeText = (text: string): string =>
  syntax.test(text) ? text.replace(hazards, (character) => replacements[character] ?? '\ufffd') : text;

/** Text in a quoted attribute, where parsers turn raw line breaks and tabs into blanks. */
export const escapeAttribute = (text: string): string =>
  escapeText(text).replace(/["\n\t]/g, (character) => `&#${character.charCodeAt(0)};`);
