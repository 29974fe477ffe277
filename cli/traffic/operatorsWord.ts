import { loadHooks } from '../../config/hooks/loadHooks.ts';
import { readDeviations } from '../../config/readDeviations.ts';
import type { KnownDeviation, Settings } from '../../config/Settings.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { type JudgedDeviation, judgedDeviations, withDeviations } from '../../reports/deviations.ts';
import { redactedDeviations } from '../run/files/redacted.ts';
import { usedHooks } from '../run/runHooks.ts';

/** What the operator says of a target whose traffic is judged. */
export interface OperatorsWord {
  readonly deviations: readonly KnownDeviation[];
  /** What is given and does not count here, in sentences. */
  readonly notes: readonly string[];
}

/**
 * The list of known deviations counts for traffic too. Hooks and own checks do not: a check is given the plain call of a run, and Assay
 * sends nothing of its own.
 *
 * Raises SettingsError for a list with a mistake, and HookError for a module that can't be loaded.
 */
export async function operatorsWord(settings: Settings): Promise<OperatorsWord> {
  const { deviationsFile, hooks } = settings;
  await loadHooks(hooks);
  const deviations = readDeviations(deviationsFile);
  if (deviations.length > 0) (await import('../run/selection.ts')).checkDeviations(deviations, hooks);
  const { file = 'the hooks', exports = [] } = usedHooks(hooks) ?? {};
  return {
    deviations: redactedDeviations(settings, deviations),
    notes:
      exports.length === 0
        ? []
        : [`Not used for the traffic of other clients: ${exports.join(', ')} of ${file}.`],
  };
}

/** The verdicts with what is known of them, and each entry of the list. Traffic never shows that nothing is broken any more. */
export async function withWord(
  verdicts: readonly Verdict[],
  { deviations }: OperatorsWord,
  { hooks, at }: { readonly hooks: Settings['hooks']; readonly at: Date },
): Promise<{ readonly verdicts: readonly Verdict[]; readonly deviations: readonly JudgedDeviation[] }> {
  if (deviations.length === 0) return { verdicts, deviations: [] };
  const { everyCase } = await import('../run/suiteOf.ts');
  const known = verdicts.map((verdict) => withDeviations(verdict, deviations, at));
  const judged = judgedDeviations(deviations, known, { suite: everyCase({ hooks }), at });
  return {
    verdicts: known,
    deviations: judged.map((one) => (isMended(one) ? { ...one, state: 'unjudged' } : one)),
  };
}

/** Whether an entry would count as one that names nothing broken. */
const isMended = ({ state, count }: JudgedDeviation): boolean =>
  state === 'stale' || (state === 'past' && count === 0);
