import type { Fault } from '../Fault.ts';
import { onNamedRoutes } from '../hooks/onNamedRoutes.ts';

export const queriesAreJson: Fault = {
  clause: 'FMT-7',
  about: 'On named routes every format in the query stands for json, and json for xml.',
  causes: ['?format= selects another format: {got} comes'],
  operations: ['*'],
  hook: onNamedRoutes((url) =>
    url.replace(/\bformat=(\w+)/, (_, format) => (format === 'json' ? 'format=xml' : 'format=json')),
  ),
};
