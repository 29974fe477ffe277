import type { Deviation } from '../../formats/Deviation.ts';
import type { Judgement } from '../../harness/verdicts/Judgement.ts';
import { blocked, callRefused, fromDeviation, judged, passed } from '../../harness/verdicts/judgements.ts';
import { isDateTime, isUnset } from '../../specs/datetime.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { responseShape } from '../../specs/messageShapes.ts';
import { everyType, responseHolds } from '../../specs/rules.ts';
import type { MemberShape, RecordShape, ScalarType, TypeShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { ClauseCheck } from './clause.ts';
import type { Subject } from './Subject.ts';

/** What the decoder found of that kind, as breaches; undefined where it found nothing. */
export function foundByDecoder(
  subject: Subject,
  isMeant: (deviation: Deviation) => boolean,
): Judgement | undefined {
  const deviations = subject.deviations.filter(isMeant);
  return deviations.length === 0
    ? undefined
    : judged(deviations.map((deviation) => fromDeviation(subject, deviation)));
}

/** Things on which a clause can be seen: their name for a message, and how many an answer holds. */
interface Things {
  readonly name: string;
  readonly countIn: (subject: Subject) => number;
}

interface DeviationOptions extends Partial<Pick<ClauseCheck, 'level' | 'slug' | 'when' | 'on' | 'reads'>> {
  /** An answer without any blocks the case, for nothing is passed by default (rule 4). Left out: every answer shows it. */
  readonly seenOn?: Things;
}

/** A check that fails on what the decoder found under its clause and slug. */
export const deviationCheck = (clause: string, options: DeviationOptions = {}): ClauseCheck => {
  const { seenOn, ...check } = options;
  return {
    on: 'any',
    reads: 'value',
    ...check,
    further: 'taken',
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
  readonly of?: TypedValues;
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
    of = { name: `value of type ${types.join(' or ')}`, isOne: () => true },
    alwaysIn,
    ...check
  } = options;
  return deviationCheck(clause, {
    ...check,
    when: (place, scenario) =>
      (check.when?.(place, scenario) ?? true) &&
      ((scenario.expects === 'success' && responseHolds(...types)(place)) ||
        (scenario.expects === 'failure' &&
          place.operation?.response.some(({ name, optional }) => name === alwaysIn && optional !== true) ===
            true)),
    seenOn: responseValues(of, types),
  });
};

/** A value within a message, with the shape that the document gives it. */
interface TypedValue {
  readonly path: string;
  readonly member: MemberShape;
  readonly type: TypeShape;
  readonly value: Value;
}

/**
 * Every member of a message that is present and not nil, depth first, nested records and list items included; those of some scalar
 * types alone where they are named.
 */
export function typedValues(
  shape: RecordShape,
  record: RecordValue,
  types?: readonly ScalarType[],
): readonly TypedValue[] {
  const found: TypedValue[] = [];
  const lookIntoRecord = ({ members }: RecordShape, holder: RecordValue, path: string): void => {
    for (const member of members) {
      const value = holder[member.name];
      if (value === undefined || value === null) continue;
      if (types !== undefined && !holdsSome(member.type, types)) continue;
      lookInto(member, member.type, value, path === '' ? member.name : `${path}.${member.name}`);
    }
  };
  const lookInto = (member: MemberShape, type: TypeShape, value: Value, path: string): void => {
    if (types === undefined || type.kind === 'scalar') found.push({ path, member, type, value });
    if (type.kind === 'record' && isRecord(value)) lookIntoRecord(type.record, value, path);
    if (type.kind !== 'list' || !Array.isArray(value)) return;
    for (let index = 0; index < value.length; index += 1) {
      const item = value[index] as Value;
      if (item !== null) lookInto(member, type.item, item, `${path}[${index}]`);
    }
  };
  lookIntoRecord(shape, record, '');
  return found;
}

const scalarsWithin = new WeakMap<TypeShape, ReadonlySet<ScalarType>>();

function holdsSome(type: TypeShape, types: readonly ScalarType[]): boolean {
  if (type.kind === 'scalar') return types.includes(type.type);
  const held = scalarsWithin.get(type) ?? new Set(everyType(type).flatMap((each) => scalarOf(each.type)));
  scalarsWithin.set(type, held);
  return types.some((each) => held.has(each));
}

const scalarOf = (type: TypeShape): readonly ScalarType[] => (type.kind === 'scalar' ? [type.type] : []);
