import { isUnknownId } from '../../generators/records/writeMembers.ts';
import type { Capabilities } from '../../harness/target/Capabilities.ts';
import type { MangledKey } from '../../harness/target/mangledKey.ts';
import { basePathOf } from '../../harness/transport/basePathOf.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { titleOf } from '../../reports/diagnosis/inWords.ts';
import { operationNamed } from '../../specs/operations.ts';
import { fixturePlaces, placeForMember, variableOf } from '../curl/namingMembers.ts';
import { type Embedded, openEmbedded } from '../run/embedded.ts';
import { isSuccess, largestOf, valuesOf } from './answerLines.ts';
import { type CandidateCheck, candidateChecks } from './candidateChecks.ts';
import { sightOf } from './conditions.ts';
import { type CallIndex, neededCalls } from './neededCalls.ts';
import { deletingRequest } from './ownershipProofs.ts';
import type { Condition, Removal, Reproduction, ScriptCheck, ScriptVariable } from './Reproduction.ts';
import { recordKey, type StoredCall } from './storedCalls.ts';
import { type TriedScript, tryOn } from './tryOn.ts';
import { type RunOfCalls, type WrittenSteps, writtenSteps } from './writtenSteps.ts';

/** What is known of the run in which a breach was found. */
export interface RunOfBreach extends RunOfCalls {
  /** The base URL. */
  readonly target: string;
}

/**
 * A breach as calls that can be made again with the simplest comparison that shows it. Each comparison is tried on the answers of the
 * run, where it must show the breach, and with the calls on the reference server, where it must not. Without such a comparison all
 * calls of the verdict are kept, and a person has to look. Undefined if a call can't be written again without an id that may be another record's.
 */
export async function reproductionOf(verdict: Verdict, run: RunOfBreach): Promise<Reproduction | undefined> {
  const { index } = run;
  const listed = verdict.exchanges.flatMap((id) => index.byId.get(id) ?? []);
  const [decisive] = listed;
  if (decisive === undefined) return undefined;
  const isMade = (call: StoredCall, member: string, value: string): boolean => {
    const maker = index.makers.get(recordKey(variableOf(member), value));
    return maker !== undefined && maker.number < call.number;
  };
  const tried = new Map<string, Promise<TriedScript>>();
  for (const candidate of candidateChecks(verdict, listed, isMade)) {
    const ofRun = (call: number): StoredCall | undefined => listed.find(({ number }) => number === call);
    if (sightOf(candidate, ofRun) !== 'seen') continue;
    const needed = neededCalls(candidate.calls, listed, index, namedIn(candidate));
    const control = controlFor(verdict, candidate, needed, index);
    const calls = control === undefined ? needed : [control, ...needed];
    const made = reproduction(verdict, run, calls, candidate, decisive);
    if (made === undefined || made.check === null || restsOnQuantity(made, made.check)) continue;
    // All that a trial depends on. Checks on the same answers differ in little: one may take an id that the other does not.
    const key = JSON.stringify([made.steps, made.variables]);
    const trial = tried.get(key) ?? onReference(made, run.seed);
    tried.set(key, trial);
    const { answers, filled } = await trial;
    if (sightOf(made.check, (call) => answers[call], filled) === 'notSeen') return made;
  }
  return reproduction(verdict, run, neededCalls(listed, listed, index), null, decisive);
}

/**
 * A read that shows whether the target takes the key, before calls that may tell the same of a wrong key as of a mended server. Undefined
 * if the script tells so by itself, or if the run has no such read.
 */
function controlFor(
  { clause }: Verdict,
  { calls, onlyIf }: CandidateCheck,
  needed: readonly StoredCall[],
  { controls }: CallIndex,
): StoredCall | undefined {
  const isShown = !clause.startsWith('AUTH-') && onlyIf.some(({ kind }) => kind === 'value');
  const isPrepared = needed.some(
    (call) => !calls.includes(call) && call.writes !== undefined && isSuccess(call.lines),
  );
  return isShown || isPrepared ? undefined : controls.find((call) => !needed.includes(call));
}

/**
 * Whether a check compares a number in a record that the operator names. Another record holds another number, so the check would tell
 * nothing.
 */
const restsOnQuantity = ({ variables }: Reproduction, { condition }: ScriptCheck): boolean =>
  condition.kind === 'value' &&
  variables.every(({ standIn }) => standIn !== condition.value) &&
  /^-?\d+(?:\.\d+)?$/.test(condition.value) &&
  !/^(?:ResponseStatus\.\w+|entityID|relatedDocumentID)$/.test(condition.member) &&
  variables.some(({ kind, value }) => kind === 'given' && value === undefined);

/** The record that a comparison is about, if it names an id. */
const namedIn = ({ condition }: CandidateCheck): readonly string[] =>
  condition.kind === 'value' ? [recordKey(variableOf(condition.member), condition.value)] : [];

/** Makes the calls on a fresh reference server. */
async function onReference(made: Reproduction, seed: number): Promise<TriedScript> {
  const embedded = await openEmbedded(seed);
  try {
    return await tryOn(made, embedded.url, embedded.apiKey, givenOf(embedded));
  } finally {
    await embedded.close();
  }
}

