import { numeric, sameNumber } from '../../../specs/numeric.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import type { GatherContext } from '../../evidence/GatherContext.ts';
import type { Answer } from '../../exchanges/Answer.ts';
import { calledOperation, isMadeByAssay, recordsRead } from '../../records/listed.ts';

/** How many records are looked at, the oldest ones; a target may hold thousands. */
const recordsSearched = 40;

/** What a run uses up, by the Get that shows it. */
const usedUp = { DiscountGet: 'discounts', DocumentTypeGet: 'documentTypes', ProductBOMGet: 'boms' } as const;

/**
 * The records that neither were made by a run nor will be deleted by one. Their values are the same by another seed, and what is chosen
 * by them still tells when it is sent. All records where there are none.
 */
export function lastingRecords({ fixtures }: GatherContext, whole: Answer): readonly RecordValue[] {
  const operation = calledOperation(whole);
  const kind = operation.name in usedUp ? usedUp[operation.name as keyof typeof usedUp] : undefined;
  const disposables = kind === undefined ? [] : (fixtures.disposable?.[kind] ?? []);
  const records = recordsRead(whole);
  const lasting = records.filter(
    (record) =>
      !isMadeByAssay(operation, record) &&
      !disposables.some((id) => sameNumber(record[operation.id ?? ''], numeric(id))),
  );
  return (lasting.length > 0 ? lasting : records).slice(-recordsSearched);
}
