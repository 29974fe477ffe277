import { counted } from '../harness/words/counted.ts';
import { shardNotes } from './closingSentence.ts';
import { outdated } from './deviations.ts';
import type { FinishedRun } from './FinishedRun.ts';
import { isComplete } from './summarise.ts';

/** Something that keeps a run from being green and belongs to no case. Reports made of test cases have one for it. */
export interface RunTrouble {
  readonly kind: 'outdated' | 'incomplete';
  readonly name: string;
  readonly message: string;
}

/** The known deviations that are out of date, each by itself, and whatever kept the run from its end. */
export const runTroubles = (run: FinishedRun): readonly RunTrouble[] => [
  ...outdated(run).map((message) => ({
    kind: 'outdated' as const,
    name: message.split(':')[0] ?? '',
    message,
  })),
  // Nobody knows what the rest would have shown.
  ...(isComplete(run)
    ? []
    : [
        {
          kind: 'incomplete' as const,
          name: 'the run is incomplete',
          message: `${whyIncomplete(run).join('; ')}.`,
        },
      ]),
];

/** What kept a run from its end, and how far it came. */
const whyIncomplete = (run: FinishedRun): readonly string[] => [
  ...(run.interrupted ? ['interrupted'] : []),
  ...(run.endedEarly === undefined ? [] : [`ended early: ${run.endedEarly}`]),
  ...((run.merged?.missing ?? []).length === 0 ? [] : shardNotes(run).map((note) => note.replace(/\.$/, ''))),
  ...run.ownErrors.map((error) => error.replace(/\.$/, '')),
  `${run.verdicts.length} of ${counted(run.planned, 'planned case')} ended in a verdict`,
];
