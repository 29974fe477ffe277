import type { Case } from './Case.ts';
import { confirmations } from './confirmations.ts';
import type { Made } from './Evidence.ts';
import { evidenceStore } from './evidenceStore.ts';
import { judge } from './judge.ts';
import { observationBook } from './observationBook.ts';
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
  const store = evidenceStore({
    ...options,
    onMade: (record) => {
      made.push(record);
      options.onMade?.(record);
    },
    onGathered: book.look,
  });
  return {
    judge: async (item: Case) =>
      redactVerdict(await judge(item, store, known, settings.seed, confirmed), redact),
    made: () => made,
    observations: book.all,
  };
}
