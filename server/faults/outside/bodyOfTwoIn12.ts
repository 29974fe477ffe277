import type { Fault } from '../../Fault.ts';
import { onAnswerText } from '../../hooks/onAnswerText.ts';

export const bodyOfTwoIn12: Fault = {
  clause: 'FMT-4',
  about: 'In soap12 a second element stands behind the one that answers for the user.',
  causes: ['the Body holds a second element'],
  operations: ['UserGet'],
  hook: onAnswerText({ formats: ['soap12'], operations: ['UserGet'] }, (text) =>
    text.replace('</s:Body>', '<ServerInfo><Node>2</Node></ServerInfo></s:Body>'),
  ),
};
