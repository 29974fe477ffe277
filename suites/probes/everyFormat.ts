import { allShown, wholeMembers } from '../../generators/messages/readMembers.ts';
import { readIn, readsInFormats } from '../../harness/canonical/answeredReads.ts';
import { blameByMajority } from '../../harness/canonical/blameByMajority.ts';
import type { Evidence, Gathered } from '../../harness/evidence/Evidence.ts';
import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import { plainCall } from '../../harness/evidence/plainCall.ts';
import type { Answer, Answers } from '../../harness/exchanges/Answer.ts';
import { hasSucceeded } from '../../harness/exchanges/outcome.ts';
import { settle, widened } from '../../harness/settle/brackets.ts';
import { clocks } from '../../harness/zone/clocks.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operationNamed } from '../../specs/operations.ts';
import { readsWhatIsWritten } from '../../specs/rules.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { evidenceKey, operationsWhere } from '../kernel/probe.ts';

/** What is said of a call that is made in all of the run's formats: a read, where nothing else is said. */
export const inManyFormats = (operation: Operation, selected: readonly Format[], scenario: string) =>
  ({
    key: `all/${operation.name}/many/${scenario}`,
    operation,
    format: selected[0] ?? 'json',
    address: 'many',
    scenario,
    expects: 'success',
    apart: true,
    effect: 'read',
    plan: { calls: [operation.name] },
  }) as const;

/** The key of a scenario's evidence in one of them, at its default address. */
export const keyInFormat = (operation: Operation, format: Format, scenario = plainCall): string =>
  evidenceKey({ operation, format, address: defaultAddress(format) }, scenario);

/**
 * One Get in all of the run's formats, at their default addresses.
 *
 * What was read anyway is looked at first. Where it differs, or has no record in common, the Get is read again in a bracket. That
 * begins with the format that the others are compared with, and ends with two more reads in it (`after`, `afterwards`).
 */
export const everyFormat = (operation: Operation, selected: readonly Format[]): EvidenceSpec => ({
  ...inManyFormats(operation, selected, 'every-format'),
  requires: isReadAnew(operation) ? [] : plainKeys(operation, selected),
  looksAtIfHere: isReadAnew(operation) ? [] : [keyOfRunReads(readsOfTexts)],
  gather: async (context) => {
    if (isReadAnew(operation)) {
      const whole = wholeMembers(context, operation);
      const { evidence } = await readInEachFormat(context.call, operation, selected, whole);
      return believedReads(context, operation, selected, evidence);
    }
    const first = await readBefore(context, operation, selected);
    if (first.kind === 'blocked') return first;
    const reads = await believedReads(context, operation, selected, first.evidence);
    const witnessed = await besideTexts(context, operation, selected, reads.evidence);
    return witnessed === reads.evidence ? reads : believedReads(context, operation, selected, witnessed);
  },
});

/** The Get that shows texts of all kinds once the run has written its companies (TYP-12). */
const readsOfTexts = operationNamed('CompanyGet');

/** Of the read in every format of what the run wrote. */
export const keyOfRunReads = (get: Operation): string => `all/${get.name}/many/own`;

/**
 * Reads beside those that show what each format keeps of texts of all kinds. Most Gets show texts that no write of the run returns, so nothing
 * else tells whether a format garbled one. They are asked for only where it may have, and where they can't be had, it stays excused.
 */
async function besideTexts(
  context: GatherContext,
  operation: Operation,
  selected: readonly Format[],
  reads: Evidence,
): Promise<Evidence> {
  const { perFormat } = blameByMajority(operation, reads, selected);
  const isDoubtful = [...perFormat.values()].some(({ excused }) => excused.length > 0);
  const key = keyOfRunReads(readsOfTexts);
  if (!isDoubtful || reads.witnesses !== undefined || !context.isPlanned(key)) return reads;
  // What became of them is told by their own cases.
  const texts = await context.other(key).catch(() => undefined);
  return { ...reads, witnesses: texts?.kind === 'evidence' ? texts.evidence.others : {} };
}

