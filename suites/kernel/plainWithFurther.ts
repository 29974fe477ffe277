import type { FurtherAnswer } from '../../harness/evidence/Evidence.ts';
import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import { plainCall } from '../../harness/evidence/plainCall.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { holdsDocumentedMember } from '../../harness/exchanges/statusBlock.ts';
import type { Place } from '../../specs/Clause.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import type { Operation } from '../../specs/Operation.ts';
import { writeShownBy } from '../../specs/writtenAndRead.ts';
import { keyOfRunReads } from '../probes/everyFormat.ts';
import { readAgain } from '../probes/reads/readAgain.ts';
import { ofOpenAnswer } from '../probes/recordActions/chain.ts';
import { readsOfOpenOutcome } from '../probes/scenarioNames.ts';
import { evidenceKey } from './probe.ts';

const oddText = { expects: 'success', holdsOddValues: true } as const;

/**
 * The plain call at a place, with what stands beside it and what all other scenarios that write there brought. For a Get: the plain read, with
 * the read that shows all records of the run. It is for the clauses that every answer has to keep (`Check.alsoAsks`), and sends nothing.
 * Undefined where there are none, or no plain call.
 */
export function plainWithFurther(place: Place, here: readonly EvidenceSpec[]): EvidenceSpec | undefined {
  const plain = here.find(({ scenario }) => scenario === plainCall);
  if (plain === undefined || place.operation === null) return undefined;
  if (place.operation.kind === 'get') return plainWithReads(place, place.operation, plain, here);
  const others = here.filter(
    ({ apart, effect, stage, carries }) =>
      apart === true && effect === 'write' && stage === undefined && carries !== 'oddValues',
  );
  if (others.length === 0) return undefined;
  const requires = [plain, ...others].map(({ key }) => key);
  const judgedAlone = new Set(here.filter(({ apart }) => apart !== true).map(({ key }) => key));
  return withFurther(plain, 'success-and-further', { requires }, async (context) => {
    const all = await Promise.all(
      others.map(async (other) => {
        const further = await furtherOf(context, other.key, expectedOf(other));
        return other.carries === 'oddTexts' ? further.map((one) => ({ ...one, ...oddText })) : further;
      }),
    );
    // One exchange can be the answer of one scenario and stand beside that of another: what it was made for comes first.
    const ordered = [...all.flatMap((one) => one.slice(0, 1)), ...all.flatMap((one) => one.slice(1))];
    const besidePlain = (await furtherOf(context, plain.key, expectedOf(plain))).slice(1);
    return [...besidePlain, ...ordered.filter(({ answer }) => !judgedAlone.has(answer.call.caseId))];
  });
}

/** What is expected of the answer of a scenario, and of those that stand beside it by their names. */
const expectedOf =
  ({ expects, alsoTaken = [] }: EvidenceSpec) =>
  (name?: string): FurtherAnswer['expects'] =>
    name === undefined || (alsoTaken.includes(name) && expects !== 'failure') ? expects : 'failure';

/**
 * A read that is made again may be answered otherwise (GET-8). And the newest records of a list may lack what the run wrote in another
 * format, such as a date that is unset. A call whose outcome is open shows what failures of the Get say.
 */
function plainWithReads(
  place: Place,
  get: Operation,
  plain: EvidenceSpec,
  here: readonly EvidenceSpec[],
): EvidenceSpec | undefined {
  if (place.address !== defaultAddress(place.format)) return undefined;
  const open = here.filter(({ scenario }) => readsOfOpenOutcome.includes(scenario));
  const follows = [
    ...(readAgain.of(get) ? [evidenceKey(place, readAgain.name)] : []),
    ...(writeShownBy(get) === undefined ? [] : [keyOfRunReads(get)]),
  ];
  if (follows.length + open.length === 0) return undefined;
  const order = { requires: [plain, ...open].map(({ key }) => key), follows };
  return withFurther(plain, 'success-and-reads', order, async (context) => {
    const reads = follows.filter(context.isPlanned).map((key) => furtherOf(context, key, () => 'success'));
    const ofOpenOutcome = open.map(({ key, expects }) => furtherOf(context, key, () => expects));
    return (await Promise.all([...reads, ...ofOpenOutcome])).flat();
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
  const beside = Object.entries(others).filter(([name, other]) => !hasFailedBefore(name, other));
  return [
    { answer, expects: expected() },
    ...beside.map(([name, other]) => ({ answer: other, expects: expected(name) })),
  ];
}

/**
 * Whether a write without a known action failed before it came to the operation: a framework may bind the action to a type (ACT-9). It may
 * fail with 500 over a word that it does not know, and not over an action that is missing.
 */
function hasFailedBefore(step: string, answer: Answer): boolean {
  const status = answer.exchange.response?.status ?? 0;
  if (!ofOpenAnswer.some((name) => name === step) || holdsDocumentedMember(answer)) return false;
  return status >= 400 && (status < 500 || answer.call.members.mvRecordAction !== undefined);
}
