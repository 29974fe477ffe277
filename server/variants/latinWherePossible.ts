import { inOwnCharset } from '../hooks/inOwnCharset.ts';
import type { Variant } from '../Variant.ts';

export const latinWherePossible: Variant = {
  about:
    'xml, jsv and csv are in ISO 8859-1 where it has all their letters, as their Content-Type says (FMT-11: declared charset equals the bytes).',
  hook: inOwnCharset({ formats: ['xml', 'jsv', 'csv'] }, (text) =>
    /[^\0-\x7e\xa0-\xff]/.test(text)
      ? { charset: 'utf-8', body: Buffer.from(text) }
      : { charset: 'iso-8859-1', body: Buffer.from(text, 'latin1') },
  ),
};
