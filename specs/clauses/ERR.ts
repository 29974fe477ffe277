import { atDefaultAddress } from '../appliesTo/atDefaultAddress.ts';
import { both } from '../appliesTo/both.ts';
import { noOperation } from '../appliesTo/noOperation.ts';
import { operationIs } from '../appliesTo/operationIs.ts';
import type { AppliesTo, Clause } from '../Clause.ts';

const shownFor = (operation: string): AppliesTo => ({
  reason: `The document shows this condition for ${operation}; once in each format at its default address.`,
  holds: both(operationIs(operation), atDefaultAddress),
});

/** Failures. */
export const ERR: readonly Clause[] = [
  {
    id: 'ERR-1',
    level: 'MUST',
    statement:
      'DocumentUpdate Insert with a row whose SKU does not exist fails: the Message names the SKU, InternalErrorCode is empty.',
    section: 'Errors 3',
    judging:
      'With the unknown SKU alone and after a good row. To name it is to contain it; that the words say it does not exist is a SHOULD. Empty is an empty text, nil or absent. ErrorCode 500 is ENV-3, entityID 0 is ENV-8.',
    appliesTo: shownFor('DocumentUpdate'),
  },
  {
    id: 'ERR-2',
    level: 'MUST',
    statement:
      'DiscountDelete of an unknown id fails: the Message names the id, InternalErrorCode is DiscountNotExists.',
    section: 'Errors 3',
    judging:
      'Grouping characters between the digits do not matter. ErrorCode 500 is ENV-3, result false is ENV-9.',
    appliesTo: shownFor('DiscountDelete'),
  },
  {
    id: 'ERR-3',
    level: 'MUST',
    statement:
      'ProductBOMDelete of an unknown product fails: entityID is the id that was sent, the Message names it, InternalErrorCode is empty.',
    section: 'Errors 2',
    judging:
      'The one failure that carries an id other than 0. ErrorCode 500 is ENV-3, result false is ENV-9.',
    appliesTo: shownFor('ProductBOMDelete'),
  },
  {
    id: 'ERR-4',
    level: 'SHOULD',
    statement: 'Every other delete of an unknown id fails.',
    section: 'Errors 2',
    judging: 'With result false where the row lists result.',
    appliesTo: {
      reason: 'The documented deletes for which no condition is shown.',
      holds: both(
        operationIs(
          ...['DocumentTypeDelete', 'CompanyDelete', 'ContactPersonDelete'],
          ...['WorkOrderDeleteFinishedGoodReceipt', 'ShippingInformationDelete'],
        ),
        atDefaultAddress,
      ),
    },
  },
  {
    id: 'ERR-5',
    level: 'NOTE',
    statement:
      'A request that cannot be decoded is not answered with success, and no input makes the server hang or die.',
    section: 'Robustness: whoever takes bytes from a network must withstand wrong ones.',
    judging:
      'One defect a probe: malformed and truncated documents, wrong charsets, external entities, entity bombs, huge texts, deep nesting, wrong types, numbers out of range. After each the server still answers APIKeyGet. That no external entity is fetched is proven by a listener.',
    open: 'What else such a request is answered.',
    appliesTo: {
      reason:
        'About the readers of the formats, not about an operation: once in each format at its default address.',
      holds: both(noOperation, atDefaultAddress),
    },
  },
];
