import { onAnswerText } from '../hooks/onAnswerText.ts';
import { onScalars } from '../hooks/onScalars.ts';
import type { Variant } from '../Variant.ts';

/** Makes the writer quote the text that it stands in, and is taken out of it again. */
const mark = '\ue0f0:';

// Names of enumerations stay as they are: another variant knows them by what they are.
const marking = onScalars({ formats: ['jsv'] }, ['string'], (value) =>
  typeof value === 'string' ? `${mark}${value}` : value,
);

export const jsvTextsQuoted: Variant = {
  about: 'In jsv every text but the names of enumerations is quoted (no form of texts in jsv is shown).',
  hook: (inner, store, server) => {
    const marked = { ...inner, ...marking(inner, store, server) };
    return onAnswerText({ formats: ['jsv'] }, (text) => text.replaceAll(mark, ''))(marked, store, server);
  },
};
