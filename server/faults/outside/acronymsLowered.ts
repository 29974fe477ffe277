import type { Fault } from '../../Fault.ts';
import { onAnswerText } from '../../hooks/onAnswerText.ts';

export const acronymsLowered: Fault = {
  clause: 'TYP-14',
  about: 'In json the flags COD and GTEEC of shipping information are written cod and gteec.',
  causes: ['the name {expected} is written in another letter case ({actual})'],
  operations: ['SalesOrderGet', 'ShippingInformation*', 'DocumentUpdate'],
  hook: onAnswerText({ formats: ['json'], outcome: 'success' }, (text) =>
    text.replace(/"(COD|GTEEC)":/g, (name) => name.toLowerCase()),
  ),
};
