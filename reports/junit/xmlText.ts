import { turningText, writtenOut } from '../shortened.ts';

/**
 * A text as XML 1.0 can hold it. Characters that no document may contain are written out, and so are CR, which readers change, and those
 * that turn the direction of a text around.
 */
export const xmlText = (text: string): string =>
  text
    .replace(/[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, writtenOut)
    .replace(turningText, writtenOut);
