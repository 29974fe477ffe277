import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import { type Format, formats } from '../../specs/Format.ts';
import type { ScenarioPlace } from '../Scenario.ts';
import { controlKey } from './control.ts';

/** The plain inserts of an operation in all formats of the run, as far as they brought evidence. */
export async function plainInserts(
  context: GatherContext,
  place: ScenarioPlace,
  update = place.operation.name,
): Promise<ReadonlyMap<Format, Answer>> {
  const answers = new Map<Format, Answer>();
  for (const format of formats) {
    const key = controlKey({ ...place, format }, update);
    const gathered = context.isPlanned(key) ? await context.other(key) : undefined;
    if (gathered?.kind === 'evidence') answers.set(format, gathered.evidence.answer);
  }
  return answers;
}
