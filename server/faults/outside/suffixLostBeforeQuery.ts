import type { Fault } from '../../Fault.ts';
import { onNamedRoutes } from '../../hooks/onNamedRoutes.ts';

export const suffixLostBeforeQuery: Fault = {
  clause: 'FMT-6',
  about: 'The suffix is looked for at the end of the whole URL: with a query behind it, the answer is json.',
  causes: ['a suffix selects another format: {got} comes'],
  operations: ['*'],
  hook: onNamedRoutes((url) => url.replace(/\.(xml|jsv|csv|soap11|soap12)(?=\?.)/, '.json')),
};
