import type { Fault } from '../Fault.ts';
import { onText } from '../hooks/onText.ts';

export const bracketsLeftOut: Fault = {
  clause: 'TYP-11',
  about: 'In csv a list in a cell has no brackets.',
  operations: ['ProductBOMGet'],
  hook: onText({ formats: ['csv'], operations: ['ProductBOMGet'] }, (text) =>
    text.replaceAll('[{', '{').replaceAll('}]', '}'),
  ),
};
