import type { Fault } from '../Fault.ts';
import { webPageFor } from '../hooks/webPageFor.ts';

export const pagesForWrites: Fault = {
  clause: 'FMT-1',
  about: 'On the paths of the formats CompanyDelete and DocumentUpdate are answered with web pages.',
  causes: ['the answer is a web page (HTTP {status})'],
  operations: ['CompanyDelete', 'DocumentUpdate'],
  hook: webPageFor(({ url }) => /\/reply\/(CompanyDelete|DocumentUpdate)$/.test(url)),
};
