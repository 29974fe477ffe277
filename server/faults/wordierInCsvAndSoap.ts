import type { Fault } from '../Fault.ts';
import { messagesNamed } from '../hooks/messagesNamed.ts';

export const wordierInCsvAndSoap: Fault = {
  clause: 'XF-3',
  level: 'SHOULD',
  about: 'In csv and soap the Message of failures names its format.',
  causes: ['the Message of a failure differs from format to format'],
  operations: ['*'],
  hook: messagesNamed({ csv: 'Csv', soap11: 'Old soap', soap12: 'New soap' }),
};
