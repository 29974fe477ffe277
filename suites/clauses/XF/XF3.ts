import { readIn } from '../../../harness/canonical/answeredReads.ts';
import { majority } from '../../../harness/canonical/majority.ts';
import {
  entityOf,
  errorCodeText,
  failedTwice,
  internalCodeOf,
  messageWords,
  resultOf,
  sendSameDefect,
  type TwoFailures,
} from '../../../harness/canonical/sayings.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import type { Case, CheckContext } from '../../../harness/verdicts/Case.ts';
import { type AnswerToJudge, answerToJudge } from '../../../harness/verdicts/gate.ts';
import type { Judgement } from '../../../harness/verdicts/Judgement.ts';
import { blocked, breach, judged } from '../../../harness/verdicts/judgements.ts';
import { anotherFailure } from '../../../harness/verdicts/yieldsTo.ts';
import { countOfNamed, ellipsis } from '../../../harness/words/wordsOfFailure.ts';
import { unreadIdOf } from '../../../harness/writes/layoutGaps.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import type { Format } from '../../../specs/Format.ts';
import { either, kindIs, takesRecordAction } from '../../../specs/rules.ts';
import { caseInFormat } from '../../kernel/cases.ts';
import { clause } from '../../kernel/clause.ts';
import { type FailingCall, failingCalls, plainRefusal, tellingAnswers } from '../../probes/failingCalls.ts';

export const XF3 = clause('XF-3', {
  statement: 'The same failing call fails the same way in every format.',
  section: 'Errors 1',
  judging:
    'InternalErrorCode is equal, and so is entityID in the answers to deletes. The Message should be, but for what was sent and for what changes between two calls alike. A difference in ErrorCode, in result or in the entityID of a write counts under ENV-3, ENV-9 or ENV-8. The calls are well-formed and have the right key: those of ERR-1 to ERR-4 and ACT-5.',
  appliesTo: atHome(
    'The operations with a call that has to fail or should.',
    either(takesRecordAction, kindIs('delete')),
  ),
  yieldsTo: [anotherFailure],
  /** Each format is compared with what most of them say. */
  casesAcross: (selected) => {
    const calls = failingCalls(selected, XF3.appliesTo.holds).filter(
      ({ scenario }) => scenario.askedForBy === undefined,
    );
    return {
      evidence: calls.map(({ spec }) => spec),
      cases: calls.flatMap((call) =>
        selected.flatMap((format) => [
          ...(hasOwnCodes(call) ? [saysTheUsual(call, format, selected, codes)] : []),
          saysTheUsual(call, format, selected, message),
        ]),
      ),
    };
  },
});

/**
 * Whether a code may differ that no other clause judges in each format by itself (rule 5). ErrorCode, result and the entityID of a
 * write have such clauses, and so has InternalErrorCode where the document shows the failure.
 */
const hasOwnCodes = ({ operation, scenario }: FailingCall): boolean =>
  scenario.shownBy === undefined && operation.response.some(({ name }) => name === 'InternalErrorCode');

/** Something that a failure says, as text that is the same in every format. */
interface Saying {
  readonly name: string;
  readonly of: (answer: Answer, twice: TwoFailures | undefined) => string;
  /** The clause that judges what it has to be here, whatever the other formats say (rule 5). */
  readonly judgedBy: (call: FailingCall, actual: string, usual: string) => string | undefined;
  /** The clause that wants it to be there. */
  readonly absent?: string;
  /** The clause that wants it to be text: what could be read of anything else says nothing. */
  readonly typedBy?: string;
}

/** What one case looks at, first to last. */
interface Part {
  readonly level: 'MUST' | 'SHOULD';
  readonly slug?: string;
  readonly sayings: readonly Saying[];
}

const isWrite = ({ operation }: FailingCall): boolean => operation.kind === 'write';

const codes: Part = {
  level: 'MUST',
  sayings: [
    { name: 'ErrorCode', of: errorCodeText, judgedBy: () => 'ENV-3' },
    { name: 'InternalErrorCode', of: internalCodeOf, judgedBy: () => undefined, typedBy: 'ENV-10' },
    { name: 'entityID', of: entityOf, judgedBy: (call) => (isWrite(call) ? 'ENV-8' : undefined) },
    { name: 'result', of: resultOf, judgedBy: () => 'ENV-9' },
  ],
};

