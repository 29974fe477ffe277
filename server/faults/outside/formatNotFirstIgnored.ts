import type { Fault } from '../../Fault.ts';
import { onNamedRoutes } from '../../hooks/onNamedRoutes.ts';

export const formatNotFirstIgnored: Fault = {
  clause: 'FMT-7',
  about:
    'Looks for `?format=` in the URL of a named route, and so ignores a format that is not the first query parameter.',
  operations: ['*'],
  hook: onNamedRoutes((url) => url.replace(/&format=[^&]*/g, '')),
};
