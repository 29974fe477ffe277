import type { Table } from './Row.ts';
import { rowsOfAddresses } from './rowsOfAddresses.ts';
import { rowsOfDocuments } from './rowsOfDocuments.ts';
import { rowsOfForms } from './rowsOfForms.ts';
import { rowsOfKeys } from './rowsOfKeys.ts';
import { rowsOfLimits } from './rowsOfLimits.ts';
import { rowsOfMessages } from './rowsOfMessages.ts';
import { rowsOfReads } from './rowsOfReads.ts';
import { rowsOfValues } from './rowsOfValues.ts';
import { rowsOfWrites } from './rowsOfWrites.ts';

/** What the diagnosis can tell, by clause. No clause is in two of the tables. */
export const tables: Table = {
  ...rowsOfMessages,
  ...rowsOfForms,
  ...rowsOfValues,
  ...rowsOfAddresses,
  ...rowsOfReads,
  ...rowsOfLimits,
  ...rowsOfWrites,
  ...rowsOfDocuments,
  ...rowsOfKeys,
};
