import type { Fault } from '../Fault.ts';
import { onText } from '../hooks/onText.ts';

export const trailingComma: Fault = {
  clause: 'FMT-11',
  about: 'In json a comma stands behind the last member.',
  operations: ['UserGet'],
  hook: onText({ formats: ['json'], operations: ['UserGet'] }, (text) => text.replace(/\}(\)?)$/, ',}$1')),
};
