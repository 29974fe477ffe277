import type { Fault } from '../../Fault.ts';
import { onText } from '../../hooks/onText.ts';

export const sectionEndRawInXml: Fault = {
  clause: 'FMT-11',
  about: 'xml answers escape only < and & in texts: a text that holds ]]> makes the document ill-formed.',
  operations: ['*'],
  hook: onText({ formats: ['xml'] }, (text) => text.replaceAll('&gt;', '>')),
};
