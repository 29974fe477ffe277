import type { Answer } from '../../../harness/Answer.ts';
import type { Judgement, Violation } from '../../../harness/Judgement.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import type { Check } from '../../kernel/Check.ts';
import { blocked, judged, shown, violation } from '../../kernel/judgements.ts';
import { plainAgain, refusedByNow } from '../../kernel/plainAgain.ts';
import type { Subject } from '../../kernel/Subject.ts';

/**
 * A failure that the document shows (Errors 3): the call fails, its Message names what does not exist, and
 * InternalErrorCode is the shown one. ErrorCode, entityID 0 and result are judged by ENV-3, 8 and 9.
 */
export function shownFailure(
  clause: string,
  names: (subject: Subject) => string,
  more: (subject: Subject) => readonly Violation[],
): readonly Check[] {
  return [
    {
      clause,
      level: 'MUST',
      on: 'any',
      reads: 'status',
      when: (_, scenario) => scenario.shownBy === clause,
      judge: (subject) => {
        if (subject.outcome === 'succeeded') {
          return judged([violation(subject, 'the call must fail, but succeeds', 'a failure', 'success')]);
        }
        const byNow = refusedByNow(subject.evidence.others[plainAgain]);
        if (byNow !== undefined) return byNow;
        return judged([...unnamed(subject, names(subject)), ...more(subject)]);
      },
    },
    {
      clause,
      level: 'SHOULD',
      slug: 'wording',
      on: 'failure',
      reads: 'status',
      when: (_, scenario) => scenario.shownBy === clause,
      judge: (subject) => {
        const message = subject.status?.Message;
        if (typeof message !== 'string' || message === '')
          return blocked('clause:ENV-4', 'the failure has no Message');
        const byNow = refusedByNow(subject.evidence.others[plainAgain]);
        if (byNow !== undefined) return byNow;
        const says =
          /not\s+(?:exist|found|known)|n['’]t\s+exist|no\s+such|unknown|missing|non-?existent/i.test(message);
        return judged(
          says
            ? []
            : [
                violation(
                  subject,
                  'the Message does not say that it does not exist',
                  '"... does not exist"',
                  shown(message),
                  'ResponseStatus.Message',
                ),
              ],
        );
      },
    },
  ];
}

/** Whether a failure tells of what does not exist, and so is not for anything else. */
export const namesMissing = ({ decoded }: Answer, name: string): boolean => {
  const status = decoded?.value.ResponseStatus;
  const message = isRecord(status) ? status.Message : undefined;
  return typeof message === 'string' && isNamed(message, name);
};

function unnamed(subject: Subject, name: string): readonly Violation[] {
  const message = subject.status?.Message;
  // An absent Message is ENV-4's.
  if (typeof message !== 'string' || message.trim() === '' || isNamed(message, name)) return [];
  return [
    violation(
      subject,
      'the Message does not name what does not exist',
      `a text with ${name}`,
      shown(message),
      'ResponseStatus.Message',
    ),
  ];
}

/** Servers group digits by culture: `1.999.000` names 1999000. */
function isNamed(message: string, name: string): boolean {
  if (!/^\d+$/.test(name)) return message.includes(name);
  const alone = new RegExp(`(?<!\\d)${name}(?!\\d)`);
  return alone.test(message) || alone.test(message.replace(/(?<=\d)[\s.,'’_\u00a0\u202f](?=\d)/g, ''));
}

/** InternalErrorCode as shown; empty text, nil and absent are the same, and what is no text is ENV-10's. */
export function internalCode(subject: Subject, expected: string): readonly Violation[] {
  if (subject.deviations.some(({ clause }) => clause === 'ENV-10')) return [];
  const code = subject.value.InternalErrorCode ?? '';
  return code === expected
    ? []
    : [
        violation(
          subject,
          'InternalErrorCode is another',
          expected || 'empty',
          shown(code),
          'InternalErrorCode',
        ),
      ];
}

/** A call that has to be refused: success is the breach, with what `more` finds in the answer. */
export const mustFail = (subject: Subject, message: string, more: readonly Violation[] = []): Judgement =>
  judged([
    ...(subject.outcome === 'succeeded' ? [violation(subject, message, 'a failure', 'success')] : []),
    ...more,
  ]);
