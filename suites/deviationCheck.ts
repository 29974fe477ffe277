import type { Check } from './Check.ts';
import { refused } from './gate.ts';
import { blocked, fromDeviation, judged } from './judgements.ts';
import type { Subject } from './Subject.ts';

type Options = Pick<Check, 'clause' | 'level' | 'on' | 'reads'> &
  Partial<Pick<Check, 'slug' | 'when'>> & {
    /** How many things this clause could be seen on; 0 blocks the case, for nothing is passed by default (rule 4). */
    readonly met: (subject: Subject) => number;
    /** What was not met, for the message. */
    readonly what: string;
  };

/** A check that fails on what the decoder found under its clause and slug. */
export function deviationCheck(options: Options): Check {
  const { met, what, ...check } = options;
  return {
    ...check,
    further: 'taken',
    judge: (subject) => {
      const breaches = subject.deviations.filter(
        (deviation) => deviation.clause === check.clause && deviation.slug === check.slug,
      );
      if (breaches.length > 0) return judged(breaches.map((breach) => fromDeviation(subject, breach)));
      if (met(subject) > 0) return judged([]);
      const isRefused = subject.spec.expects === 'success' && subject.outcome === 'failed';
      return isRefused ? refused(subject) : blocked('nothing', `the answer holds no ${what}`);
    },
  };
}
