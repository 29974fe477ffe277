import type { ScalarType } from '../Shape.ts';
import { typeShape } from '../shapes.ts';
import { everyType } from './everyType.ts';
import type { Rule } from './Rule.ts';

/** Writes that echo a record with a member of one of these types that no server computes. */
export const writesPlain =
  (...types: readonly ScalarType[]): Rule =>
  ({ operation }) => {
    if (operation === null || operation.kind !== 'write' || operation.record === undefined) return false;
    const record = operation.request.find(({ name }) => name === operation.record);
    if (record === undefined) return false;
    return everyType(typeShape(record.type)).some(
      ({ type, member }) => type.kind === 'scalar' && types.includes(type.type) && member?.plain === true,
    );
  };
