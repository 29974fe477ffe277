import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const pageInsteadOfXml: Fault = {
  clause: 'FMT-1',
  about: 'UserGet answers a web page in xml.',
  causes: ['the answer is a web page (HTTP {status})'],
  operations: ['UserGet'],
  hook: onAnswerText(
    { formats: ['xml'], operations: ['UserGet'] },
    () => '<!DOCTYPE html><html><body><h1>Welcome</h1><br></body></html>',
  ),
};
