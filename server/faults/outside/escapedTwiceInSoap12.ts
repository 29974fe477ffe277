import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';

export const escapedTwiceInSoap12: Fault = {
  clause: 'TYP-12',
  about: 'In soap12 texts are escaped twice: an ampersand is read as &amp;, an angle bracket as &lt;.',
  causes: ['the characters & < > come back as entities; the text is escaped for XML once too often'],
  operations: ['*'],
  hook: onAnswerMembers({ formats: ['soap12'] }, (members) =>
    changedValues(members, (value) =>
      typeof value === 'string'
        ? value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
        : value,
    ),
  ),
};
