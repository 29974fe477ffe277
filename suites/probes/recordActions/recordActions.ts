import { kindOf, namedRecord } from '../../../generators/records/kinds.ts';
import { overlaid } from '../../../generators/records/samples.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import {
  inTurn,
  isAccepted,
  type NamedSteps,
  restartingInDoubt,
  type Walked,
} from '../../../harness/evidence/restartingInDoubt.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { isAnswered } from '../../../harness/verdicts/silence.ts';
import { writerOf, writtenId } from '../../../harness/writes/writtenRecord.ts';
import { takesRecordAction } from '../../../specs/rules.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { getShowing } from '../../../specs/writtenAndRead.ts';
import { operationsWhere, plainKeyOnly, probe, type ScenarioPlace, siblingKey } from '../../kernel/probe.ts';
import { chainOfActions } from '../scenarioNames.ts';
import { afreshOf, laterSteps } from './afresh.ts';
import { type ChainAnswer, type Steps, writesToTake } from './chain.ts';
import { control, insertsInFormats, onePlainInsert, plainInserts } from './plainInserts.ts';
import type { Chain } from './steps.ts';
import { walk } from './walk.ts';

/** The evidence in which one record goes through all record actions, step by step (ACT-2 to ACT-5, 7 and 11). */
export const recordActions = probe<ChainAnswer>({
  name: chainOfActions,
  of: operationsWhere(takesRecordAction),
  effect: 'write',
  creates: 'up to three records, and up to five more where steps are refused',
  alsoTaken: ['insert', ...writesToTake, 'update-unchanged', ...laterSteps.map(afreshOf), 'renamed'],
  requires: (place) => {
    const get = getShowing(place.operation);
    return [...plainKeyOnly(place), ...(get === undefined ? [] : [siblingKey(place, get.name, 'read-back')])];
  },
  looksAt: insertsInFormats,
  gather: async (context, place) => {
    const plain = await control(context, place);
    return restartingInDoubt((turn, without) => begin(context, place, { control: plain }, turn, without), {
      last: 'renamed',
      beside: async (steps) => ({
        ...(wasRefused(steps) ? await onePlainInsert(context, place) : {}),
        ...(await controlsElsewhere(context, place)),
      }),
    });
  },
});

/** Makes the chain's own record and all its steps on it, but those that were not answered before. */
async function begin(
  context: GatherContext,
  place: ScenarioPlace,
  steps: Steps,
  turn: number,
  without: NamedSteps,
): Promise<Walked> {
  const kind = kindOf(place.operation);
  const token = context.unique(inTurn('token', turn));
  const built = kind.build(context, inTurn(`actions-${place.format}`, turn));
  const write = writerOf(context, place);
  const chain: Chain = { context, place, kind, turn, token, steps, without, write };
  const { block, besides, doubled } = kind;
  const parts = [besides, doubled?.(built), block && { [block.name]: block.build(context, place) }];
  const more = parts.filter((part) => part !== undefined);
  // A server that minds one of them may take the others.
  const fewerParts = [
    ...(more.length > 2 ? more.map((part) => more.filter((one) => one !== part)) : []),
    ...(more.length > 1 ? more.map((part) => [part]) : []),
    ...(more.length > 0 ? [[]] : []),
  ];
  // Each try has a name of its own: one that was not answered may have made a record all the same.
  const baseWith = (some: readonly RecordValue[], tries: number): RecordValue => {
    const name = `Assay ${token} base${tries === 0 ? '' : `-${tries + 1}`}`;
    return some.reduce(overlaid, overlaid(built, namedRecord(place.operation, name)));
  };
  let base = baseWith(more, 0);
  let insert = await write(base, 'Insert');
  for (const [index, fewer] of fewerParts.entries()) {
    if (isAccepted(insert)) break;
    if (!isAnswered(insert)) steps.insert ??= insert;
    base = baseWith(fewer, index + 1);
    insert = await write(base, 'Insert');
  }
  const id = writtenId(insert);
  if (id !== undefined) await walk({ chain, base, id, insert });
  return { answer: insert, steps: steps as NamedSteps };
}

/** Whether a step was refused that a lawful server takes: there may be room for no more by now, or no more writes (rule 3). */
const wasRefused = (steps: NamedSteps): boolean =>
  writesToTake.some((name) => {
    const step = steps[name];
    return step !== undefined && outcomeOf(step, 'success') === 'failed';
  });

/** The plain inserts of the other formats of the run, by which an id that is not new is known (ACT-1). */
async function controlsElsewhere(
  context: GatherContext,
  place: ScenarioPlace,
): Promise<Record<string, Answer>> {
  const inserts = [...(await plainInserts(context, place))].filter(([format]) => format !== place.format);
  return Object.fromEntries(inserts.map(([format, answer]) => [`control in ${format}`, answer]));
}
