import { overlaid, sampleOf } from '../../generators/records/samples.ts';
import { formats, showsLayout } from '../../specs/Format.ts';
import { isBlank } from '../../specs/isBlank.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { Operation } from '../../specs/Operation.ts';
import { addressClause } from '../../specs/promises.ts';
import { recordShape } from '../../specs/shapes.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { nameMemberOf } from '../../specs/writtenAndRead.ts';
import { readIn } from '../canonical/answeredReads.ts';
import { firstDifference, recordIn } from '../canonical/values.ts';
import type { Gathered } from '../evidence/Evidence.ts';
import type { Answer, Answers } from '../exchanges/Answer.ts';
import { hasSucceeded, outcomeOf } from '../exchanges/outcome.ts';
import { messageIn } from '../exchanges/statusBlock.ts';
import { isRefusedByOperation } from '../exchanges/statusMeaning.ts';
import { answerWithoutTexts } from '../words/answerInWords.ts';
import type { CheckContext } from './Case.ts';
import type { Judgement, Violation } from './Judgement.ts';
import { breach } from './judgements.ts';
import { mayBeLayout } from './unreadableCause.ts';

/**
 * The name of a plain write that is repeated when a variant of it is refused. The target may have no room left for records, and then
 * the refusal proves nothing about the variant (rule 3). The repeated write has a record of its own.
 */
export const plainAgain = 'plain-again';

/** Why there is nothing to judge, said of evidence or by a check. */
export type BlockedEitherWay = Extract<Gathered, { kind: 'blocked' }> &
  Extract<Judgement, { kind: 'blocked' }>;

/** The name of a refused Insert that is made again without its flags, which are false: that is what a missing flag means. */
export const withoutFlags = 'without-flags';

/** What is taken instead of a refused Insert, by its name among the evidence, and what that tells. */
const takenInstead: Readonly<Record<string, string>> = {
  upsert: 'Insert is refused, and InsertOrUpdate of the same record is taken',
  [withoutFlags]: 'Insert is refused with a flag that is false, and taken without it',
};

/** The name of the operator's sample that is sent again without what Assay adds to it, after a refusal. */
export const sampleAlone = 'sample-alone';

/** Why the refusal of a record over the operator's sample is no breach: the target takes the sample without what Assay adds. */
export function refusedForAdditions({ [sampleAlone]: alone }: Answers): BlockedEitherWay | undefined {
  if (alone === undefined || !hasSucceeded(alone)) return undefined;
  const message = "the fixtures' sample is taken, but not with what Assay adds to it";
  return { kind: 'blocked', cause: 'control', message, answer: alone, exchange: alone.exchange };
}

/** Why a refused Insert is ACT-1's: the target takes the same record in another way. Undefined where that is not so. */
export function refusedAsInsert(others: Answers): BlockedEitherWay | undefined {
  for (const [name, message] of Object.entries(takenInstead)) {
    const answer = others[name];
    if (answer === undefined || !hasSucceeded(answer)) continue;
    return { kind: 'blocked', cause: 'clause:ACT-1', answer, exchange: answer.exchange, message };
  }
  return undefined;
}

/**
 * Why the refusal of a variant proves nothing: the target now refuses the plain write as well. Undefined if the plain write was taken
 * again, or was not sent. It serves as a judgement and as evidence, and names the same answer in both.
 */
export function refusedByNow(again: Answer | undefined): BlockedEitherWay | undefined {
  if (again === undefined || !refusesOrIsSilent(again)) return undefined;
  const message = 'the plain write that was taken before is now refused as well';
  return { kind: 'blocked', cause: 'control', message, answer: again, exchange: again.exchange };
}

/** A refusal that can't be read, or no answer at all, is no taken write either. */
function refusesOrIsSilent(answer: Answer): boolean {
  const status = answer.exchange.response?.status ?? 0;
  return answer.decoded === null ? status >= 400 || status === 0 : outcomeOf(answer, 'success') === 'failed';
}

/** The name of a refused call that is made again in another format (suites/kernel/answersBeside.ts). */
export const otherFormat = 'other-format';

/**
 * Why a call is refused only because of its format: another format takes the very same call. Undefined where that was not tried, where
 * it was refused as well, or where the layout of a nested record may be the reason.
 */
