import { where } from '../../../specs/appliesTo.ts';
import { responseHolds, succeedsInItsFormat } from '../../../specs/rules.ts';
import { deviationCheck, responseValues } from '../../kernel/checks.ts';
import { clause } from '../../kernel/clause.ts';

export const TYP17 = clause('TYP-17', {
  statement:
    'PurchaseOrderReceiveDocumentTypeID and SalesOrderShipDocumentTypeID hold an integer or nothing.',
  section: 'Resources and their fields',
  judging:
    'The document calls them int-valued with the shape of text: quoted or bare in json both pass. Requests send text.',
  appliesTo: where(
    'The operations that answer with a purchase order or with sales orders.',
    responseHolds('intText'),
    succeedsInItsFormat,
  ),
  checks: [
    deviationCheck('TYP-17', {
      answers: 'successes',
      seenOn: responseValues({
        // Orders that carry such an id: nothing in it is one of the two things that it may hold.
        name: 'order',
        isOne: ({ type }) =>
          type.kind === 'record' &&
          type.record.members.some((one) => one.type.kind === 'scalar' && one.type.type === 'intText'),
      }),
    }),
  ],
});
