import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onReply } from '../../hooks/onReply.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const scriptTextsHtmlEscaped: Fault = {
  clause: 'FMT-8',
  about:
    'Texts in a jsonp answer are escaped for HTML: & < > come as entities, which the unwrapped json does not have.',
  operations: ['*'],
  hook: onReply({ jsonp: true }, (members) =>
    changedValues(members, (value) => (typeof value === 'string' ? escaped(value) : value)),
  ),
};
