import type { EvidenceSpec, FurtherAnswer, GatherContext } from '../../harness/evidence/Evidence.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import { earlierClauses } from '../../harness/verdicts/yieldsTo.ts';
import type { Place } from '../../specs/Clause.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import { places } from '../../specs/places.ts';
import { nameMember } from '../../specs/writtenAndRead.ts';
import { readAgain } from '../clauses/GET/GET8.ts';
import { sequences } from '../clauses/sequences.ts';
import { ownKey } from '../probes/ownReads.ts';
import { operationSuites } from '../probes/plain/operationSuites.ts';
import { unknownOperation } from '../probes/unknownOperation.ts';
import { casesOf } from './casesOf.ts';
import type { MadeCases } from './clause.ts';
import { checks, clauseOf, clauseScenarios, clausesByName, judgedClauses } from './clauses.ts';
import { evidenceOf } from './evidenceOf.ts';
import { evidenceKey } from './probe.ts';

/** Steps of other scenarios that a lawful server takes, or may take, besides the one that is judged there. */
const meant: readonly string[] = [
  ...['update', 'update-again', 'same-again', 'absent', 'present', 'partly', 'partly-absent', 'renamed'],
  ...['insert', 'InsertOrUpdate', 'InsertOrUpdateNonEmptyFields', 'later', 'last', 'afterLast'],
  ...['more', 'leftOut', 'undefinedSent', 'all', 'ofOneRow'],
];

/** Scenarios about single values: the clauses of those values judge what becomes of odd ones. */
const ofValues = /^(?:texts-\d+|dates|numbers|decimals|numbers-as-text)$/;

/**
 * The plain call at a place with what all other scenarios that write there brought. Or with the read of all that the run wrote
 * in any format, for the clauses that every answer has to keep (`Check.further`); it sends nothing. Undefined where there are
 * none, or no plain call.
 */
function plainWithFurther(place: Place, here: readonly EvidenceSpec[]): EvidenceSpec | undefined {
  const plain = here.find(({ scenario }) => scenario === 'success');
  if (plain === undefined || place.operation === null) return undefined;
  if (place.operation.kind === 'get') return plainWithReads(place, place.operation, plain);
  const others = here.filter(
    ({ apart, effect, stage, scenario }) =>
      apart === true && effect === 'write' && stage === undefined && !ofValues.test(scenario),
  );
  if (others.length === 0) return undefined;
  const requires = [plain, ...others].map(({ key }) => key);
  return withFurther(plain, 'success-and-further', { requires }, async (context) => {
    const all = await Promise.all(
      others.map(({ key, expects }) =>
        furtherOf(context, key, (name) =>
          name === undefined || (meant.includes(name) && expects !== 'failure') ? expects : 'failure',
        ),
      ),
    );
    // One exchange can be the answer of one scenario and stand beside that of another: what it was made for comes first.
    return [...all.flatMap((one) => one.slice(0, 1)), ...all.flatMap((one) => one.slice(1))];
  });
}

/**
 * The same read made again may be answered otherwise (GET-8). And the newest records of a list may lack what the run wrote in another
 * format, such as a date that is unset.
 */
function plainWithReads(place: Place, get: Operation, plain: EvidenceSpec): EvidenceSpec | undefined {
  if (place.address !== defaultAddress(place.format)) return undefined;
  const follows = [
    ...(readAgain.of(get) ? [evidenceKey(place, readAgain.name)] : []),
    ...(nameMember[get.name] === undefined ? [] : [ownKey(get)]),
  ];
  if (follows.length === 0) return undefined;
  const order = { requires: [plain.key], follows };
  return withFurther(plain, 'success-and-reads', order, async (context) => {
    const reads = follows.filter(context.isPlanned).map((key) => furtherOf(context, key, () => 'success'));
    return (await Promise.all(reads)).flat();
  });
}

const withFurther = (
  plain: EvidenceSpec,
  scenario: string,
  order: Pick<EvidenceSpec, 'requires' | 'follows'>,
  further: (context: GatherContext) => Promise<readonly FurtherAnswer[]>,
): EvidenceSpec => ({
  ...{ ...plain, ...order, key: evidenceKey(plain, scenario), plan: { calls: [] } },
  gather: async (context) => {
    const gathered = await context.other(plain.key);
    if (gathered.kind === 'blocked') return gathered;
    return { kind: 'evidence', evidence: { ...gathered.evidence, further: await further(context) } };
  },
});

