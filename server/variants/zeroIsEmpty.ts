import { isNumeric } from '../../specs/numeric.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const zeroIsEmpty: Variant = {
  about: 'InsertOrUpdateNonEmptyFields takes 0 and false for empty (ACT-4: open).',
  hook: onRequest(null, (request, _, { operation }) => {
    const name = operation?.record;
    const record = name === undefined ? null : member.record(request, name);
    if (name === undefined || record === null) return request;
    if (member.text(request, 'mvRecordAction') !== 'InsertOrUpdateNonEmptyFields') return request;
    return {
      ...request,
      [name]: changedValues(record, (value) =>
        value === false || (isNumeric(value) && Number(value.lexeme) === 0) ? undefined : value,
      ),
    };
  }),
};
