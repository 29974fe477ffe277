import type { Fault } from '../../Fault.ts';
import { onAnswerText } from '../../hooks/onAnswerText.ts';

export const sectionEndRawInXml: Fault = {
  clause: 'FMT-11',
  about: 'xml answers escape only < and & in texts: a text that holds ]]> makes the document ill-formed.',
  operations: ['*'],
  hook: onAnswerText({ formats: ['xml'] }, (text) => text.replaceAll('&gt;', '>')),
};
