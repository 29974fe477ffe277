import { responseShape } from '../../../specs/messageShapes.ts';
import { both, responseHolds, succeedsInItsFormat } from '../../../specs/rules.ts';
import { deviationCheck, typedValues } from '../../kernel/checks.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import type { Subject } from '../../kernel/Subject.ts';

/** Orders that carry such an id; nothing in it is one of the two things that it may hold. */
function orders(subject: Subject): number {
  const operation = subject.spec.operation;
  if (operation === null) return 0;
  let count = 0;
  for (const { type } of typedValues(responseShape(operation), subject.value)) {
    if (
      type.kind === 'record' &&
      type.record.members.some((member) => member.type.kind === 'scalar' && member.type.type === 'intText')
    )
      count++;
  }
  return count;
}

/** The two document type ids that are documented as text hold an integer or nothing. */
export const TYP17: JudgedClause = clause('TYP-17', {
  level: 'MUST',
  statement:
    'PurchaseOrderReceiveDocumentTypeID and SalesOrderShipDocumentTypeID hold an integer or nothing.',
  section: 'Resources and their fields',
  judging:
    'The document calls them int-valued with the shape of text: quoted or bare in json both pass. Requests send text.',
  appliesTo: {
    reason: 'The operations that answer with a purchase order or with sales orders.',
    holds: both(responseHolds('intText'), succeedsInItsFormat),
  },
  checks: [
    deviationCheck({
      clause: 'TYP-17',
      level: 'MUST',
      on: 'success',
      reads: 'value',
      met: orders,
      what: 'order',
    }),
  ],
});