/** The embedded server's own value of an operator's variable. */
export function givenOf({ fixtures }: Pick<Embedded, 'fixtures'>): (variable: ScriptVariable) => string {
  const places = fixturePlaces(fixtures);
  return ({ member = '', value }) => placeForMember(member, places)?.value ?? value ?? '1';
}

/** A base URL as the requests of a run begin. */
function baseOf(target: string): string {
  const url = new URL(target);
  return url.origin + basePathOf(url);
}

function reproduction(
  verdict: Verdict,
  run: RunOfBreach,
  calls: readonly StoredCall[],
  candidate: CandidateCheck | null,
  decisive: StoredCall,
): Reproduction | undefined {
  const baseUrl = baseOf(run.target);
  const keyAs = (call: StoredCall): MangledKey | undefined =>
    call === decisive ? mangledIn(verdict.id) : undefined;
  const written = writtenSteps(
    calls,
    baseUrl,
    run,
    keyAs,
    (call) =>
      candidate !== null &&
      !candidate.calls.includes(call) &&
      (call.writes !== undefined || run.index.controls.includes(call)),
  );
  if (written === undefined) return undefined;
  const check = candidate === null ? null : writtenCheck(candidate, calls, written, run);
  const removals = removalsOf(calls, written, run.capabilities);
  const { id, clause, level, message = '', expected, actual } = verdict;
  return {
    caseId: id,
    clause,
    level,
    message,
    title: titleOf([verdict]),
    ...(expected === undefined ? {} : { expected }),
    ...(actual === undefined ? {} : { actual }),
    target: baseUrl,
    runId: run.id,
    exchanges: calls.map((call) => call.id),
    steps: written.steps,
    variables: written.variables,
    check,
    removals,
    left: calls.flatMap((call, step) =>
      call.inserts && call.operation?.id !== undefined && !removals.some(({ proof }) => proof.maker === step)
        ? [{ step, record: insertedBy(call), isMadeInRun: isSuccess(call.lines) }]
        : [],
    ),
  };
}

/** A check on answers of the run, as one on the answers to the steps. */
function writtenCheck(
  { condition, seenIf, onlyIf }: CandidateCheck,
  calls: readonly StoredCall[],
  written: WrittenSteps,
  { id: runId, seed, index: { makers } }: RunOfBreach,
): ScriptCheck {
  const place = (call: number): number => calls.findIndex(({ number }) => number === call);
  const standInFor = (member: string, value: string): string => {
    if (!/^\w*(?:Id|ID)$/.test(member) || !/^-?[1-9]\d*$/.test(value)) return written.marked(value);
    const maker = makers.get(recordKey(variableOf(member), value));
    if (maker !== undefined && calls.includes(maker)) return written.made(maker)?.standIn ?? value;
    const sent = calls.flatMap(({ sentIds }) => sentIds).find((id) => id.value === value);
    if (sent !== undefined) return written.sent(sent, value);
    if (isUnknownId({ runId, seed }, value)) return value;
    const source = calls.find((call) => largestOf(valuesOf(call.lines, member)) === value);
    return (source === undefined ? written.givenFor(member, value) : written.largest(source, member)).standIn;
  };
  const conditionOf = (one: Condition): Condition => {
    const call = place(one.call);
    switch (one.kind) {
      case 'line':
        return { ...one, call };
      case 'text':
        return { ...one, call, text: written.marked(one.text) };
      case 'same':
        return { ...one, call, other: place(one.other) };
      case 'value':
        return { ...one, call, value: standInFor(one.member, one.value) };
    }
  };
  return { condition: conditionOf(condition), seenIf, onlyIf: onlyIf.map(conditionOf) };
}

/** What a call inserts, such as `a document`. */
const insertedBy = ({ writes = '' }: StoredCall): string =>
  writes.replace(/^it (?:inserts|adds)(?: or updates)? /, '').replace(/,.*$/, '');

const isRemovable = ({ operation: called }: StoredCall): boolean => called?.name === 'CompanyUpdate';

/** Deletes the companies that steps made, if proven: no documented call removes a record of another kind that a call makes. */
const removalsOf = (
  calls: readonly StoredCall[],
  { proof: provenOwnership, steps }: Pick<WrittenSteps, 'proof' | 'steps'>,
  capabilities: Capabilities,
): readonly Removal[] =>
  calls.flatMap((call) => {
    const proof = isRemovable(call) ? provenOwnership(call) : undefined;
    if (proof === undefined) return [];
    const made = steps[proof.maker] ?? call;
    const deleting = operationNamed('CompanyDelete');
    const deletedBy = calls.findIndex(
      ({ operation: one, sentIds }) =>
        one === deleting && sentIds.some((id) => recordKey(id.variableName, id.value) === call.madeKey),
    );
    return [
      {
        proof,
        format: made.format,
        request: deletingRequest(deleting, proof.variable, made, capabilities),
        ...(deletedBy === -1 ? {} : { deletedBy }),
      },
    ];
  });

/** How a case mangles the key, where a redacted request does not show it: what is left of the key looks like the right one. */
function mangledIn(caseId: string): MangledKey | undefined {
  const [, , clause, ...slug] = caseId.split('/');
  const key = slug.at(-1);
  return clause === 'AUTH-3' && (key === 'truncated' || key === 'altered') ? key : undefined;
}
