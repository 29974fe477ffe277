import type { Fault } from '../Fault.ts';
import { webPageFor } from '../hooks/webPageFor.ts';

export const pagesForAnswers: Fault = {
  clause: 'FMT-1',
  about:
    'On the paths of the formats answers are web pages, but to APIKeyGet and to a DocumentUpdate that worked.',
  causes: ['the answer is a web page (HTTP {status})'],
  operations: ['*'],
  hook: webPageFor(({ url }, { outcome: { operation, errorCode } }) => {
    const isKept = operation === 'APIKeyGet' || (operation === 'DocumentUpdate' && errorCode === '0');
    return /\/reply\/\w+$/.test(url) && !isKept;
  }),
};