/** The answers of other evidence, the judged one first; what could not be gathered is `errored` in its own cases. */
async function furtherOf(
  context: GatherContext,
  key: string,
  expected: (name?: string) => FurtherAnswer['expects'],
): Promise<readonly FurtherAnswer[]> {
  const [settled] = await Promise.allSettled([context.other(key)]);
  if (settled.status === 'rejected' || settled.value.kind === 'blocked') return [];
  const { answer, others } = settled.value.evidence;
  return [
    { answer, expects: expected() },
    ...Object.entries(others).map(([name, other]) => ({ answer: other, expects: expected(name) })),
  ];
}

/** All that could be judged in some formats, before any selection. */
interface AllCases {
  readonly cases: readonly Case[];
  readonly evidence: ReadonlyMap<string, EvidenceSpec>;
}

const known = new Map<string, AllCases>();

/** The same for the same formats: it takes half a second, and a run asks for it in several places. */
export function allCases(formats: readonly Format[]): AllCases {
  const key = formats.join();
  const made = known.get(key) ?? expanded(formats);
  known.set(key, made);
  return made;
}

/**
 * Expands every scenario and every check over the places of these formats.
 *
 * Raises an Error (ours is wrong) when two cases get one id or an operation has no suite.
 */
function expanded(formats: readonly Format[]): AllCases {
  const evidence = new Map<string, EvidenceSpec>();
  const cases = new Map<string, Case>();
  const add = (made: MadeCases): void => {
    for (const spec of made.evidence) evidence.set(spec.key, spec);
    for (const item of made.cases) {
      if (cases.has(item.id)) throw new Error(`two cases are called ${item.id}`);
      cases.set(item.id, item);
    }
  };
  for (const place of places.filter(({ format }) => formats.includes(format))) {
    const here = evidenceAt(place, formats);
    const beside = plainWithFurther(place, here);
    const checked = checks.flatMap((check) => casesOf(check, clauseOf(check.clause), place, here, beside));
    add({ evidence: beside === undefined ? here : [...here, beside], cases: checked });
    for (const clause of judgedClauses)
      if (clause.casesAt !== undefined && clause.appliesTo.holds(place))
        add(clause.casesAt(place, here, formats, clause));
  }
  for (const clause of clausesByName)
    if (clause.casesAcross !== undefined) add(clause.casesAcross(formats, clause));
  add(sequences(formats));
  const beside = casesBeside([...cases.values()], evidence);
  return { cases: [...cases.values()].map((item) => withBeside(item, beside)), evidence };
}

function withBeside(item: Case, beside: (key: string, clause: string) => readonly Case[]): Case {
  const earlier = earlierClauses(clauseOf(item.clause).yieldsTo, item);
  return {
    ...item,
    ...(earlier.length === 0 ? {} : { yieldsTo: earlier }),
    beside: (clause) => beside(item.evidence, clause).filter(({ id }) => id !== item.id),
  };
}

/** Finds the cases of a clause that judge some evidence or what it requires, however deep. */
function casesBeside(
  cases: readonly Case[],
  evidence: ReadonlyMap<string, EvidenceSpec>,
): (key: string, clause: string) => readonly Case[] {
  const known = new Map<string, Case[]>();
  const find = (key: string, clause: string): readonly Case[] => {
    const required = new Set([key]);
    for (const each of required) for (const next of evidence.get(each)?.requires ?? []) required.add(next);
    return [...required].flatMap((each) => known.get(`${each} ${clause}`) ?? []);
  };
  for (const item of cases) {
    const made = withBeside(item, find);
    const key = `${item.evidence} ${item.clause}`;
    known.set(key, [...(known.get(key) ?? []), made]);
  }
  return find;
}

function evidenceAt(place: Place, formats: readonly Format[]): readonly EvidenceSpec[] {
  const { operation } = place;
  if (operation === null) return [unknownOperation(place)];
  const suite = operationSuites.get(operation.name);
  if (suite === undefined) throw new Error(`${operation.name} has no suite`);
  return evidenceOf([...suite, ...clauseScenarios(operation)], { ...place, operation }, formats);
}
