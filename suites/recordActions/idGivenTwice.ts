import type { GatherContext, Gathered } from '../../harness/Evidence.ts';
import type { ScenarioPlace } from '../Scenario.ts';
import { plainInserts } from './plainInserts.ts';
import { writtenId } from './Writer.ts';

/**
 * Why an own record is no evidence where two plain inserts of the run were answered with one id: then it may be another's
 * by now, which ACT-1 fails for. Undefined where each has an id of its own, or tells none.
 */
export async function idGivenTwice(
  context: GatherContext,
  place: ScenarioPlace,
  update: string,
): Promise<Extract<Gathered, { kind: 'blocked' }> | undefined> {
  const given = new Set<string>();
  for (const insert of (await plainInserts(context, place, update)).values()) {
    const id = writtenId(insert)?.lexeme;
    if (id === undefined) continue;
    if (given.has(id)) {
      const message = `two inserts of ${update} were answered with the id ${id}: what is under it may be the other one`;
      return { kind: 'blocked', cause: 'clause:ACT-1', message, answer: insert };
    }
    given.add(id);
  }
  return undefined;
}
