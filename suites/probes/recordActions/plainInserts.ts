import { plainBuild } from '../../../generators/records/kinds.ts';
import { answerIn, EvidenceUnavailable, evidenceIn } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import type { Answer, Answers } from '../../../harness/exchanges/Answer.ts';
import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { notTaken } from '../../../harness/verdicts/obstacles.ts';
import { plainAgain, refusedByNow, sentSample } from '../../../harness/verdicts/refusals.ts';
import { isAnswered } from '../../../harness/verdicts/silence.ts';
import { writerOf, writtenId } from '../../../harness/writes/writtenRecord.ts';
import { type Format, formats } from '../../../specs/Format.ts';
import { type ScenarioPlace, siblingKey } from '../../kernel/probe.ts';

/**
 * The answer to the plain insert of an operation's record in this format, where it was taken; raises EvidenceUnavailable where nothing
 * can be built on it. ACT-1 fails where the target refused the fixtures' own sample of the record, sent whole (rule 3).
 */
export async function control(
  context: GatherContext,
  place: ScenarioPlace,
  name = place.operation.name,
): Promise<Answer> {
  const gathered = await context.other(siblingKey(place, name));
  const obstacle = notTaken(gathered, place);
  const { answer, others } = evidenceIn(gathered);
  if (obstacle === undefined) return answer;
  const isOfSample = isAnswered(answer) && sentSample(answer, context).kind === 'whole';
  if (obstacle.cause !== 'control' || !isOfSample || refusedByNow(others[plainAgain]) !== undefined)
    throw new EvidenceUnavailable(obstacle);
  const message = `a plain ${name} after the fixtures' sample was refused`;
  throw new EvidenceUnavailable({ ...obstacle, cause: 'clause:ACT-1', message });
}

/** The keys of the plain inserts of an operation in all formats. */
export const insertsInFormats = (place: ScenarioPlace, update = place.operation.name): readonly string[] =>
  formats.map((format) => siblingKey({ ...place, format }, update));

/** The plain inserts of an operation in all formats of the run (`insertsInFormats`), as far as they brought evidence. */
export async function plainInserts(
  context: GatherContext,
  place: ScenarioPlace,
  update = place.operation.name,
): Promise<ReadonlyMap<Format, Answer>> {
  const answers = new Map<Format, Answer>();
  for (const format of formats) {
    const key = siblingKey({ ...place, format }, update);
    const answer = context.isPlanned(key) ? answerIn(await context.other(key)) : undefined;
    if (answer !== undefined) answers.set(format, answer);
  }
  return answers;
}

/** Where an insert with optional members (`answer`) is taken and the one without (`plain`) is refused, or the other way round, one more without. */
export async function plainInsertAgain(
  context: GatherContext,
  place: ScenarioPlace,
  plain: Answer,
  answer: Answer,
): Promise<Answers> {
  const outcomes = [answer, plain].map((one) => outcomeOf(one, 'success'));
  if (!outcomes.includes('failed') || !outcomes.includes('succeeded')) return {};
  return onePlainInsert(context, place);
}

/** The plain insert of the operation again, of a record of its own. */
export async function onePlainInsert(context: GatherContext, place: ScenarioPlace): Promise<Answers> {
  const record = plainBuild(place.operation)(context, `${plainAgain}-${place.format}`, place);
  return { [plainAgain]: await writerOf(context, place)(record, 'Insert') };
}

/**
 * Raises EvidenceUnavailable where two plain inserts were answered with one id: a record of the run may be the other one's by now, and ACT-1
 * fails for that.
 */
export async function demandOwnIds(
  context: GatherContext,
  place: ScenarioPlace,
  update: string,
): Promise<void> {
  const given = new Set<string>();
  for (const insert of (await plainInserts(context, place, update)).values()) {
    const id = writtenId(insert)?.lexeme;
    if (id === undefined) continue;
    if (given.has(id)) {
      const message = `two inserts of ${update} got the same id ${id}: the record under it may be the other one`;
      throw new EvidenceUnavailable({ kind: 'blocked', cause: 'clause:ACT-1', message, answer: insert });
    }
    given.add(id);
  }
}
