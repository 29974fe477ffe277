import Big from 'big.js';
import { isNumeric } from '../../specs/numeric.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { amount } from '../records/amount.ts';
import type { Variant } from '../Variant.ts';

const computed = /^(Document|PurchaseOrder)(Row)?(Total|Amount)(?!.*(Quantity|Weight))/;

export const totalsWithTax: Variant = {
  about:
    'Amounts and totals of documents and orders are computed by the server, which adds a tax of its own.',
  hook: onAnswerMembers({ operations: ['DocumentUpdate', 'PurchaseOrderUpdate'] }, (members) =>
    changedValues(members, (value, name) =>
      isNumeric(value) && computed.test(name) ? amount(new Big(value.lexeme).times('1.24').round(2)) : value,
    ),
  ),
};
