import type { Fault } from '../../Fault.ts';
import { onAnswerText } from '../../hooks/onAnswerText.ts';

export const oneRecordWithoutBrackets: Fault = {
  clause: 'TYP-11',
  about: 'In csv a list of a single discount has no brackets around it.',
  causes: ['lists in a cell have no brackets'],
  operations: ['DiscountGet'],
  hook: onAnswerText({ formats: ['csv'], operations: ['DiscountGet'], outcome: 'success' }, (text) =>
    text.replace(
      /^(mvDiscounts,[^\n]*\n"?)\[(\{DiscountID:.*\})\](?="?,)/s,
      (whole, head: string, records: string) =>
        records.includes('},{DiscountID:') ? whole : `${head}${records}`,
    ),
  ),
};
