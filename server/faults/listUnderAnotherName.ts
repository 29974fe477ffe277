import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const listUnderAnotherName: Fault = {
  clause: 'TYP-14',
  about: 'DocumentTypeGet answers with its records under another name: Types instead of mvDocumentTypes.',
  causes: ['{expected} stands under another name: {actual}'],
  operations: ['DocumentTypeGet'],
  hook: onAnswerText({ operations: ['DocumentTypeGet'] }, (text) =>
    text.replaceAll('mvDocumentTypes', 'Types'),
  ),
};
