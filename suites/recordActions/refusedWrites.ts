import type { Answer } from '../../harness/Answer.ts';
import { isAnswered } from '../../harness/silence.ts';
import { numeric } from '../../specs/numeric.ts';
import { operation } from '../../specs/operations.ts';
import type { Numeric } from '../../specs/Value.ts';
import { isEvenTurn } from '../isEvenTurn.ts';
import { laidOver } from '../laidOver.ts';
import { unknownId } from '../unknownId.ts';
import { anew, type Chain, take } from './Chain.ts';
import { findRecord } from './findRecord.ts';
import { byFilter, lookUp } from './lookUp.ts';
import { readBehind } from './shownLater.ts';
import { writtenId } from './Writer.ts';

/**
 * Writes that should make nothing: an update of what does not exist, an unknown action on a record of the chain and on
 * none, no action at all; then one look at every record of the chain, and one at the deleted ones as well.
 */
export async function refusedWrites(chain: Chain, id: Numeric, insert: Answer): Promise<void> {
  const { context, place, kind, steps, writer, token } = chain;
  const { name, id: idMember = '' } = place.operation;
  const get = operation(kind.get ?? '');
  // In each format another one: a server that makes a record of it makes one for each.
  const nobody = { [idMember]: numeric(unknownId(context, `${name}/actions/${place.format}`)) };
  const unknownRecord = { ...anew(chain, 'unknown-id'), ...nobody };
  await take(chain, 'unknown-id', () => writer.write(unknownRecord, 'Update'));

  const other = steps.absent === undefined ? undefined : writtenId(steps.absent);
  const touched = laidOver(anew(chain, 'unknown-action'), kind.changed(`unknown ${token}`, {}, context));
  const named = other === undefined ? {} : { [idMember]: other };
  const onRecord = await take(chain, 'unknown-action', () => writer.write({ ...touched, ...named }, 'Assay'));
  // In every second format the empty text: it names no action either, and may be read as the first of them.
  const unknown = isEvenTurn(place) ? 'Assay' : '';
  // What hangs once is not asked once more: each time costs a timeout.
  if (onRecord !== undefined && isAnswered(onRecord))
    await take(chain, 'unknown-action-anew', () => writer.write(anew(chain, 'unknown-action-anew'), unknown));
  await take(chain, 'missing-action', () => writer.write(anew(chain, 'missing-action'), undefined));

  const field = Object.keys(kind.named(''))[0] ?? '';
  const holds = (answer: Answer): boolean => findRecord(answer, id) !== undefined;
  const by = { get, field, operator: 'Contains', value: token } as const;
  const more = { showDeleted: 'showAllDeletedAndUndeleted' };
  await Promise.all([
    readBehind(chain, 'final', insert, () => lookUp(context, { ...by, holds })),
    get.showDeleted === true ? take(chain, 'final-all', () => byFilter(context, { ...by, more })) : undefined,
  ]);
}
