import { documentIn, rowsOfDocument } from '../../../harness/canonical/rows.ts';
import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import type { Violation } from '../../../harness/verdicts/Judgement.ts';
import { breach } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { shown } from '../../../harness/words/shown.ts';
import { writtenRecord } from '../../../harness/writes/writtenRecord.ts';
import { whereShownFor } from '../../../specs/appliesTo.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import { recordsOf } from '../../../specs/recordsOf.ts';
import { clause } from '../../kernel/clause.ts';
import { unknownAmongBatches, unknownAmongBundles } from '../../probes/scenarioNames.ts';
import { internalCode, shownFailure } from './shownFailure.ts';

const [fails, saysSo] = shownFailure('ERR-1', unknownSku, (subject) => [
  ...internalCode(subject, ''),
  ...completedSku(subject),
]);

export const ERR1 = clause('ERR-1', {
  statement:
    'A DocumentUpdate Insert with a row whose SKU does not exist fails. The Message names the SKU, and InternalErrorCode is empty.',
  section: 'Errors 3',
  judging:
    'With the unknown SKU alone, after a good row, and with the rows of bundles or batches asked for. In every third format a known SKU that ends with letters is also sent without the last one. If that is taken, the row must not show a longer SKU. A SKU that Assay made up may be refused for its form: then one of the form of a known SKU is judged. To name it is to contain it; that the words say it does not exist is a SHOULD. Empty is an empty text, nil or absent. ErrorCode 500 is ENV-3, entityID 0 is ENV-8.',
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

/** A SKU without its last letter was sent, and the row shows a longer one that begins with it. */
function completedSku({ others: { cutSku } }: Subject): readonly Violation[] {
  if (cutSku === undefined || outcomeOf(cutSku, 'failure') !== 'succeeded') return [];
  const [sent] = rowsOfDocument(writtenRecord(cutSku).sent).map((row) => row.DocumentRowProductSKU);
  const [found] = rowsOfDocument(documentIn(cutSku)).map((row) => row.DocumentRowProductSKU);
  if (typeof sent !== 'string' || typeof found !== 'string') return [];
  if (found === sent || !found.startsWith(sent)) return [];
  const message = 'a row with the beginning of a SKU gets the product of the whole SKU';
  return [breach(cutSku, message, shown(sent), shown(found), 'mvDocument.DocumentDetails')];
}
