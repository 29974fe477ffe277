import type { Evidence, EvidenceSpec, GatherContext, Gathered } from '../../harness/Evidence.ts';
import { everyAnswer } from '../../harness/everyAnswer.ts';
import type { Place } from '../../specs/Clause.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { responseShape } from '../../specs/messageShapes.ts';
import { everyType, responseHolds } from '../../specs/rules.ts';
import type { MemberShape, RecordShape, ScalarType, TypeShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Check } from './Check.ts';
import { spoilt, withEcho } from './echo.ts';
import { refused } from './gate.ts';
import { blocked, failed, fromDeviation, judged, passed, shown } from './judgements.ts';
import { lostLayout } from './layout.ts';
import { evidenceKey } from './Scenario.ts';
import type { Judge, Subject } from './Subject.ts';

type DeviationOptions = Pick<Check, 'clause' | 'level' | 'on' | 'reads'> &
  Partial<Pick<Check, 'slug' | 'when'>> & {
    /** How many things this clause could be seen on; 0 blocks the case, for nothing is passed by default (rule 4). */
    readonly met: (subject: Subject) => number;
    /** What was not met, for the message. */
    readonly what: string;
  };

/** A check that fails on what the decoder found under its clause and slug. */
export function deviationCheck(options: DeviationOptions): Check {
  const { met, what, ...check } = options;
  return {
    ...check,
    further: 'taken',
    judge: (subject) => {
      const breaches = subject.deviations.filter(
        (deviation) => deviation.clause === check.clause && deviation.slug === check.slug,
      );
      if (breaches.length > 0) return judged(breaches.map((breach) => fromDeviation(subject, breach)));
      if (met(subject) > 0) return judged([]);
      const isRefused = subject.spec.expects === 'success' && subject.outcome === 'failed';
      return isRefused ? refused(subject) : blocked('nothing', `the answer holds no ${what}`);
    },
  };
}

/** A plain insert with a status gives a record in that status; that entityID is its id, ENV-7 judges. */
export const hasStatus =
  (member: string, status: string): Judge =>
  (subject) =>
    withEcho(subject, (echo, path) => {
      if (echo[member] === status) return passed;
      const lost = lostLayout(subject.answer, subject.evidence.others.json);
      if (lost !== undefined) return blocked('layout', lost);
      const at = `${path}.${member}`;
      return (
        spoilt(subject, at) ??
        failed(subject, 'the new record has another status', shown(status), shown(echo[member]), at)
      );
    });

/** A value within a message, with the shape that the document gives it. */
interface TypedValue {
  readonly path: string;
  readonly member: MemberShape;
  readonly type: TypeShape;
  readonly value: Value;
}

/** Every member of a message that is present and not nil, depth first, nested records and list items included. */
export function typedValues(shape: RecordShape, record: RecordValue): readonly TypedValue[] {
  const found: TypedValue[] = [];
  ofRecord(shape, record, '', found);
  return found;
}

/** Those of some scalar types. */
export function scalarsOf(
  shape: RecordShape,
  record: RecordValue,
  types: readonly ScalarType[],
): readonly TypedValue[] {
  const found: TypedValue[] = [];
  ofRecord(shape, record, '', found, types);
  return found;
}

function ofRecord(
  shape: RecordShape,
  record: RecordValue,
  path: string,
  found: TypedValue[],
  types?: readonly ScalarType[],
): void {
  for (const member of shape.members) {
    const value = record[member.name];
    if (value === undefined || value === null) continue;
    if (types !== undefined && !holdsSome(member.type, types)) continue;
    within(member, member.type, value, path === '' ? member.name : `${path}.${member.name}`, found, types);
  }
}

function within(
  member: MemberShape,
  type: TypeShape,
  value: Value,
  path: string,
  found: TypedValue[],
  types?: readonly ScalarType[],
): void {
  if (types === undefined || type.kind === 'scalar') found.push({ path, member, type, value });
  if (type.kind === 'record' && isRecord(value)) ofRecord(type.record, value, path, found, types);
  if (type.kind === 'list' && Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const item = value[index] as Value;
      if (item !== null) within(member, type.item, item, `${path}[${index}]`, found, types);
    }
  }
}

const scalarsWithin = new WeakMap<TypeShape, ReadonlySet<ScalarType>>();

function holdsSome(type: TypeShape, types: readonly ScalarType[]): boolean {
  if (type.kind === 'scalar') return types.includes(type.type);
  const held = scalarsWithin.get(type) ?? new Set(everyType(type).flatMap((each) => scalarOf(each.type)));
  scalarsWithin.set(type, held);
  return types.some((each) => held.has(each));
}

const scalarOf = (type: TypeShape): readonly ScalarType[] => (type.kind === 'scalar' ? [type.type] : []);

type ScalarOptions = Pick<Check, 'clause' | 'level'> &
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
export function scalarCheck(options: ScalarOptions): Check {
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

/**
 * All answers of other evidence of a place, by its keys, looked at together when all is gathered: it sends nothing. What it
 * `needs` is planned with it, and the rest is looked at where it is planned.
 */
export const lookBack = (
  place: Place,
  scenario: string,
  looked: readonly string[],
  needs: readonly string[] = looked,
): EvidenceSpec => ({
  key: evidenceKey(place, scenario),
  ...place,
  scenario,
  expects: 'any',
  effect: 'read',
  apart: true,
  stage: 'closing',
  requires: needs,
  plan: { calls: [] },
  gather: async (context) => together(await gatheredOf(context, looked)),
});

async function gatheredOf(context: GatherContext, keys: readonly string[]): Promise<readonly Gathered[]> {
  const settled = await Promise.allSettled(keys.filter(context.isPlanned).map(context.other));
  // What could not be gathered is `errored` in its own cases.
  return settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}

function together(gathered: readonly Gathered[]): Gathered {
  const answers = gathered.flatMap((each) => (each.kind === 'evidence' ? everyAnswer(each.evidence) : []));
  const [first, ...rest] = answers.filter(({ exchange }) => exchange.response !== null);
  if (first !== undefined) {
    const trials = rest.map((answer): Evidence => ({ answer, others: {} }));
    return { kind: 'evidence', evidence: { answer: first, others: {}, trials } };
  }
  const block = gathered.find(({ kind }) => kind === 'blocked');
  return block ?? { kind: 'blocked', cause: 'nothing', message: 'no call here brought an answer' };
}
