import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext, Gathered } from '../../harness/Evidence.ts';
import { numeric } from '../../specs/numeric.ts';
import { operation } from '../../specs/operations.ts';
import type { Numeric, RecordValue } from '../../specs/Value.ts';
import { found, wanting } from '../gathered.ts';
import { isEvenTurn } from '../isEvenTurn.ts';
import { laidOver } from '../laidOver.ts';
import { outcomeOf } from '../outcomeOf.ts';
import { siblingKey } from '../ownDocument.ts';
import type { Scenario, ScenarioPlace } from '../Scenario.ts';
import { anew, type Chain } from './Chain.ts';
import { control, controlKey, isAnswer } from './control.ts';
import { findRecord } from './findRecord.ts';
import type { Kind } from './Kind.ts';
import { kindOf } from './kindOf.ts';
import { lookUp } from './lookUp.ts';
import { memberAt, recordAt } from './memberAt.ts';
import { onePlainInsert } from './plainInsertAgain.ts';
import { plainInserts } from './plainInserts.ts';
import { refusedWrites } from './refusedWrites.ts';
import type { Steps } from './Steps.ts';
import { writerOf, writtenId } from './Writer.ts';

/** The evidence in which one record goes through all record actions, step by step (ACT-2 to ACT-5, 7 and 11). */
export const recordActions: Scenario = {
  name: 'record-actions',
  expects: 'success',
  where: 'default',
  effect: 'write',
  apart: true,
  creates: 'up to three records, and one more where a step is refused',
  requires: (place) => {
    const { get } = kindOf(place.operation);
    return [controlKey(place), ...(get === undefined ? [] : [siblingKey(place, get, 'read-back')])];
  },
  gather: async (context, place) => {
    const plain = await control(context, place);
    if (!isAnswer(plain)) return plain;
    const kind = kindOf(place.operation);
    const token = context.unique('token');
    const built = kind.build(context, `actions-${place.format}`);
    if (typeof built === 'string') return wanting(built);
    const steps: Steps = { control: plain };
    const chain = { context, place, kind, token, steps, writer: writerOf(context, place, kind) };
    const plainly = laidOver(built, kind.named(`Assay ${token} base`));
    const { block, besides, doubled } = kind;
    const more = [
      ...(besides === undefined ? [] : [besides]),
      ...(doubled === undefined ? [] : [doubled(built)]),
      ...(block === undefined ? [] : [{ [block.name]: block.build(context, place) }]),
    ];
    let base = more.reduce(laidOver, plainly);
    let insert = await chain.writer.write(base, 'Insert');
    for (let left = more.length - 1; left >= 0 && outcomeOf(insert, 'success') === 'failed'; left--) {
      base = more.slice(0, left).reduce(laidOver, plainly);
      insert = await chain.writer.write(base, 'Insert');
    }
    const id = writtenId(insert);
    if (id !== undefined) await walk(chain, base, id, insert);
    return found(insert, {
      ...(steps as Record<string, Answer>),
      ...(wasRefused(steps) ? await onePlainInsert(context, place) : {}),
      ...(await controlsElsewhere(context, place)),
    });
  },
};