export function takenInOtherFormat(answer: Answer, others: Answers): BlockedEitherWay | undefined {
  const { [otherFormat]: taken } = others;
  const isTaken = (one: Answer | undefined) => one !== undefined && hasSucceeded(one);
  if (taken === undefined || !isTaken(taken) || isTaken(answer)) return undefined;
  const { format, address } = answer.call;
  // Where the plain write is taken in this format, what the call sends beside it is the reason. Its own clause judges that.
  const ofCall = isTaken(others[plainAgain])
    ? ('control' as const)
    : (`clause:${addressClause(address, format)}` as const);
  const cause = mayBeLayout(answer) && !showsLayout(format) ? 'layout' : ofCall;
  const message = `${format} refuses the call, and ${taken.call.format} takes it`;
  return { kind: 'blocked', cause, message, answer: taken, exchange: taken.exchange };
}

/**
 * The breach of a Get that json alone refuses. The document shows how json is written, and other formats take the same call, so neither
 * the layout nor the record that it names is the reason. Undefined where two other formats do not take it.
 */
export function refusedInJsonAlone(others: Answers): Violation | undefined {
  const { [readIn('json')]: read } = others;
  const taken = formats.filter((format) => {
    const answer = others[readIn(format)];
    return answer !== undefined && hasSucceeded(answer);
  });
  if (read === undefined || !isRefusedByOperation(read) || taken.length < 2) return undefined;
  const told = answerWithoutTexts(read);
  return breach(
    read,
    'json refuses a Get that other formats take',
    `success, as in ${taken.join(' and ')}`,
    told,
  );
}

/** Whether a refusal names a member that the sent block lacks: a lawful server may want more in a block than it stores (rule 3). */
export function lacksMore(answer: Answer): boolean {
  const { ShippingInfo: sent } = answer.call.members;
  const said = messageIn(answer)?.toLowerCase();
  if (!isRecord(sent) || said === undefined) return false;
  return recordShape('ShippingInfo')
    .members.filter(({ name: member }) => sent[member] === undefined)
    .some(({ name: member }) => said.includes(member.replace(/Info$/, '').toLowerCase()));
}

/** The operator's sample of the record that a call writes, as the call sends it. */
type SentSample =
  | { readonly kind: 'none' | 'whole' }
  /** Assay sends a value of its own at that path, so a refusal of the call says nothing of the sample. */
  | { readonly kind: 'replaced'; readonly path: string };

/**
 * Whether an insert sends all that the fixtures' sample of its record holds. Only then is its refusal a breach (rule 3). A sample shows
 * that a record can be made, and nothing about later writes to it.
 */
export function sentSample({ call }: Answer, { fixtures }: Pick<CheckContext, 'fixtures'>): SentSample {
  const { operation } = call;
  if ((call.members.mvRecordAction ?? 'Insert') !== 'Insert') return { kind: 'none' };
  const record = operation?.record;
  const given = record === undefined ? undefined : fixtures.samples?.[record];
  if (operation === null || record === undefined || given === undefined) return { kind: 'none' };
  const sample = sampleOf({ fixtures }, record);
  // A member that the document does not show is not sent.
  const unsent = Object.keys(given).find((name) => !(name in sample));
  if (unsent !== undefined) return { kind: 'replaced', path: `${record}.${unsent}` };
  const sent = recordIn(call.members[record]);
  const replaced = firstDifference(sent, overlaid(sent, wantedIn(sample, operation)), record);
  return replaced === undefined ? { kind: 'whole' } : { kind: 'replaced', path: replaced.path };
}

/**
 * What a target may insist on in a sample. Each record has an id, a name, numbers and a SKU of its own, and any text as its comments. A member
 * without a value asks for nothing.
 */
function wantedIn(sample: RecordValue, operation: Operation): RecordValue {
  const ofOne = [operation.id, nameMemberOf(operation)];
  const isItsOwn = (name: string): boolean =>
    ofOne.includes(name) || /(?:No\d?|SKU|Comments|Remarks|Description)$/.test(name);
  const wanted: Record<string, Value | undefined> = {};
  for (const [name, value] of Object.entries(sample)) {
    if (isRecord(value)) wanted[name] = wantedIn(value, operation);
    else if (!isItsOwn(name) && !isBlank(value)) wanted[name] = value;
  }
  return wanted;
}
