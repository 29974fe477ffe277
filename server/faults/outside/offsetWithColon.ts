import type { Fault } from '../../Fault.ts';
import { onAnswerText } from '../../hooks/onAnswerText.ts';

export const offsetWithColon: Fault = {
  clause: 'TYP-5',
  about: 'Datetimes of purchase orders have a colon in their offset in json.',
  causes: ['the offset of dates in json is not written as four digits ({actual})'],
  operations: ['PurchaseOrderUpdate'],
  hook: onAnswerText({ formats: ['json'], operations: ['PurchaseOrderUpdate'] }, (text) =>
    text.replace(
      /\/Date\((-?\d+)([+-]\d\d)(\d\d)\)\//g,
      (whole, ms: string, hours: string, minutes: string) =>
        ms === '-62135596800000' ? whole : `/Date(${ms}${hours}:${minutes})/`,
    ),
  ),
};
