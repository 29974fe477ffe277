import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const scriptTextsHtmlEscaped: Fault = {
  clause: 'FMT-8',
  about:
    'Texts in a jsonp answer are escaped for HTML: & < > come as entities, which the unwrapped json does not have.',
  operations: ['*'],
  hook: onAnswerMembers({ jsonp: true }, (members) =>
    changedValues(members, (value) => (typeof value === 'string' ? escaped(value) : value)),
  ),
};
