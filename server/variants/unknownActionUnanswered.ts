import type { Variant } from '../Variant.ts';

export const unknownActionUnanswered: Variant = {
  about:
    'On soap12 a write with an unknown mvRecordAction is never answered (ACT-9: what it is answered is open).',
  errs: ['no answer (timeout)'],
  sending: {
    never: ({ url, body }) =>
      url.startsWith('/soap12') &&
      /<mvRecordAction>(?:Assay)?<\/mvRecordAction>/.test(Buffer.from(body).toString('utf8')),
  },
};
