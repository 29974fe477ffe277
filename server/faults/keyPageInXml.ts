import type { Fault } from '../Fault.ts';
import { webPageFor } from '../hooks/webPageFor.ts';

export const keyPageInXml: Fault = {
  clause: 'FMT-1',
  about: 'On the paths of xml and csv APIKeyGet is answered with a web page.',
  causes: ['the answer is a web page (HTTP {status})'],
  operations: ['APIKeyGet'],
  hook: webPageFor(({ url }) => /^\/(xml|csv)\/reply\/APIKeyGet$/.test(url)),
};
