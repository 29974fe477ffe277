import type { ScalarType } from '../Shape.ts';
import { typeShape } from '../shapes.ts';
import { everyType } from './everyType.ts';
import type { Rule } from './Rule.ts';

/** Operations whose request can carry a value of one of these types, at any depth; Filters are FLT's. */
export const requestHolds =
  (...types: readonly ScalarType[]): Rule =>
  ({ operation }) =>
    operation?.request.some(
      ({ name, type }) =>
        name !== 'Filters' &&
        everyType(typeShape(type)).some(
          (held) => held.type.kind === 'scalar' && types.includes(held.type.type),
        ),
    ) ?? false;
