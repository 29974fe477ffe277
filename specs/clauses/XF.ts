import { addressIs } from '../appliesTo/addressIs.ts';
import { atDefaultAddress } from '../appliesTo/atDefaultAddress.ts';
import { both } from '../appliesTo/both.ts';
import { either } from '../appliesTo/either.ts';
import { except } from '../appliesTo/except.ts';
import { isRefused } from '../appliesTo/isRefused.ts';
import { operationIs } from '../appliesTo/operationIs.ts';
import { readsRecords } from '../appliesTo/readsRecords.ts';
import { readsWhatIsWritten } from '../appliesTo/readsWhatIsWritten.ts';
import { takesRecordAction } from '../appliesTo/takesRecordAction.ts';
import type { Clause } from '../Clause.ts';

/** Across formats. */
export const XF: readonly Clause[] = [
  {
    id: 'XF-1',
    level: 'MUST',
    statement: 'The same Get gives the same result in every format and through every address.',
    section: 'What the service does',
    judging:
      'At the level of the address (FMT-6, FMT-7, FMT-9). Read in A, in B and in A again, compared on the records that both reads of A agree on. Absent and nil are the same; where one side has no value, empty text, 0, false, the unset date and an empty list on the other are not compared, nor are members whose name begins with _, $ or @, which are metadata of a serializer. The order of nested rows is a SHOULD.',
    open: 'What no format can tell apart, by a declared table of losses.',
    appliesTo: {
      reason:
        'The Gets that answer with records, at every address but jsonp, whose payload FMT-8 compares; of ShippingInformationGet only the envelope is shown.',
      holds: both(readsRecords, except(addressIs('jsonp'))),
    },
  },
  {
    id: 'XF-2',
    level: 'MUST',
    statement: 'What is written in one format reads the same in another.',
    section: 'What the service does',
    judging:
      'All 36 pairs of a written and a read format. One with itself: what was sent of a record reads the same alone, right after the write, and later among all records.',
    appliesTo: {
      reason: 'Shipping providers and companies are the only records that can be both written and read.',
      holds: both(readsWhatIsWritten, atDefaultAddress),
    },
  },
  {
    id: 'XF-3',
    level: 'MUST',
    statement: 'The same failing call fails the same way in every format.',
    section: 'Errors 1',
    judging:
      'ErrorCode, InternalErrorCode, entityID and result are equal; the Message should be. Well-formed calls with the right key: those of ERR-1 to ERR-4 and ACT-5.',
    appliesTo: {
      reason: 'The operations with a call that has to fail or should.',
      holds: both(
        either(
          takesRecordAction,
          operationIs(
            ...[
              'DiscountDelete',
              'ProductBOMDelete',
              'DocumentTypeDelete',
              'CompanyDelete',
              'ContactPersonDelete',
            ],
            ...['WorkOrderDeleteFinishedGoodReceipt', 'ShippingInformationDelete'],
          ),
        ),
        atDefaultAddress,
      ),
    },
  },
  {
    id: 'XF-4',
    level: 'NOTE',
    statement: 'The HTTP status of the same call is the same in json, xml, jsv and csv.',
    section: 'Consistency: clients in several formats should not have to know several habits.',
    judging: 'On failures, for ENV-11 says what a success has.',
    appliesTo: {
      reason:
        'The operations with a call that has to fail or should, on the generic path: a success has status 200 anyway (ENV-11), and SOAP has status rules of its own.',
      holds: both(isRefused, addressIs('path')),
    },
  },
];
