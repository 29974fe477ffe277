import type { Evidence, EvidenceSpec, FurtherAnswer, GatherContext } from '../harness/Evidence.ts';
import type { Place } from '../specs/Clause.ts';
import { defaultAddress } from '../specs/defaultAddress.ts';
import type { Operation } from '../specs/Operation.ts';
import { nameMember } from './crossing/isOwn.ts';
import { ownKey } from './crossing/ownReads.ts';
import { readIn } from './crossing/readIn.ts';
import { evidenceKey } from './evidenceKey.ts';

/** Steps of other scenarios that a lawful server takes, or may take, besides the one that is judged there. */
const meant: readonly string[] = [
  ...['update', 'update-again', 'same-again', 'absent', 'present', 'partly', 'partly-absent', 'renamed'],
  ...['insert', 'InsertOrUpdate', 'InsertOrUpdateNonEmptyFields', 'later', 'last', 'afterLast'],
  ...['more', 'leftOut', 'undefinedSent', 'all'],
];

/** Scenarios about single values: what comes of odd ones is judged by the clauses of these. */
const ofValues = /^(?:texts-\d+|dates|numbers|decimals|numbers-as-text)$/;

/**
 * The plain call at a place with what all other scenarios that write there brought, or with the read of all that the run wrote
 * in any format, for the clauses that every answer has to keep (`Check.further`); it sends nothing. Undefined where there are
 * none, or no plain call.
 */
export function besidePlain(place: Place, here: readonly EvidenceSpec[]): EvidenceSpec | undefined {
  const plain = here.find(({ scenario }) => scenario === 'success');
  const others = here.filter(
    (spec) =>
      spec.apart === true &&
      spec.effect === 'write' &&
      spec.stage === undefined &&
      !ofValues.test(spec.scenario),
  );
  if (plain === undefined || place.operation === null) return undefined;
  if (place.operation.kind === 'get') return besideOwn(place, place.operation, plain);
  if (others.length === 0) return undefined;
  return {
    ...plain,
    key: evidenceKey({ ...place, operation: place.operation }, 'success-and-further'),
    requires: [plain, ...others].map(({ key }) => key),
    plan: { calls: [] },
    gather: async (context) => {
      const gathered = await context.other(plain.key);
      if (gathered.kind === 'blocked') return gathered;
      const further = await Promise.all(others.map((spec) => furtherOf(context, spec)));
      return { kind: 'evidence', evidence: { ...gathered.evidence, further: further.flat() } };
    },
  };
}

/** The newest records of a list may lack what the run wrote in another format, such as a date that is unset. */
function besideOwn(
  { format, address }: Place,
  get: Operation,
  plain: EvidenceSpec,
): EvidenceSpec | undefined {
  if (nameMember[get.name] === undefined || address !== defaultAddress(format)) return undefined;
  const own = ownKey(get);
  return {
    ...plain,
    key: evidenceKey({ operation: get, format, address }, 'success-and-own'),
    requires: [plain.key],
    follows: [own],
    plan: { calls: [] },
    gather: async (context) => {
      const gathered = await context.other(plain.key);
      if (gathered.kind === 'blocked' || !context.isPlanned(own)) return gathered;
      const [settled] = await Promise.allSettled([context.other(own)]);
      if (settled.status === 'rejected' || settled.value.kind === 'blocked') return gathered;
      const read = settled.value.evidence.others[readIn(format)];
      if (read === undefined) return gathered;
      const further: readonly FurtherAnswer[] = [{ answer: read, expects: 'success' }];
      return { kind: 'evidence', evidence: { ...gathered.evidence, further } };
    },
  };
}

/** What could not be gathered is `errored` in its own cases. */
async function furtherOf(context: GatherContext, spec: EvidenceSpec): Promise<readonly FurtherAnswer[]> {
  const [settled] = await Promise.allSettled([context.other(spec.key)]);
  if (settled.status === 'rejected' || settled.value.kind === 'blocked') return [];
  const { answer, others }: Evidence = settled.value.evidence;
  return [
    { answer, expects: spec.expects },
    ...Object.entries(others).map(
      ([name, other]): FurtherAnswer => ({
        answer: other,
        expects: meant.includes(name) && spec.expects !== 'failure' ? spec.expects : 'failure',
      }),
    ),
  ];
}
