import type { Gathered } from '../evidence/Evidence.ts';
import type { EvidenceSpec } from '../evidence/EvidenceSpec.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { type Outside, waiting } from '../outside/Outside.ts';
import type { Capabilities } from '../target/Capabilities.ts';
import { type RefusalHabits, refusalHabits } from './refusalHabits.ts';
import { type RightsOfKey, rightsOfKey } from './rightsOfKey.ts';
import { type StrayPages, strayPages } from './strayPages.ts';
import { type WorkingCalls, workingCalls } from './workingCalls.ts';

/** What a run's answers tell of besides the target's conformance. */
interface OpenDoubts {
  readonly doubts: {
    readonly habits: RefusalHabits;
    readonly rights: RightsOfKey;
    readonly working: WorkingCalls;
    readonly pages: StrayPages;
  };
  /** Looks at each answer of the run. */
  readonly noteAnswer: (answer: Answer) => void;
  /** Looks at all that is gathered. */
  readonly noteEvidence: (gathered: Gathered, spec: EvidenceSpec) => void;
}

type Options = Parameters<typeof strayPages>[0] & {
  readonly outside: Outside;
  readonly worked: Capabilities['worked'];
};

/** Opens the doubts of a run. Each of them notes the answers and the evidence that it is about. */
export function openDoubts({ outside, worked, ...ofPages }: Options): OpenDoubts {
  const habits = refusalHabits();
  const rights = rightsOfKey();
  const working = workingCalls(ofPages.api, worked, waiting(outside));
  const pages = strayPages(ofPages);
  return {
    doubts: { habits, rights, working, pages },
    noteAnswer: (answer) => {
      working.noteAnswer(answer);
      pages.noteAnswer(answer);
    },
    noteEvidence: (gathered, spec) => {
      habits.noteEvidence(gathered, spec);
      if (gathered.kind === 'evidence') rights.noteEvidence(gathered.evidence, spec);
      pages.noteEvidence(gathered, spec);
    },
  };
}
