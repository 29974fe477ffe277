import { breach } from '../../../harness/verdicts/judgements.ts';
import { shown } from '../../../harness/words/shown.ts';
import { toPurchaseOrders } from '../../../specs/appliesTo.ts';
import { isNumeric } from '../../../specs/numeric.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import { receivesUnknown } from '../../probes/scenarioNames.ts';
import { mustFail } from '../ERR/shownFailure.ts';

const made = 'relatedDocumentID';

export const PO6 = clause('PO-6', {
  level: 'SHOULD',
  statement: 'ReceiveItems of an order that does not exist fails and creates no document.',
  section: 'States and transitions',
  judging:
    'There is no relatedDocumentID; that entityID is 0 is ENV-8. The table asks that the order exists and does not say what follows.',
  appliesTo: toPurchaseOrders,
  checks: [
    on(
      receivesUnknown,
      (subject) => {
        const id = subject.value[made];
        return mustFail(
          subject,
          'items of an order that does not exist are received',
          isNumeric(id) && Number(id.lexeme) !== 0
            ? [breach(subject, `${made} names a record`, '0', shown(id), made)]
            : [],
        );
      },
      asAnswered,
    ),
  ],
});