/** A Get in every format, with deleted records. If no format can read the Get without them, it is not read with them either. */
export const everyFormatWithDeleted = (operation: Operation, selected: readonly Format[]): EvidenceSpec => ({
  ...inManyFormats(operation, selected, 'every-format-deleted-too'),
  requires: plainKeys(operation, selected),
  gather: async (context) => {
    const plain = await readBefore(context, operation, selected);
    if (plain.kind === 'blocked' || !Object.values(plain.evidence.others).some(hasSucceeded)) return plain;
    const members = { ...wholeMembers(context, operation), ...allShown };
    const { evidence } = await readInEachFormat(context.call, operation, selected, members);
    return believedReads(context, operation, selected, evidence);
  },
});

const plainKeys = (operation: Operation, selected: readonly Format[]): readonly string[] =>
  selected.map((format) => keyInFormat(operation, format));

/** Reads that can be believed: `first` where its formats agree, or what was read again in a bracket, beside the same witnesses. */
async function believedReads(
  context: GatherContext,
  operation: Operation,
  selected: readonly Format[],
  first: Evidence,
) {
  const { witnesses } = first;
  const evidence = await settle<Evidence>(context, {
    first,
    // What differs with no other call of the run in between is believed.
    isSettled: (reads, round) =>
      !isTroubled(operation, reads, selected) || (round > 1 && hasStood(operation, reads, selected)),
    readAnew: async (call, round, reads) => {
      const sent = widened(context, reads.answer.call.members, round > 0);
      const { base } = blameByMajority(operation, reads, selected);
      const anew = await readInEachFormat(call, operation, selected, sent, base);
      return { ...anew.evidence, ...(witnesses === undefined ? {} : { witnesses }) };
    },
  });
  return { kind: 'evidence', evidence } as const;
}

/** Runs leave so many companies and carriers of their own behind that the newest would be nothing else. */
const isReadAnew = operationsWhere(readsWhatIsWritten);

async function readBefore(
  context: GatherContext,
  operation: Operation,
  selected: readonly Format[],
): Promise<Gathered> {
  const answers: Record<string, Answer> = {};
  for (const format of selected) {
    const gathered = await context.other(keyInFormat(operation, format));
    if (gathered.kind === 'blocked') return gathered;
    answers[readIn(format)] = gathered.evidence.answer;
  }
  return gatheredAnswers(answers);
}

/** Reads in every format; the one of the bracket first, and twice more at the end. */
export async function readInEachFormat(
  call: GatherContext['call'],
  operation: Operation,
  selected: readonly Format[],
  members: RecordValue,
  bracket?: Format,
): Promise<ReturnType<typeof gatheredAnswers>> {
  const read = (format: Format): Promise<Answer> =>
    call(operation, members, { format, address: defaultAddress(format) });
  const answers: Record<string, Answer> = {};
  const inOrder = [...selected].sort((a, b) => Number(b === bracket) - Number(a === bracket));
  for (const format of inOrder) answers[readIn(format)] = await read(format);
  if (bracket === undefined) return gatheredAnswers(answers);
  const after = await read(bracket);
  return gatheredAnswers({ ...answers, after, afterwards: await read(bracket) });
}

function gatheredAnswers(others: Answers) {
  const [answer] = Object.values(others);
  if (answer === undefined) throw new Error('a run has at least one format');
  return { kind: 'evidence', evidence: { answer, others } } as const;
}

function hasStood(operation: Operation, evidence: Evidence, selected: readonly Format[]): boolean {
  const { base, perFormat } = blameByMajority(operation, evidence, selected);
  return [...perFormat].some(([format, { records }]) => format !== base && records > 0);
}

function isTroubled(operation: Operation, evidence: Evidence, selected: readonly Format[]): boolean {
  const { perFormat } = blameByMajority(operation, evidence, selected);
  const differs = [...perFormat.values()].some(
    ({ differences, orders, isEmpty, records }) =>
      differences.length > 0 || orders.length > 0 || (records === 0 && !isEmpty),
  );
  return differs || clocks(operation, readsInFormats(evidence, selected)).problems.length > 0;
}
