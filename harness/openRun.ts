import type { Case } from './Case.ts';
import { confirmations } from './confirmations.ts';
import type { Made } from './Evidence.ts';
import { evidenceStore } from './evidenceStore.ts';
import { gatherAhead } from './gatherAhead.ts';
import { judge } from './judge.ts';
import { observationBook } from './observationBook.ts';
import type { Plan } from './Plan.ts';
import type { Run } from './Run.ts';
import type { RunOptions } from './RunOptions.ts';
import { redactVerdict } from './redactVerdict.ts';

/** A run over a plan: evidence is gathered when the first case asks for it, once, and judged by all. */
export function openRun(options: RunOptions): Run {
  const { capabilities, plan, redact, settings } = options;
  const known = { capabilities, fixtures: settings.fixtures, findKey: options.findKey };
  const made: Made[] = [];
  const confirmed = confirmations();
  const book = observationBook(plan.observers, redact);
  let ended = false;
  const store = evidenceStore({
    ...options,
    api: {
      call: async (call) => {
        if (ended) throw new Error('the run has ended');
        return options.api.call(call);
      },
    },
    onMade: (record) => {
      made.push(record);
      options.onMade?.(record);
    },
    onGathered: book.look,
  });
  // A piece of evidence waits for one call at a time; as many again hold what waits for others.
  const ahead = gatherAhead(aheadOf(plan), 2 * (options.atOnce ?? 0), store.get);
  return {
    judge: async (item: Case) => {
      ahead.go();
      return redactVerdict(await judge(item, store, known, settings.seed, confirmed), redact);
    },
    stop: async () => {
      ended = true;
      await ahead.stop();
    },
    made: () => made,
    observations: book.all,
  };
}

/** Evidence that need not wait, in the plan's order; what goes across formats first, for those are the longest chains of calls. */
function aheadOf({ evidence }: Plan): readonly string[] {
  const unstaged = [...evidence.values()].filter(({ stage }) => stage === undefined);
  const across = unstaged.filter(({ address }) => address === 'many');
  return [...across, ...unstaged.filter(({ address }) => address !== 'many')].map(({ key }) => key);
}
