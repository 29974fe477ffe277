import type { Fault } from '../../Fault.ts';
import { onAnswerText } from '../../hooks/onAnswerText.ts';

export const quotesBackslashedInCsv: Fault = {
  clause: 'FMT-11',
  about: 'In csv the quotes within a quoted cell of dashboard boxes have a backslash and are not doubled.',
  causes: ['the answer is no {expected}: {actual}'],
  operations: ['DashboardBoxGet'],
  hook: onAnswerText({ formats: ['csv'], operations: ['DashboardBoxGet'], outcome: 'success' }, (text) =>
    text.replace(/"((?:[^"]|"")*)"/g, (_, cell: string) => `"${cell.replaceAll('""', '\\"')}"`),
  ),
};
