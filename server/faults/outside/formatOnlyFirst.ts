import type { Fault } from '../../Fault.ts';
import { onNamedRoutes } from '../../hooks/onNamedRoutes.ts';

export const formatOnlyFirst: Fault = {
  clause: 'FMT-7',
  about: 'On named routes format is read only where it is the first thing in the query.',
  causes: ['?format= selects another format: {got} comes'],
  operations: ['*'],
  hook: onNamedRoutes((url) => url.replace(/&format=\w*/, '')),
};
