import type { Fault } from '../Fault.ts';
import { onNamedRoutes } from '../hooks/onNamedRoutes.ts';

export const suffixesAreJson: Fault = {
  clause: 'FMT-6',
  about: 'On named routes every suffix stands for json, and .json for xml.',
  causes: ['a suffix selects another format: {got} comes'],
  operations: ['*'],
  hook: onNamedRoutes((url) =>
    url.replace(/\.(json|xml|jsv|csv|soap1[12])(?=$|\?)/, (_, suffix) =>
      suffix === 'json' ? '.xml' : '.json',
    ),
  ),
};
