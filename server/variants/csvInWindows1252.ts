import { inOwnCharset } from '../hooks/inOwnCharset.ts';
import type { Variant } from '../Variant.ts';

export const csvInWindows1252: Variant = {
  about: 'An answer in csv whose text is Latin is in windows-1252, and says so; any other is in UTF-8.',
  hook: inOwnCharset({ formats: ['csv'] }, (text) =>
    /^[\0-\x7f\xa0-\xff]*$/.test(text)
      ? { charset: 'windows-1252', body: Buffer.from(text, 'latin1') }
      : { charset: 'utf-8', body: Buffer.from(text) },
  ),
};
