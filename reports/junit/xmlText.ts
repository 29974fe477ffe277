/** A text as XML 1.0 can hold it: what no document may contain, and CR, which readers change, is written out. */
export const xmlText = (text: string): string =>
  text.replace(
    /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
