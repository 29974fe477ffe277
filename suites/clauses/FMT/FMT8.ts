import { laterIn } from '../../../harness/canonical/answeredReads.ts';
import { comparePayload } from '../../../harness/canonical/comparePayload.ts';
import { holdsLists } from '../../../harness/canonical/recordType.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { answeredType } from '../../../harness/exchanges/headers.ts';
import { isTaken } from '../../../harness/records/listed.ts';
import { obstacleIn } from '../../../harness/verdicts/gate.ts';
import type { Judgement } from '../../../harness/verdicts/Judgement.ts';
import { blocked, breach, failed, passed } from '../../../harness/verdicts/judgements.ts';
import { MovingTargetError } from '../../../harness/verdicts/MovingTargetError.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { where } from '../../../specs/appliesTo.ts';
import { addressIs, all, readsRecords } from '../../../specs/rules.ts';
import { type ClauseCheck, clause } from '../../kernel/clause.ts';
import { wrappedAddresses } from '../../probes/reading.ts';
import { addressCheck } from './addressCheck.ts';

const scripts = [
  'application/javascript',
  'text/javascript',
  'application/x-javascript',
  'application/ecmascript',
  'text/ecmascript',
];

/** What is said of each part of the comparison (`comparePayload`). */
const messages = {
  difference: 'the payload is not the unwrapped answer',
  order: 'rows come in another order than in the unwrapped answer',
};

// What shipping information holds is not shown, so it has no list to bracket by.
const readOptions: Partial<ClauseCheck> = {
  when: ({ operation }) => operation?.kind === 'get' && operation.name !== 'ShippingInformationGet',
};

export const FMT8 = clause('FMT-8', {
  statement: 'In json, callback=<name> wraps the answer as <name>(<json>).',
  section: 'What the service does',
  judging:
    'A plain identifier is the name. A semicolon, blanks, a leading comment, a typeof guard and escaped U+2028 and U+2029 are fine. What is inside equals the unwrapped answer, also in the documented order of its records; the order of nested rows and a script Content-Type are a SHOULD.',
  appliesTo: where('json alone, every operation.', all, addressIs('jsonp')),
  checks: [
    addressCheck('FMT-8'),
    {
      ...readOptions,
      slug: 'payload',
      answers: 'successes',
      reads: 'value',
      judge: payloadJudge('difference'),
    },
    {
      ...{
        level: 'SHOULD',
        slug: 'order',
        answers: 'successes',
        reads: 'value',
        judge: payloadJudge('order'),
      },
      when: (place) => readsRecords(place) && holdsLists(place.operation),
    },
    { ...readOptions, slug: 'elsewhere', answers: 'successes', reads: 'value', judge: judgeWrappedElsewhere },
    {
      level: 'SHOULD',
      slug: 'content-type',
      answers: 'all',
      reads: 'value',
      judge: (subject) => {
        const actual = answeredType(subject.answer) || 'no Content-Type';
        return scripts.includes(actual)
          ? []
          : failed(subject, 'a script has the wrong Content-Type', scripts.slice(0, 2).join(' or '), actual);
      },
    },
  ],
});

/** The callback is also called where a suffix or the query names json. What is refused there without a callback too is FMT-7's. */
function judgeWrappedElsewhere({ others }: Subject) {
  const wrapped = wrappedAddresses.flatMap((address) => {
    const answer = others[`wrapped-${address}`];
    if (answer === undefined) return [];
    const plain = others[`plain-${address}`];
    return answer.decoded !== null || (plain !== undefined && isTaken(plain)) ? [answer] : [];
  });
  if (wrapped.length === 0)
    return blocked('clause:FMT-7', "the same read can't be read there without a callback either");
  const message = 'the answer does not call the callback where the address names json';
  return wrapped.flatMap((answer) => {
    const { decoded, decodeError } = answer;
    const found = (decoded?.deviations ?? []).find((one) => one.clause === 'FMT-8');
    if (decoded !== null && found === undefined) return [];
    const actual = found?.actual ?? decodeError?.message ?? 'no answer';
    return [breach(answer, message, found?.expected ?? `${answer.call.callback}(…)`, actual)];
  });
}

/**
 * Judges what an answer holds, or in which order nested rows come. It is compared with the same read at the default address, made before it
 * (`before`) and, where the two differ, after it again (`after`, `afterwards`).
 *
 * Raises MovingTargetError when nothing stood still in all of those: then nothing can be said.
 */
function payloadJudge(part: keyof typeof messages) {
  return (subject: Subject): Judgement => {
    const { before } = subject.evidence.others;
    const later = laterIn(subject.evidence);
    if (before === undefined || [before, ...later].some(({ decoded }) => decoded === null))
      return (
        (before && obstacleIn(before, subject.context)) ??
        blocked('clause:FMT-1', 'the same read at its path brought nothing to compare with')
      );
    const { [part]: found, lists, stood } = comparePayload(before, subject.answer, later);
    if (found !== undefined) return failed(subject, messages[part], found.left, found.right, found.path);
    if ([before, ...later].some(holdsNothing))
      return blocked('nothing', 'the same read at its path brought no documented member to compare');
    if (!stood)
      throw new MovingTargetError('The target keeps changing: no record was the same in two reads.');
    return part === 'order' && lists === 0
      ? blocked('nothing', 'no record with an id holds two rows whose order is known')
      : passed;
  };
}

const holdsNothing = ({ decoded }: Answer): boolean =>
  Object.values(decoded?.value ?? {}).every((held) => held === undefined);
