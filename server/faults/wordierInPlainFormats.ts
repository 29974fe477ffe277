import type { Fault } from '../Fault.ts';
import { messagesNamed } from '../hooks/messagesNamed.ts';

export const wordierInPlainFormats: Fault = {
  clause: 'XF-3',
  level: 'SHOULD',
  about: 'In json, xml and jsv the Message of failures names its format.',
  causes: ['the Message of a failure differs from format to format'],
  operations: ['*'],
  hook: messagesNamed({ json: 'Json', xml: 'Xml', jsv: 'Jsv' }),
};
