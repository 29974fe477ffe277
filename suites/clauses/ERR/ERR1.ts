import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { whereShownFor } from '../../../specs/appliesTo.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import { recordsOf } from '../../../specs/recordsOf.ts';
import { clause } from '../../kernel/clause.ts';
import { unknownAmongBatches, unknownAmongBundles } from '../../probes/scenarioNames.ts';
import { internalCode, shownFailure } from './shownFailure.ts';

const [fails, saysSo] = shownFailure('ERR-1', unknownSku, (subject) => internalCode(subject, ''));

export const ERR1 = clause('ERR-1', {
  statement:
    'A DocumentUpdate Insert with a row whose SKU does not exist fails. The Message names the SKU, and InternalErrorCode is empty.',
  section: 'Errors 3',
  judging:
    'With the unknown SKU alone, after a good row, and with the rows of bundles or batches asked for. To name it is to contain it; that the words say it does not exist is a SHOULD. Empty is an empty text, nil or absent. ErrorCode 500 is ENV-3, entityID 0 is ENV-8.',
  appliesTo: whereShownFor('DocumentUpdate'),
  checks: [
    fails,
    saysSo,
    { ...fails, slug: 'bundles', scenario: unknownAmongBundles },
    { ...fails, slug: 'batches', scenario: unknownAmongBatches },
  ],
});

/** The SKU that was sent and that no fixture names as one that exists. */
function unknownSku(subject: Subject): string {
  const document = subject.answer.call.members.mvDocument;
  const rows = isRecord(document) ? document.DocumentDetails : undefined;
  const { knownSkus = [], batchProductSku } = subject.context.fixtures;
  const sku = recordsOf(rows)
    .map((row) => row.DocumentRowProductSKU)
    .find((one) => typeof one === 'string' && one !== batchProductSku && !knownSkus.includes(one));
  if (typeof sku !== 'string') throw new Error('the scenario of ERR-1 sent no SKU');
  return sku;
}
