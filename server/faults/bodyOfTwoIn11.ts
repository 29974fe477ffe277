import type { Fault } from '../Fault.ts';
import { onText } from '../hooks/onText.ts';

export const bodyOfTwoIn11: Fault = {
  clause: 'FMT-3',
  about: 'In soap11 the Body of a failed CompanyDelete holds a second element.',
  operations: ['CompanyDelete'],
  hook: onText({ formats: ['soap11'], operations: ['CompanyDelete'], outcome: 'failure' }, (text) =>
    text.replace(/<\/(\w+):Body>/, '<Trace>none</Trace></$1:Body>'),
  ),
};