const message: Part = {
  level: 'SHOULD',
  slug: 'message',
  sayings: [
    {
      name: 'ResponseStatus.Message',
      of: messageWords,
      // One that should name what does not exist, and does so here or elsewhere alone.
      judgedBy: ({ scenario }, actual, usual) =>
        usual.includes(ellipsis) !== actual.includes(ellipsis) ? scenario.shownBy : undefined,
      absent: 'ENV-4',
      typedBy: 'ENV-4',
    },
  ],
};

function saysTheUsual(
  call: FailingCall,
  format: Format,
  selected: readonly Format[],
  { level, slug: part, sayings }: Part,
): Case {
  const slug = [call.slug, part].filter((word) => word !== undefined).join('/') || undefined;
  const asked = { clause: 'XF-3', level, slug } as const;
  return caseInFormat(format, call.spec, asked, ({ others }, context) => {
    const refusal = plainRefusal(others, format);
    if (refusal !== undefined) return refusal;
    const own = failureToJudge(call, others[readIn(format)], format, context);
    if (own.kind !== 'answer') return own;
    const answers = tellingAnswers(
      others,
      selected,
      (answer, one) => failureToJudge(call, answer, one, context).kind === 'answer',
    );
    if (answers.size < 2)
      return blocked('nothing', 'the call fails with a readable answer in no other format');
    return judgeSayings(call, own.answer, answers, sayings, failedTwice(others), context);
  });
}

/** The answer that shows how the call fails in a format, or why none does. A call that succeeds is judged by the clause of its failure. */
function failureToJudge(
  { spec }: FailingCall,
  answer: Answer | undefined,
  format: Format,
  context: CheckContext,
): AnswerToJudge {
  const found = answerToJudge('XF-3', answer, format, spec, context);
  return found.kind !== 'answer' || outcomeOf(found.answer, 'failure') === 'failed'
    ? found
    : blocked('clause:ENV-1', `no status block tells success from failure in ${format}`);
}

const isSpoilt = ({ decoded }: Answer, typedBy: string | undefined): boolean =>
  decoded?.deviations.some(({ clause: broken }) => broken === typedBy) ?? false;

function judgeSayings(
  call: FailingCall,
  own: Answer,
  answers: ReadonlyMap<Format, Answer>,
  sayings: readonly Saying[],
  twice: TwoFailures | undefined,
  { capabilities }: CheckContext,
): Judgement {
  const { format } = own.call;
  for (const { name, of, judgedBy, absent, typedBy } of sayings) {
    if (typedBy !== undefined && isSpoilt(own, typedBy))
      return blocked(`clause:${typedBy}`, `${name} is no text in ${format}`);
    const readable = [...answers].filter(([, answer]) => !isSpoilt(answer, typedBy));
    const alike = readable.filter(([, answer]) => sendSameDefect(answer, own));
    const actual = of(own, twice);
    const usualOf = (among: typeof readable) =>
      majority(new Map(among.map(([one, answer]) => [one, of(answer, twice)])));
    if ([undefined, actual].includes(usualOf(readable))) continue;
    if (alike.length < 2) return blocked('nothing', 'no other format sends a document with the same defect');
    const usual = usualOf(alike);
    if (usual === undefined || actual === usual) continue;
    const earlier = actual.trim() === '' ? absent : judgedBy(call, actual, usual);
    if (earlier !== undefined)
      return blocked(`clause:${earlier}`, `${name} is ${actual} in ${format} and ${usual} elsewhere`);
    // A message that names less than elsewhere may be one of a server that did not read the id.
    const unread =
      countOfNamed(actual) < countOfNamed(usual) && isWrite(call) ? unreadIdOf(own, capabilities) : undefined;
    if (unread !== undefined) return unread;
    return judged([breach(own, `the same call fails differently in ${format}`, usual, actual, name)]);
  }
  return judged([]);
}
