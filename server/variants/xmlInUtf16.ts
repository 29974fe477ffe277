import { onAnswer } from '../hooks/onAnswer.ts';
import type { Variant } from '../Variant.ts';

export const xmlInUtf16: Variant = {
  about: 'xml is in UTF-16 with its mark, and says so (FMT-11: declared charset equals the bytes).',
  hook: onAnswer({ formats: ['xml'] }, ({ headers, body }) => ({
    headers: { ...headers, 'content-type': `${headers['content-type']}; charset=utf-16` },
    body: Buffer.from(
      `\ufeff<?xml version="1.0" encoding="utf-16"?>${Buffer.from(body).toString('utf8')}`,
      'utf16le',
    ),
  })),
};
