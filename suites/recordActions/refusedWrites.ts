import { numeric } from '../../specs/numeric.ts';
import { operation } from '../../specs/operations.ts';
import type { Numeric } from '../../specs/Value.ts';
import { isEvenTurn } from '../isEvenTurn.ts';
import { laidOver } from '../laidOver.ts';
import { unknownId } from '../unknownId.ts';
import { anew, type Chain } from './Chain.ts';
import { findRecord } from './findRecord.ts';
import { byFilter, lookUp } from './lookUp.ts';
import { writtenId } from './Writer.ts';

/**
 * Writes that should make nothing: an update of what does not exist, an unknown action on a record of the chain and on
 * none, no action at all; then one look at every record of the chain, and one at the deleted ones as well.
 */
export async function refusedWrites(chain: Chain, id: Numeric): Promise<void> {
  const { context, place, kind, steps, writer, token } = chain;
  const { name, id: idMember = '' } = place.operation;
  const get = operation(kind.get ?? '');
  const nobody = { [idMember]: numeric(unknownId(context, `${name}/actions`)) };
  steps['unknown-id'] = await writer.write({ ...anew(chain, 'unknown-id'), ...nobody }, 'Update');

  const other = steps.absent === undefined ? undefined : writtenId(steps.absent);
  const touched = laidOver(anew(chain, 'unknown-action'), kind.changed(`unknown ${token}`, {}, context));
  const named = other === undefined ? {} : { [idMember]: other };
  steps['unknown-action'] = await writer.write({ ...touched, ...named }, 'Assay');
  // In every second format the empty text: it names no action either, and may be read as the first of them.
  const unknown = isEvenTurn(context, place) ? 'Assay' : '';
  steps['unknown-action-anew'] = await writer.write(anew(chain, 'unknown-action-anew'), unknown);
  steps['missing-action'] = await writer.write(anew(chain, 'missing-action'), undefined);

  const field = Object.keys(kind.named(''))[0] ?? '';
  const holds = (answer: Parameters<typeof findRecord>[0]): boolean => findRecord(answer, id) !== undefined;
  const by = { get, field, operator: 'Contains', value: token } as const;
  const [final, all] = await Promise.all([
    lookUp(context, { ...by, holds }),
    get.showDeleted === true
      ? byFilter(context, { ...by, more: { showDeleted: 'showAllDeletedAndUndeleted' } })
      : undefined,
  ]);
  steps.final = final;
  if (all !== undefined) steps['final-all'] = all;
}
