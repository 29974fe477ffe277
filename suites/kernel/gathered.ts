import type { Gathered } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { addresses } from '../../specs/Address.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operation } from '../../specs/operations.ts';
import { holdsNoMessage, unreadableCause } from './addressBlame.ts';
import { shown } from './judgements.ts';
import { evidenceKey, type ScenarioPlace } from './probe.ts';

/** One answer as evidence, with what it is compared with. */
export const found = (answer: Answer, others: Readonly<Record<string, Answer>> = {}): Gathered => ({
  kind: 'evidence',
  evidence: { answer, others },
});

/** Evidence that is not to be had because the operator's fixtures do not name what it needs. */
export const wanting = (fixture: string): Gathered => ({
  kind: 'blocked',
  cause: `fixture:${fixture}`,
  message: `the fixtures name no ${fixture}; \`assay list --fixtures\` prints what a full run needs`,
});

/** A preparing call was refused or not readable, so there is nothing to judge; with what the target said to it. */
export function unprepared(what: string, answer?: Answer): Gathered {
  const status = answer?.decoded?.value.ResponseStatus;
  const said = isRecord(status) && typeof status.Message === 'string' ? `: ${shown(status.Message)}` : '';
  const message = `${what}, which this evidence needs, was refused or brought no id${said}`;
  const isUnread = answer !== undefined && holdsNoMessage(answer);
  const cause = isUnread ? unreadableCause(answer, answer.call) : 'control';
  return { kind: 'blocked', cause, message, ...(answer === undefined ? {} : { answer }) };
}

/** The clauses of what stands around a message in soap: the element of the body, and the Envelope. */
export const envelopeClauses: readonly string[] = ['FMT-3', 'FMT-4', 'FMT-5'];

/**
 * The clause that a refusal of a plain lawful call breaks, for the reads that no lawful server refuses a good key.
 * A report wants parameters that the document does not show, a document's shipping is open: no clause of theirs.
 */
export function successClause(operation: Operation): 'GET-1' | 'GET-11' | undefined {
  if (['AccountSettingsGet', 'APIKeyGet', 'UserGet'].includes(operation.name)) return 'GET-11';
  if (operation.name === 'CustomReportGetData') return undefined;
  return operation.list === undefined ? undefined : 'GET-1';
}

/** The evidence of another operation at the default address of the same format. */
export function siblingKey(place: ScenarioPlace, name: string, scenario = 'success'): string {
  const address = defaultAddress(place.format);
  return evidenceKey({ operation: operation(name), format: place.format, address }, scenario);
}

/** The plain call of this place's operation in its format. */
export const plainKey = (place: ScenarioPlace): string => siblingKey(place, place.operation.name);

/** What a scenario requires to know whether its operation takes such records at all. */
export const ofPlain = (place: ScenarioPlace): readonly string[] => [plainKey(place)];

/** The same at every address at which it may be called. */
export const everyKey = (place: ScenarioPlace, name: string, scenario = 'success'): readonly string[] =>
  addresses.map((address) =>
    evidenceKey({ operation: operation(name), format: place.format, address }, scenario),
  );

/** The answer of other evidence; undefined where that is not to be had. */
export const answerIn = (gathered: Gathered): Answer | undefined =>
  gathered.kind === 'evidence' ? gathered.evidence.answer : undefined;

/** Those of the answers that were had. */
export const withoutUndefined = (
  answers: Readonly<Record<string, Answer | undefined>>,
): Readonly<Record<string, Answer>> =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, answer]) => (answer === undefined ? [] : [[name, answer]])),
  );
