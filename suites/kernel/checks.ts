import { type TypedValue, typedValues } from '../../harness/canonical/typedValues.ts';
import { blocked, callRefused, foundByDecoder, passed } from '../../harness/verdicts/judgements.ts';
import type { Subject } from '../../harness/verdicts/Subject.ts';
import { isDateTime, isUnset } from '../../specs/datetime.ts';
import { responseShape } from '../../specs/messageShapes.ts';
import { responseHolds } from '../../specs/rules.ts';
import type { ScalarType } from '../../specs/Shape.ts';
import type { ClauseCheck } from './clause.ts';

/** Things on which a clause can be seen: their name for a message, and how many an answer holds. */
interface Things {
  readonly name: string;
  readonly countIn: (subject: Subject) => number;
}

interface DeviationOptions
  extends Partial<Pick<ClauseCheck, 'level' | 'slug' | 'when' | 'answers' | 'reads' | 'alsoAsks'>> {
  /** An answer without any blocks the case, for nothing is passed by default (rule 4). Left out: every answer shows it. */
  readonly seenOn?: Things;
}

/** A check that fails on what the decoder found under its clause and slug. */
export const deviationCheck = (clause: string, options: DeviationOptions = {}): ClauseCheck => {
  const { seenOn, ...check } = options;
  return {
    answers: 'all',
    reads: 'value',
    alsoAsks: 'taken',
    ...check,
    judge: (subject) => {
      const found = foundByDecoder(subject, (one) => one.clause === clause && one.slug === check.slug);
      if (found !== undefined) return found;
      if (seenOn === undefined || seenOn.countIn(subject) > 0) return passed;
      const isRefused = subject.spec.expects === 'success' && subject.outcome === 'failed';
      return isRefused ? callRefused : blocked('nothing', `the answer holds no ${seenOn.name}`);
    },
  };
};

/** What every answer with anything in it holds. */
export const documentedMembers: Things = {
  name: 'documented member',
  countIn: ({ value }) => Object.keys(value).length,
};

/** Some of the values that the document gives a type. */
interface TypedValues {
  readonly name: string;
  readonly isOne: (found: TypedValue) => boolean;
}

export const unsetDatetimes: TypedValues = {
  name: 'unset datetime',
  isOne: ({ value }) => isDateTime(value) && isUnset(value),
};

/** Typed values of a response, at any depth; those of some scalar types alone where `types` names them. */
export const responseValues = ({ name, isOne }: TypedValues, types?: readonly ScalarType[]): Things => ({
  name,
  countIn: ({ spec: { operation }, value }) =>
    operation === null ? 0 : typedValues(responseShape(operation), value, types).filter(isOne).length,
});

interface ScalarOptions extends Partial<Pick<ClauseCheck, 'level' | 'slug' | 'when'>> {
  /** Which values of the types this clause is about; all of them where it is left out. */
  readonly values?: TypedValues;
  /** A member of these types that every answer must carry, so that failures are judged on it too. */
  readonly alwaysIn?: string;
}

/**
 * Checks on how values of some scalar types stand on the wire: in successes, and in failures where one member
 * of the type is always due (`entityID`, `result`).
 */
export const scalarCheck = (
  clause: string,
  types: readonly ScalarType[],
  options: ScalarOptions = {},
): ClauseCheck => {
  const {
    values = { name: `value of type ${types.join(' or ')}`, isOne: () => true },
    alwaysIn,
    ...check
  } = options;
  const holdsTypes = responseHolds(...types);
  return deviationCheck(clause, {
    ...check,
    when: (place, scenario) =>
      (check.when?.(place, scenario) ?? true) &&
      ((scenario.expects === 'success' && holdsTypes(place)) ||
        (scenario.expects === 'failure' &&
          place.operation?.response.some(({ name, optional }) => name === alwaysIn && optional !== true) ===
            true)),
    seenOn: responseValues(values, types),
  });
};
