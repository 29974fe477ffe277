import { readIn } from '../../harness/canonical/answeredReads.ts';
import { sameAgain, unlikeFailure } from '../../harness/canonical/sayings.ts';
import type { Evidence, Gathered } from '../../harness/evidence/Evidence.ts';
import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import { plainCall } from '../../harness/evidence/plainCall.ts';
import type { Answer, Answers } from '../../harness/exchanges/Answer.ts';
import { hasSucceeded, outcomeOf } from '../../harness/exchanges/outcome.ts';
import { isNotLetIn } from '../../harness/exchanges/statusMeaning.ts';
import type { Judgement } from '../../harness/verdicts/Judgement.ts';
import { blocked } from '../../harness/verdicts/judgements.ts';
import { plainAgain, refusedByNow } from '../../harness/verdicts/refusals.ts';
import { isAnswered } from '../../harness/verdicts/silence.ts';
import { noteMade } from '../../harness/writes/writtenRecord.ts';
import type { Place } from '../../specs/Clause.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operations } from '../../specs/operations.ts';
import { operationsWhere, type Scenario } from '../kernel/probe.ts';
import { inManyFormats, keyInFormat } from './everyFormat.ts';
import { operationSuites } from './plain/operationSuites.ts';

/** A call that fails, or should, in every format at its default address. */
export interface FailingCall {
  readonly operation: Operation;
  readonly scenario: Scenario;
  /** Its name, where it is not the first of an operation: a part of case ids. */
  readonly slug?: string;
  readonly spec: EvidenceSpec;
}

/**
 * The failing calls that the suites make of the operations for which a rule holds, each put together from all of the run's formats.
 * None where these formats leave nothing to `compare`.
 */
export const failingCalls = (
  selected: readonly Format[],
  rule: (place: Place) => boolean,
  compare: readonly Format[] = selected,
): readonly FailingCall[] =>
  (compare.length < 2 ? [] : [...operations.values()].filter(operationsWhere(rule))).flatMap((operation) =>
    (operationSuites.get(operation.name) ?? [])
      .filter(({ expects, where, apart }) => expects === 'failure' && where !== 'elsewhere' && apart !== true)
      .map((scenario, index) => ({
        operation,
        scenario,
        ...(index === 0 ? {} : { slug: scenario.name }),
        spec: inAllFormats(operation, scenario, selected),
      })),
  );

/** Whether the plain write of an operation tells if its requests are understood in a format. */
const hasPlain = ({ name, kind }: Operation): boolean =>
  kind === 'write' && (operationSuites.get(name) ?? []).some((one) => one.name === plainCall);

const plainIn = (format: Format): string => `plain-${format}`;

/** Why the failing call may fail for another reason in a format: the plain call of the operation is refused there as well. */
export function plainRefusal(others: Evidence['others'], format: Format): Judgement | undefined {
  const plain = others[plainIn(format)];
  if (plain === undefined) return undefined;
  if (!isAnswered(plain)) return blocked('control', `in ${format} the plain write is not answered`);
  if (isNotLetIn(plain.exchange.response?.status))
    return blocked('clause:AUTH-1', `in ${format} the plain call is not let in either`);
  return outcomeOf(plain, 'success') === 'failed'
    ? blocked('control', `in ${format} the plain write is refused as well`)
    : undefined;
}

/** The answers that tell how the call fails, by their formats: to a call whose plain one works there. */
export const tellingAnswers = (
  others: Evidence['others'],
  formats: readonly Format[],
  isFailure: (answer: Answer, format: Format) => boolean,
): ReadonlyMap<Format, Answer> =>
  new Map(
    formats.flatMap((format) => {
      const answer = others[readIn(format)];
      return answer !== undefined &&
        isAnswered(answer) &&
        plainRefusal(others, format) === undefined &&
        isFailure(answer, format)
        ? [[format, answer] as const]
        : [];
    }),
  );

function inAllFormats(operation: Operation, scenario: Scenario, selected: readonly Format[]): EvidenceSpec {
  const keyOf = (format: Format, name: string): string => keyInFormat(operation, format, name);
  const plainKeys = new Map(
    hasPlain(operation) ? selected.map((format) => [format, keyOf(format, plainCall)]) : [],
  );
  return {
    ...inManyFormats(operation, selected, scenario.name),
    expects: 'failure',
    ...(scenario.shownBy === undefined ? {} : { shownBy: scenario.shownBy }),
    effect: scenario.effect,
    requires: [...selected.map((format) => keyOf(format, scenario.name)), ...plainKeys.values()],
    gather: async (context) => {
      const others: Record<string, Answer> = {};
      let obstacle: Gathered | undefined;
      for (const format of selected) {
        const gathered = await context.other(keyOf(format, scenario.name));
        const key = plainKeys.get(format);
        const control = key === undefined ? undefined : await context.other(key);
        const asked = control?.kind === 'evidence' ? control.evidence.answer : undefined;
        if (asked !== undefined) others[plainIn(format)] = asked;
        if (gathered.kind === 'blocked') {
          obstacle ??= gathered;
          continue;
        }
        const { answer, others: beside } = gathered.evidence;
        others[readIn(format)] = answer;
        // Of a delete it is there only where neither call is let in.
        const plain =
          refusedByNow(beside[plainAgain]) === undefined ? (asked ?? beside.plain) : beside[plainAgain];
        if (plain !== undefined) others[plainIn(format)] = plain;
      }
      const answers = selected.flatMap((format) => others[readIn(format)] ?? []);
      const [answer] = answers;
      Object.assign(others, await failingAgain(context, answers));
      if (answer !== undefined) return { kind: 'evidence', evidence: { answer, others, pooled: true } };
      if (obstacle === undefined) throw new Error('a run has at least one format');
      return obstacle;
    },
  };
}

/** Where formats fail in other words, one of them is asked again: words that change with each failure are no difference (XF-3). */
async function failingAgain(context: GatherContext, answers: readonly Answer[]): Promise<Answers> {
  const { call } = unlikeFailure(answers) ?? {};
  if (call?.operation == null) return {};
  const { operation, members, format, address } = call;
  const again = await context.call(operation, members, { format, address });
  if (operation.kind === 'write' && hasSucceeded(again)) noteMade(context, again);
  return { [sameAgain]: again };
}
