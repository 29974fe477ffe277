import type { Check } from '../Check.ts';
import { blocked, failed, passed, shown } from '../judgements.ts';
import type { Subject } from '../Subject.ts';

const isMissing = (subject: Subject): boolean =>
  subject.value.result === undefined || subject.value.result === null;

/** result tells whether the delete happened; left out on a failure: a warning of its own. */
export const ENV9: readonly Check[] = [
  {
    clause: 'ENV-9',
    level: 'MUST',
    on: 'any',
    reads: 'status',
    judge: (subject) => {
      const { outcome } = subject;
      if (subject.spec.expects === 'success' && outcome === 'failed')
        return blocked('control', 'the target refused the delete');
      if (subject.spec.expects === 'failure' && outcome === 'succeeded') {
        const { shownBy = 'ERR-4' } = subject.spec;
        return blocked(`clause:${shownBy}`, 'the call was answered with success');
      }
      if (isMissing(subject)) {
        return outcome === 'succeeded'
          ? blocked('clause:ENV-14', 'result is missing')
          : blocked('nothing', 'the failure carries no result');
      }
      if (typeof subject.value.result !== 'boolean')
        return blocked('clause:TYP-2', 'result is no bool that could be read');
      const due = outcome === 'succeeded';
      if (subject.value.result === due) return passed;
      return failed(
        subject,
        'result does not tell what happened',
        String(due),
        shown(subject.value.result),
        'result',
      );
    },
  },
  {
    clause: 'ENV-9',
    level: 'SHOULD',
    slug: 'present',
    on: 'failure',
    reads: 'status',
    judge: (subject) =>
      isMissing(subject)
        ? failed(subject, 'a failed delete carries no result', 'false', 'absent', 'result')
        : passed,
  },
];
