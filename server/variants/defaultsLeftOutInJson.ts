import { isDateTime, isUnset } from '../../specs/datetime.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Value } from '../../specs/Value.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import type { Variant } from '../Variant.ts';

const operations = [
  'DashboardBoxGet',
  'DiscountGet',
  'DocumentTypeGet',
  'ProductBOMGet',
  'ProductClientGet',
  'SalesOrderGet',
];

export const defaultsLeftOutInJson: Variant = {
  // No unset datetime is seen in json (TYP-6).
  blocks: ['nothing'],
  about:
    'In json the Gets of records that the API does not write leave out of them what is false, 0, empty, unset, None or Undefined; the other formats write it.',
  hook: onAnswerMembers({ formats: ['json'], operations, outcome: 'success' }, (members, { operation }) => {
    const list = operation?.list ?? '';
    const records = members[list];
    const bare = Array.isArray(records) ? changedValues({ [list]: records as Value }, leftOut) : {};
    return { ...members, [list]: bare[list] ?? [] };
  }),
};

function leftOut(value: Value): Value | undefined {
  const isDefault =
    value === false ||
    (typeof value === 'string' && ['', 'none', 'undefined'].includes(value.toLowerCase())) ||
    (isNumeric(value) && Number(value.lexeme) === 0) ||
    (isDateTime(value) && isUnset(value)) ||
    (Array.isArray(value) && value.length === 0);
  return isDefault ? undefined : value;
}
