import { plainCall } from '../../../harness/evidence/plainCall.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { sentAsEchoed } from '../../../harness/verdicts/echo.ts';
import { blocked, breach, callRefused } from '../../../harness/verdicts/judgements.ts';
import { shown } from '../../../harness/words/shown.ts';
import {
  echoGaps,
  gapBreaches,
  isShortEcho,
  membersWithOwnClause,
} from '../../../harness/writes/echoGaps.ts';
import { writtenRecord } from '../../../harness/writes/writtenRecord.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { recordsOf } from '../../../specs/recordsOf.ts';
import { operationIs } from '../../../specs/rules.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import { onStep, refusedStep, updateAgain } from '../ACT/chainCheck.ts';

/** A bundle is inserted and updated with its IncludedProducts, by SKU and quantity. The second echo of an update shows it. */
export const PB1 = clause('PB-1', {
  statement: 'ProductBundleUpdate inserts and updates a bundle together with its IncludedProducts.',
  section: 'Endpoints: Operations with request and response shape',
  judging: 'The echo holds the products that were sent, by SKU and quantity.',
  appliesTo: atHome('The one operation on bundles.', operationIs('ProductBundleUpdate')),
  checks: [
    on(
      plainCall,
      (subject) =>
        subject.outcome === 'failed' ? callRefused : sentAsEchoed(subject, (path) => hasOwnClause({ path })),
      asAnswered,
    ),
    onStep(
      'update',
      ({ chain, step }) => {
        if (step.outcome === 'failed')
          return refusedStep(step, 'the Update of a bundle that was just inserted is refused');
        if (echoGaps(chain.answer).some(hasOwnClause))
          return blocked('clause:PB-1', 'the insert did not keep its products');
        const again = updateAgain(chain, 'PB-1');
        if (again.kind !== 'step') return again;
        const { answer } = again.subject;
        if (isShortEcho(answer))
          return blocked('nothing', 'the answer shows nothing of the bundle but its name');
        const { member } = writtenRecord(answer);
        const message = 'an update kept a product that it no longer sent';
        const path = `${member}.${membersWithOwnClause[0]}`;
        return [
          ...gapBreaches(
            answer,
            echoGaps(answer).filter(hasOwnClause),
            'an update did not change the products',
            member,
          ),
          ...leftOver(chain.answer, answer).map((sku) =>
            breach(answer, message, `none with the SKU ${shown(sku)}`, 'one', path),
          ),
        ];
      },
      { slug: 'update' },
    ),
  ],
});

const hasOwnClause = ({ path }: { readonly path: string }): boolean => membersWithOwnClause.includes(path);

/** The products that the bundle was inserted with, that the update did not send, and that its echo shows still. */
function leftOver(insert: Answer, update: Answer): readonly (Value | undefined)[] {
  const { sent, echo } = writtenRecord(update);
  const now = skusOf(sent);
  const shownNow = skusOf(echo);
  return skusOf(writtenRecord(insert).sent).filter((sku) => !now.includes(sku) && shownNow.includes(sku));
}

const skusOf = (bundle: RecordValue | undefined): readonly (Value | undefined)[] =>
  recordsOf(bundle?.IncludedProducts).map(({ ProductSKU }) => ProductSKU);
