import { isRecord } from '../../specs/isRecord.ts';
import type { Check } from '../Check.ts';
import type { Subject } from '../Subject.ts';
import { internalCode, shownFailure } from '../shownFailure.ts';

/** The SKU of the last row that was sent: scenarios put the unknown one there. */
function unknownSku(subject: Subject): string {
  const document = subject.answer.call.members.mvDocument;
  const rows = isRecord(document) ? document.DocumentDetails : undefined;
  const last = Array.isArray(rows) ? rows.at(-1) : undefined;
  const sku = isRecord(last) ? last.DocumentRowProductSKU : undefined;
  if (typeof sku !== 'string') throw new Error('the scenario of ERR-1 sent no SKU');
  return sku;
}

/** A document with a row of an unknown SKU is not inserted. */
export const ERR1: readonly Check[] = shownFailure('ERR-1', unknownSku, (subject) =>
  internalCode(subject, ''),
);
