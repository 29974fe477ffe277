import { numeric } from '../../../specs/numeric.ts';
import { recordShape } from '../../../specs/shapes.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { recordOf } from '../../records/recordOf.ts';
import { Table } from '../Table.ts';
import { counts } from './counts.ts';
import type { Random } from './Random.ts';
import type { Seeding } from './Seeding.ts';

const shape = recordShape('mvDocumentType');

/** The built-in types: their names, and the flag that says what they are for. */
const builtIn: readonly (readonly [id: number, abbreviation: string, description: string, flag?: string])[] =
  [
    [-1, 'GI', 'Goods inbound'],
    [-2, 'PO', 'Purchase order', 'IsPurchaseOrder'],
    [-3, 'SO', 'Sales order', 'IsSalesOrder'],
    [-4, 'WO', 'Work order', 'IsWorkOrder'],
    [-5, 'FGR', 'Finished goods receipt', 'IsFinishedGoodsReceipt'],
  ];

/** Built-in types with negative ids, then the account's own, the last of which are spare, and some deleted ones. */
export function documentTypes({ random }: Seeding): Table {
  const table = new Table(1);
  for (const [id, abbreviation, description, flag] of builtIn) {
    table.put(
      id,
      recordOf('mvDocumentType', {
        DocumentTypeID: numeric(id),
        DocumentTypeAbbreviation: abbreviation,
        DocumentTypeDescription: description,
        DocumentTypeOptionsShowDiscount: true,
        DocumentTypeAutoNumbering: true,
        DocumentTypeAutoNumberingStartFrom: numeric(1),
        DocumentTypeAutoNumberingNextNumber: numeric(1),
        DocumentTypeAutoNumberingPrefix: `${abbreviation}-`,
        ...(flag === undefined ? {} : { [flag]: true }),
      }),
    );
  }
  const own = counts.listed + counts.spare;
  for (let index = 1; index <= own + counts.deleted; index += 1) {
    table.insert((id) => ownType(id, index, random));
    if (index > own) table.markDeleted(index);
  }
  return table;
}

/** Words of which one holds another: a search for the shorter one tells Equals from Contains. */
const stockChanges = ['None', 'In', 'InAndOut'] as const;

function ownType(id: number, index: number, random: Random): RecordValue {
  const start = random.int(1, 9000);
  const flags = shape.members
    .filter(({ type }) => type.kind === 'scalar' && type.type === 'bool')
    .map(({ name }): [string, boolean] => [name, random.int(0, 1) === 1]);
  return recordOf('mvDocumentType', {
    ...Object.fromEntries(flags),
    DocumentTypeID: numeric(id),
    DocumentTypeCompanyID: numeric(1),
    DocumentTypeAbbreviation: `T${index}`,
    DocumentTypeDescription:
      index > counts.listed ? `Spare type ${index}` : `Transfer "${index}", internal: {a} & <b>`,
    RelatedDocumentTypeID: numeric(index % 2 === 0 ? -1 : 0),
    DocumentTypeStockChange: stockChanges[index % stockChanges.length],
    InvoiceType: index % 2 === 0 ? 'Sale' : 'None',
    DocumentTypeAutoNumberingStartFrom: numeric(start),
    DocumentTypeAutoNumberingNextNumber: numeric(start + index),
    DocumentTypeAutoNumberingPrefix: `T${index}/`,
  });
}
