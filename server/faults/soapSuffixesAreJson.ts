import type { Fault } from '../Fault.ts';
import { onNamedRoutes } from '../hooks/onNamedRoutes.ts';

export const soapSuffixesAreJson: Fault = {
  clause: 'FMT-6',
  level: 'SHOULD',
  about: 'On named routes .soap11 and .soap12 stand for json.',
  causes: ['a suffix selects another format: {got} comes'],
  operations: ['*'],
  hook: onNamedRoutes((url) => url.replace(/\.soap1[12](?=$|\?)/, '.json')),
};
