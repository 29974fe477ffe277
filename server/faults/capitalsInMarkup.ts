import type { Fault } from '../Fault.ts';
import { textsInCapitals } from '../hooks/textsInCapitals.ts';

export const capitalsInMarkup: Fault = {
  clause: 'XF-1',
  about: 'In xml and soap texts of what nobody writes are in capitals.',
  causes: ['in {format} a Get shows texts differently than elsewhere: {change}'],
  operations: ['*Get*'],
  hook: textsInCapitals(['xml', 'soap11', 'soap12']),
};
