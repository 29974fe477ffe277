import { isDateTime, wall } from '../../specs/datetime.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import type { Variant } from '../Variant.ts';

const day = 86_400_000;

export const orderDatesAreDays: Variant = {
  about:
    'Dates of documents and orders, but the custom ones, are kept without their time (no plain members; TYP-16 is about those).',
  hook: onAnswerMembers({}, (members) =>
    changedValues(members, (value, name) =>
      isDateTime(value) && /^(Document|PurchaseOrder|SalesOrder)Date$|Expected/.test(name)
        ? wall(Math.floor(value.ms / day) * day)
        : value,
    ),
  ),
};
