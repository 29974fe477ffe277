/** A text as XML 1.0 can hold it. Characters that no document may contain are written out, and so is CR, which readers change. */
export const xmlText = (text: string): string =>
  text.replace(
    /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
