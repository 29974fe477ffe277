import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

export const receiveTypesAreBare: Variant = {
  about:
    'In json ids of receive and ship document types are numbers, or nil (TYP-17: quoted or bare are both fine).',
  hook: onAnswerText({ formats: ['json'] }, (text) =>
    text.replace(
      /("(?:SalesOrderShip|PurchaseOrderReceive)DocumentTypeID":)"(-?\d*)"/g,
      (_, name: string, digits: string) => `${name}${digits === '' ? 'null' : digits}`,
    ),
  ),
};
