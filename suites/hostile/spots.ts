import { numeric } from '../../specs/numeric.ts';
import { operation } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Written } from './Defect.ts';

/** The call whose request is spoilt: a read, so that nothing is written by a target that takes it all the same. */
export const spoiltCall = operation('SalesOrderGet');

const text = 'AssayHostileText';
const number = '918273645';

/** Scalars alone, which every format is shown for; the text behind the key, so that the key is there when it is cut. */
export const plainMembers: RecordValue = {
  ReturnTopNRecords: numeric(number),
  mvSalesOrderNo: text,
};

/** The request with something else where its text stands; in json that takes the quotation marks with it. */
export const inPlaceOfText = (written: Written, spoilt: string): string => {
  const spot = written.format === 'json' ? `"${text}"` : text;
  return parted(written, spot).join(spoilt);
};

/** The same for its number. */
export const inPlaceOfNumber = (written: Written, spoilt: string): string =>
  parted(written, number).join(spoilt);

/** The request up to where its text stands. */
export const beforeText = (written: Written): string =>
  parted(written, written.format === 'json' ? `"${text}"` : text)[0] ?? '';

function parted({ text: whole }: Written, spot: string): readonly string[] {
  const parts = whole.split(spot);
  if (parts.length !== 2) throw new Error('the place to spoil is not once in the request');
  return parts;
}
