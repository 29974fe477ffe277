import type { Fault } from '../Fault.ts';
import { onText } from '../hooks/onText.ts';

export const bodyOfTwo: Fault = {
  clause: 'FMT-4',
  about: 'In soap12 the Body of DiscountGet holds a second element.',
  operations: ['DiscountGet'],
  hook: onText({ formats: ['soap12'], operations: ['DiscountGet'], outcome: 'success' }, (text) =>
    text.replace(/<\/(\w+):Body>/, '<Trace>none</Trace></$1:Body>'),
  ),
};
