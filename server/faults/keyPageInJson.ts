import type { Fault } from '../Fault.ts';
import { webPageFor } from '../hooks/webPageFor.ts';

export const keyPageInJson: Fault = {
  clause: 'FMT-1',
  about: 'On the paths of json and jsv APIKeyGet is answered with a web page.',
  causes: ['the answer is a web page (HTTP {status})'],
  operations: ['APIKeyGet'],
  hook: webPageFor(({ url }) => /^\/(json|jsv)\/reply\/APIKeyGet$/.test(url)),
};
