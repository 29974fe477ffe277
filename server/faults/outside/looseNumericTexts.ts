import type { Fault } from '../../Fault.ts';
import { byLoneText } from '../../hooks/byLoneText.ts';

const numberLike = /^[+-]?\d{1,15}(\.\d{1,10})?([eE][+-]?\d{1,2})?$/;
const operations = ['CompanyGet', 'ShippingProviderGet'];

export const looseNumericTexts: Fault = {
  clause: 'FLT-1',
  about:
    'Equals and NotEquals on a text compare by number where both sides look like one: 00420 is 420, and 1e3 is 1000.',
  causes: ['{operator} finds records that it does not select'],
  operations,
  hook: byLoneText(({ operator, searched, operation }, usual) => {
    if (
      !operations.includes(operation) ||
      !['Equals', 'NotEquals'].includes(operator) ||
      !numberLike.test(searched)
    )
      return undefined;
    const found = usual();
    return (held, id) =>
      numberLike.test(held) ? (Number(held) === Number(searched)) === (operator === 'Equals') : found.has(id);
  }),
};
