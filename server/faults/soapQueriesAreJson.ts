import type { Fault } from '../Fault.ts';
import { onNamedRoutes } from '../hooks/onNamedRoutes.ts';

export const soapQueriesAreJson: Fault = {
  clause: 'FMT-7',
  level: 'SHOULD',
  about: 'On named routes format=soap11 and format=soap12 stand for json.',
  causes: ['?format= selects another format: {got} comes'],
  operations: ['*'],
  hook: onNamedRoutes((url) => url.replace(/\bformat=soap1[12]/, 'format=json')),
};
