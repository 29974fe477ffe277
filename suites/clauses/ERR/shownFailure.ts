import type { Violation } from '../../../harness/verdicts/Judgement.ts';
import { blocked, breach, failed } from '../../../harness/verdicts/judgements.ts';
import { plainAgain, refusedByNow } from '../../../harness/verdicts/refusals.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { isInEnglish, isNamed, saysMissing } from '../../../harness/words/namesMissing.ts';
import { shown } from '../../../harness/words/shown.ts';
import type { ClauseCheck } from '../../kernel/clause.ts';

/**
 * A failure that the document shows (Errors 3): the call fails, its Message names what does not exist, and
 * InternalErrorCode is the shown one. ErrorCode, entityID 0 and result are judged by ENV-3, 8 and 9.
 */
export function shownFailure(
  clause: string,
  names: (subject: Subject) => string,
  more: (subject: Subject) => readonly Violation[],
): readonly [fails: ClauseCheck, saysSo: ClauseCheck] {
  const asked = {
    reads: 'status',
    when: (_, { shownBy }) => shownBy === clause,
  } satisfies Partial<ClauseCheck>;
  return [
    {
      ...asked,
      answers: 'all',
      judge: (subject) =>
        subject.outcome === 'succeeded'
          ? mustFail(subject, 'the call must fail, but succeeds')
          : (refusedByNow(subject.others[plainAgain]) ?? [
              ...unnamed(subject, names(subject)),
              ...more(subject),
            ]),
    },
    { ...asked, level: 'SHOULD', slug: 'wording', answers: 'failures', judge: saysItDoesNotExist },
  ];
}

function saysItDoesNotExist(subject: Subject) {
  const text = subject.status?.Message;
  if (typeof text !== 'string' || text === '') return blocked('clause:ENV-4', 'the failure has no Message');
  const byNow = refusedByNow(subject.others[plainAgain]);
  if (byNow !== undefined) return byNow;
  if (saysMissing(text)) return [];
  if (!isInEnglish(text)) return blocked('nothing', 'the Message is in a language that is not read here');
  const message = 'the Message does not say that it does not exist';
  return failed(subject, message, '"... does not exist"', shown(text), 'ResponseStatus.Message');
}

function unnamed(subject: Subject, name: string): readonly Violation[] {
  const message = subject.status?.Message;
  // An absent Message is ENV-4's.
  if (typeof message !== 'string' || message.trim() === '' || isNamed(message, name)) return [];
  const said = 'the Message does not name what does not exist';
  return [breach(subject, said, `a text with ${name}`, shown(message), 'ResponseStatus.Message')];
}

/** InternalErrorCode as shown; empty text, nil and absent are the same, and what is no text is ENV-10's. */
export function internalCode(subject: Subject, expected: string): readonly Violation[] {
  if (subject.deviations.some(({ clause }) => clause === 'ENV-10')) return [];
  const code = subject.value.InternalErrorCode ?? '';
  if (code === expected) return [];
  const message = 'InternalErrorCode is wrong';
  return [breach(subject, message, expected || 'empty', shown(code), 'InternalErrorCode')];
}

/** A call that has to be refused: success is the breach, with what `more` finds in the answer. */
export const mustFail = (subject: Subject, message: string, more: readonly Violation[] = []) => [
  ...(subject.outcome === 'succeeded' ? [breach(subject, message, 'a failure', 'success')] : []),
  ...more,
];
