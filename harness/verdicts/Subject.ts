import type { Disposables } from '../../config/disposables.ts';
import type { Decoded } from '../../formats/Codec.ts';
import type { Deviation } from '../../formats/Deviation.ts';
import { isNumeric, numeric, sameNumber } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { Numeric, RecordValue } from '../../specs/Value.ts';
import type { Evidence } from '../evidence/Evidence.ts';
import type { EvidenceSpec } from '../evidence/EvidenceSpec.ts';
import type { Answer } from '../exchanges/Answer.ts';
import type { Exchange } from '../exchanges/Exchange.ts';
import { type CallOutcome, outcomeOf } from '../exchanges/outcome.ts';
import { statusIn } from '../exchanges/statusBlock.ts';
import { shown } from '../words/shown.ts';
import type { CheckContext } from './Case.ts';
import type { CheckResult } from './Judgement.ts';
import { NoAnswerError } from './silence.ts';

/** Answers that the kernel puts beside those of a probe: the same call elsewhere, or again (suites/kernel/answersBeside.ts). */
type Beside = 'json' | 'home' | 'plain' | 'plain-again' | 'other-format';

/** Says what is wrong with a subject, or why that can't be said. */
export type Judge = (subject: Subject) => CheckResult;

/** One answer as the checks see it; `Names` are those of the answers beside it, where they are known. */
export interface Subject<Names extends string = string> {
  readonly spec: EvidenceSpec;
  readonly evidence: Evidence<string extends Names ? string : Names | Beside>;
  readonly answer: Answer;
  /** The answers beside it, by their names. */
  readonly others: Subject<Names>['evidence']['others'];
  /** Each trial that a generated scenario made; empty where it made none. */
  readonly trials: readonly Evidence[];
  readonly exchange: Exchange;
  readonly response: NonNullable<Exchange['response']>;
  /** Null when the bytes do not decode; only checks that read `bytes` meet that. */
  readonly decoded: Decoded | null;
  /** Empty where nothing was decoded. */
  readonly value: RecordValue;
  readonly status: RecordValue | undefined;
  readonly deviations: readonly Deviation[];
  readonly outcome: CallOutcome;
  readonly context: CheckContext;
}

/** The subject of evidence whose call was answered; raises NoAnswerError when there was no response. */
export function subjectOf(evidence: Evidence, spec: EvidenceSpec, context: CheckContext): Subject {
  const { answer } = evidence;
  const { response } = answer.exchange;
  if (response === null) throw new NoAnswerError(answer);
  const value = answer.decoded?.value ?? {};
  return {
    spec,
    evidence,
    answer,
    others: evidence.others,
    trials: evidence.trials ?? [],
    exchange: answer.exchange,
    response,
    decoded: answer.decoded,
    value,
    status: statusIn(answer),
    deviations: answer.decoded?.deviations ?? [],
    outcome: outcomeOf(answer, spec.expects),
    context,
  };
}

/** Another answer, judged as if it were the one of the same evidence. */
export const subjectBeside = (
  { spec, context }: Pick<Subject, 'spec' | 'context'>,
  answer: Answer,
): Subject => subjectOf({ answer, others: {} }, spec, context);

/** The subject of evidence by itself, whatever it was gathered for: of a call that a lawful server takes. */
export function subjectOfCall(evidence: Evidence, context: CheckContext): Subject {
  const { operation, format, address } = evidence.answer.call;
  const spec: EvidenceSpec = {
    key: '',
    operation,
    format,
    address,
    scenario: '',
    expects: 'success',
    effect: 'read',
    plan: { calls: [] },
    gather: async () => ({ kind: 'evidence', evidence }),
  };
  return subjectOf(evidence, spec, context);
}

/** Whether the operation's row calls ResponseStatus optional and the answer is a success by HTTP (CustomReportGetData). */
export const mayLackStatus = ({ spec, response }: Pick<Subject, 'spec' | 'response'>): boolean =>
  response.status === 200 &&
  spec.operation?.response.find(({ name }) => name === 'ResponseStatus')?.optional === true;

/** The operation of evidence that has one; raises an Error (ours is wrong) for a call of none. */
export function operationOf({ spec }: Subject): Operation {
  if (spec.operation === null) throw new Error(`${spec.key} is about no operation`);
  return spec.operation;
}

/** The id that a call named as its target; raises an Error when the scenario sent none. */
export function sentId({ spec, answer }: Pick<Subject, 'spec' | 'answer'>): Numeric {
  const id = spec.operation?.target === undefined ? undefined : answer.call.members[spec.operation.target];
  if (!isNumeric(id)) throw new Error(`the scenario of ${spec.key} sent no id`);
  return id;
}

/** The disposable of the fixtures that a call named as its target; undefined where the fixtures hold none of that id. */
export function disposableOf<K extends 'allocatedWorkOrders' | 'finishedGoodReceipts'>(
  subject: Subject,
  kind: K,
): NonNullable<Disposables[K]>[number] | undefined {
  const list: readonly NonNullable<Disposables[K]>[number][] =
    subject.context.fixtures.disposable?.[kind] ?? [];
  return list.find(({ id }) => sameNumber(numeric(id), sentId(subject)));
}

/** The id that a call named, as it was sent; raises an Error when the scenario sent none. */
export const sentIdText = (subject: Subject): string => sentId(subject).lexeme;

/** What the status block of a failure says, in one line. */
export const messageOf = (subject: Subject): string =>
  `HTTP ${subject.response.status}, ErrorCode ${shown(subject.status?.ErrorCode)}, Message ${shown(subject.status?.Message)}`;
