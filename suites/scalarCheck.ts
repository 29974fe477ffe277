import { responseHolds } from '../specs/appliesTo/responseHolds.ts';
import { responseShape } from '../specs/messageShapes.ts';
import type { ScalarType } from '../specs/Shape.ts';
import type { Check } from './Check.ts';
import { deviationCheck } from './deviationCheck.ts';
import type { Subject } from './Subject.ts';
import { scalarsOf, type TypedValue } from './typedValues.ts';

type Options = Pick<Check, 'clause' | 'level'> &
  Partial<Pick<Check, 'slug' | 'when'>> & {
    readonly types: readonly ScalarType[];
    /** Which values of the types this clause is about; all of them where it is left out. */
    readonly of?: (found: TypedValue) => boolean;
    /** What those are called, where `of` tells some of them. */
    readonly what?: string;
    /** A member of these types that every answer must carry, so that failures are judged on it too. */
    readonly alwaysIn?: string;
  };

/**
 * Checks on how values of some scalar types stand on the wire: in successes, and in failures where one member
 * of the type is always due (`entityID`, `result`).
 */
export function scalarCheck(options: Options): Check {
  const { types, of, alwaysIn, what = `value of type ${types.join(' or ')}`, ...check } = options;
  const listed = (subject: Subject): number => {
    const operation = subject.spec.operation;
    if (operation === null) return 0;
    let count = 0;
    for (const found of scalarsOf(responseShape(operation), subject.value, types)) {
      if (of?.(found) ?? true) count++;
    }
    return count;
  };
  return deviationCheck({
    ...check,
    on: 'any',
    reads: 'value',
    when: (place, scenario) =>
      (check.when?.(place, scenario) ?? true) &&
      ((scenario.expects === 'success' && responseHolds(...types)(place)) ||
        (scenario.expects === 'failure' &&
          place.operation?.response.some(({ name, optional }) => name === alwaysIn && optional !== true) ===
            true)),
    met: listed,
    what,
  });
}
