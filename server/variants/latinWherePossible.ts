import { onAnswer } from '../hooks/onAnswer.ts';
import type { Variant } from '../Variant.ts';

export const latinWherePossible: Variant = {
  about:
    'xml, jsv and csv are in ISO 8859-1 where it has all their letters, as their Content-Type says (FMT-11: declared charset equals the bytes).',
  hook: onAnswer({ formats: ['xml', 'jsv', 'csv'] }, ({ headers, body }) => {
    const text = Buffer.from(body).toString('utf8');
    const isLatin = !/[^\0-\x7e\xa0-\xff]/.test(text);
    const type = `${headers['content-type']}; charset=${isLatin ? 'iso-8859-1' : 'utf-8'}`;
    return {
      headers: { ...headers, 'content-type': type },
      body: Buffer.from(text, isLatin ? 'latin1' : 'utf8'),
    };
  }),
};
