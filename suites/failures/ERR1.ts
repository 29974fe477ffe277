import { isRecord } from '../../specs/isRecord.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { Check } from '../kernel/Check.ts';
import type { Subject } from '../kernel/Subject.ts';
import { unknownAmongBundles } from '../probes/documents.ts';
import { internalCode, shownFailure } from './shownFailure.ts';

/** The SKU that was sent and that the fixtures do not name as known. */
function unknownSku(subject: Subject): string {
  const document = subject.answer.call.members.mvDocument;
  const rows = isRecord(document) ? document.DocumentDetails : undefined;
  const { knownSkus = [] } = subject.context.fixtures;
  const sku = recordsOf(rows)
    .map((row) => row.DocumentRowProductSKU)
    .find((one) => typeof one === 'string' && !knownSkus.includes(one));
  if (typeof sku !== 'string') throw new Error('the scenario of ERR-1 sent no SKU');
  return sku;
}

const plain = shownFailure('ERR-1', unknownSku, (subject) => internalCode(subject, ''));

/** A document with a row of an unknown SKU is not inserted; nor is one for which the rows of bundles are asked for. */
export const ERR1: readonly Check[] = [
  ...plain,
  ...plain
    .filter(({ level }) => level === 'MUST')
    .map((check) => ({ ...check, slug: 'bundles', scenario: unknownAmongBundles })),
];
