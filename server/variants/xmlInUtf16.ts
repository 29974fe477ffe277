import { inOwnCharset } from '../hooks/inOwnCharset.ts';
import type { Variant } from '../Variant.ts';

export const xmlInUtf16: Variant = {
  about: 'xml is in UTF-16 with its mark, and says so (FMT-11: declared charset equals the bytes).',
  hook: inOwnCharset({ formats: ['xml'] }, (text) => ({
    charset: 'utf-16',
    body: Buffer.from(`\ufeff<?xml version="1.0" encoding="utf-16"?>${text}`, 'utf16le'),
  })),
};
