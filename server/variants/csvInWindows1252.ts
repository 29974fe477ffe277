import { onAnswer } from '../hooks/onAnswer.ts';
import type { Variant } from '../Variant.ts';

export const csvInWindows1252: Variant = {
  about: 'An answer in csv whose text is Latin is in windows-1252, and says so; any other is in UTF-8.',
  hook: onAnswer({ formats: ['csv'] }, ({ headers, body }) => {
    const text = Buffer.from(body).toString('utf8');
    const isLatin = /^[\0-\x7f\xa0-\xff]*$/.test(text);
    return {
      headers: { ...headers, 'content-type': `text/csv; charset=${isLatin ? 'windows-1252' : 'utf-8'}` },
      body: isLatin ? Buffer.from(text, 'latin1') : body,
    };
  }),
};
