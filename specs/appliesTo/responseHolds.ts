import type { ScalarType } from '../Shape.ts';
import { typeShape } from '../shapes.ts';
import { everyType } from './everyType.ts';
import type { Rule } from './Rule.ts';

/**
 * Operations whose success holds a value of one of these types, at any depth of records and lists.
 *
 * Members that another clause judges (ErrorCode by ENV-2, InternalErrorCode by ENV-10) and those listed on failure
 * only do not count.
 */
export const responseHolds =
  (...types: readonly ScalarType[]): Rule =>
  ({ operation }) =>
    operation?.response.some(({ type, onFailure, judgedBy }) => {
      const shape = typeShape(type);
      if (onFailure === true || (shape.kind === 'scalar' && judgedBy !== undefined)) return false;
      return everyType(shape).some(
        (held) =>
          held.type.kind === 'scalar' &&
          types.includes(held.type.type) &&
          held.member?.judgedBy === undefined,
      );
    }) ?? false;