/** Whether a step was refused that a lawful server takes: there may be room for no more by now, or no more writes (rule 3). */
const wasRefused = (steps: Steps): boolean =>
  (['update', 'update-again', 'absent', 'present', 'partly', 'partly-absent'] as const).some((name) => {
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

async function walk(chain: Chain, base: RecordValue, id: Numeric, insert: Answer): Promise<void> {
  const { context, place, kind, steps, writer, token } = chain;
  const { updates, inserts } = kind;
  const isEven = isEvenTurn(context, place);
  if (kind.get !== undefined) {
    const readBack: Gathered = await context.other(siblingKey(place, kind.get, 'read-back'));
    if (readBack.kind === 'evidence') steps['read-back'] = readBack.evidence.answer;
  }
  const echo = insert.decoded?.value[place.operation.record ?? ''];
  const named = { [place.operation.id ?? '']: id };
  const changedTo = (text: string): RecordValue =>
    laidOver(laidOver(base, kind.changed(`${text} ${token}`, (echo ?? {}) as RecordValue, context)), named);

  let sameAgain: (() => Promise<Answer>) | undefined;
  let flags: RecordValue = Object.fromEntries((kind.flags ?? []).map((name) => [name, true]));
  if (updates.includes('Update')) {
    const further = kind.further?.(`further ${token}`, (echo ?? {}) as RecordValue) ?? {};
    let updated = { ...changedTo('updated'), ...further, ...flags };
    steps.update = await writer.write(updated, 'Update');
    if (
      (kind.flags !== undefined || kind.further !== undefined) &&
      outcomeOf(steps.update, 'success') === 'failed'
    ) {
      // A server may want more beside a flag than is sent.
      flags = {};
      updated = changedTo('updated');
      steps.update = await writer.write(updated, 'Update');
    }
    if (kind.get !== undefined) {
      steps['read-update'] = await read(chain, kind.get, id);
      if (isEven) sameAgain = () => writer.write(updated, 'Update');
    } else if (place.operation.name !== 'IntegrationUpdateUpdate') {
      // The echo of an update may be what was before it: that of the next one can't.
      steps['update-again'] = await writer.write(updated, 'Update');
    }
  }
  // What is not there is sent without an id or with 0, and what is empty as nil or as text, in turns from format to format.
  const zero = { [place.operation.id ?? '']: numeric(0) };
  if (inserts.includes('InsertOrUpdate')) {
    const record = { ...anew(chain, 'absent'), ...(isEven ? zero : {}) };
    // In every second format, at the same time, an Update that changes nothing: not beside a read of its record.
    const [absent, same] = await Promise.all([writer.write(record, 'InsertOrUpdate'), sameAgain?.()]);
    steps.absent = absent;
    if (same !== undefined) steps['same-again'] = same;
  }
  if (updates.includes('InsertOrUpdate')) {
    const restored = kind.get === undefined ? inserted(kind, base) : {};
    steps.present = await writer.write(laidOver(changedTo('present'), restored), 'InsertOrUpdate');
    if (kind.get !== undefined) steps['read-present'] = await read(chain, kind.get, id);
  }
  if (updates.includes('InsertOrUpdateNonEmptyFields')) {
    const part = kind.partly(`partly ${token}`, `Assay ${token} partly`, isEven ? [null, ''] : ['', null]);
    const sku = 'BundleProductSKU' in base ? { BundleProductSKU: base.BundleProductSKU } : {};
    steps.partly = await writer.write(
      { ...sku, ...part, ...flags, ...named },
      'InsertOrUpdateNonEmptyFields',
    );
  }
  if (inserts.includes('InsertOrUpdateNonEmptyFields')) {
    const record = { ...anew(chain, 'partly-absent'), ...(isEven ? {} : zero) };
    steps['partly-absent'] = await writer.write(record, 'InsertOrUpdateNonEmptyFields');
  }
  if (kind.get !== undefined) {
    await refusedWrites(chain, id);
    // Behind all the reads of the chain, and not its own record, which others find by its name.
    const other = steps.absent === undefined ? undefined : writtenId(steps.absent);
    if (other !== undefined && updates.includes('Update')) {
      const renamed = { ...anew(chain, 'renamed'), [place.operation.id ?? '']: other };
      steps.renamed = await writer.write(renamed, 'Update');
    }
  }
}

/**
 * The members to be kept, as they were inserted. Where no Get shows what the steps before left of them, InsertOrUpdate gives
 * them these values back, so that what an Update should have changed is not asked of what follows (rule 5).
 */
const inserted = ({ kept }: Kind, base: RecordValue): RecordValue =>
  kept.map((path) => recordAt(path, memberAt(base, path) ?? null)).reduce(laidOver, {});

/** The chain's record, by its name: a copy that an update made shows beside it. */
const read = ({ context, kind, token }: Chain, name: string, id: Numeric): Promise<Answer> => {
  const holds = (answer: Answer): boolean => findRecord(answer, id) !== undefined;
  const [[field, value] = ['', '']] = Object.entries(kind.named(`Assay ${token} base`));
  return lookUp(context, { get: operation(name), field, operator: 'Equals', value: String(value), holds });
};
