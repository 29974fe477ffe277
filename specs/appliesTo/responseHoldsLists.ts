import { typeShape } from '../shapes.ts';
import { everyType } from './everyType.ts';
import type { Rule } from './Rule.ts';

/** Operations whose success holds a list of records, at any depth; the status block's own list is left out. */
export const responseHoldsLists: Rule = ({ operation }) =>
  operation?.response.some(
    ({ name, type }) =>
      name !== 'ResponseStatus' &&
      everyType(typeShape(type)).some(
        (held) => held.type.kind === 'list' && held.type.item.kind === 'record',
      ),
  ) ?? false;
