import { wall } from '../../specs/datetime.ts';
import { numeric } from '../../specs/numeric.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { priceOf, town } from './members.ts';

/** The flags as they are inserted. An update sends the opposite of each but one, so that it would set some and clear the others. */
export const insertedFlags: Readonly<Record<string, boolean>> = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => [`DocumentCustomFlag${number}`, number % 2 === 1]),
);

/** The one flag that is inserted as true and stays so. A call that leaves out all flags shows by it whether it tells what is stored. */
export const keptFlag = 'DocumentCustomFlag9';

export const changedFlags = Object.keys(insertedFlags).filter((name) => name !== keptFlag);

/** Texts that no server computes. */
const texts = [
  'DocumentComments',
  ...['', '2', '3'].map((number) => `DocumentReferenceNo${number}`),
  ...['', '2', '3'].map((number) => `DocumentReferenceApplication${number}`),
];

const price = priceOf({ prefix: 'DocumentRow' });

/** What of a row the updates change: how many it holds, what one of them costs, and what is noted on it. */
export const changedOfRows = ['DocumentRowQuantity', price, 'DocumentRowRemarks'] as const;

/** Working days in a February: what is put over a 31st part by part ends up in another month. */
const dates = { DocumentCustomOrderDate1: 23, DocumentCustomOrderDate2: 24 };

/** Plain members that the updates change and the call after them leaves out. */
export const changedMembers = [...texts, ...changedFlags, ...Object.keys(dates)];

/** All `changedMembers` as an update sends them, with texts of its own. */
export const documentChanges = (text: string): RecordValue =>
  Object.fromEntries([
    ...texts.map((name, index) => [name, `${text} ${index + 1}`]),
    ...changedFlags.map((name) => [name, !insertedFlags[name]]),
    ...Object.entries(dates).map(([name, day]) => [name, wall(Date.UTC(2017, 1, day, 11, 40))]),
  ]);

/** The lines of an address that an update sends. Their text is the update's own, so that a document which shows one of them was changed. */
export const changedLines = ['AddressLine1', 'AddressLine2'] as const;

/** A record with an address of that text. An update must not give it to the document. */
export const withAddress = (record: RecordValue, text: string): RecordValue => ({
  ...record,
  DocumentAddresses: [
    {
      ...town,
      ...Object.fromEntries(changedLines.map((name, index) => [name, `${text} line ${index + 1}`])),
      ZipCode: '10431',
    },
  ],
});

/**
 * A record whose rows have other quantities, prices and remarks. An update must neither replace the stored rows by them nor change
 * anything in the stored ones.
 */
export const withOtherRows = (record: RecordValue): RecordValue => ({
  ...record,
  DocumentDetails: recordsOf(record.DocumentDetails).map((row, index) => ({
    ...row,
    DocumentRowQuantity: numeric(20 + index),
    [price]: numeric(40 + index),
    DocumentRowRemarks: `changed row ${index + 1}`,
  })),
});
