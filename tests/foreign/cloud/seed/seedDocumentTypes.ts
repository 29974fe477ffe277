import { GOODS_INBOUND } from '../operations/completeDocument.ts';
import { documentTypeShape } from '../shapes/documentTypeShape.ts';
import type { World } from '../store/World.ts';
import { keep, markDeleted } from '../store/World.ts';
import type { RecordValue } from '../values/Value.ts';
import { addRecords, many } from './addRecords.ts';
import { oddText } from './oddText.ts';

/** The ids that the fixtures name. */
export interface SeededDocumentTypes {
  readonly receive: string;
  readonly disposable: readonly string[];
}

/** Built-in document types, which have negative ids, and the account's own. */
export function seedDocumentTypes(world: World): SeededDocumentTypes {
  const table = world.tables.documentTypes;
  const builtIn = [
    [GOODS_INBOUND, 'GI', 'Goods inbound'],
    ['-2', 'GO', 'Goods outbound'],
    ['-3', 'AD', 'Adjustment'],
  ] as const;
  for (const [id, abbreviation, description] of builtIn)
    keep(table, id, { DocumentTypeID: id, ...documentType(2, abbreviation, description) });
  const [receive = ''] = addRecords(world, table, 'DocumentTypeID', [
    documentType(1, 'RC', 'Receipt of goods'),
  ]);
  addRecords(
    world,
    table,
    'DocumentTypeID',
    many(4, (index) => documentType(index, `X${index}`, oddText(index))),
  );
  const disposable = addRecords(
    world,
    table,
    'DocumentTypeID',
    many(9, (index) => documentType(index, `D${index}`, `Disposable type ${index}`)),
  );
  const [gone = ''] = addRecords(world, table, 'DocumentTypeID', [documentType(5, 'OLD', 'Retired type')]);
  markDeleted(table, gone);
  return { receive, disposable };
}

function documentType(seed: number, abbreviation: string, description: string): RecordValue {
  const flags = [...documentTypeShape]
    .filter(([, type]) => type.kind === 'bool')
    .map(([name], index) => [name, (index + seed) % 3 === 0]);
  return {
    ...Object.fromEntries(flags),
    DocumentTypeCompanyID: '0',
    RelatedDocumentTypeID: null,
    DocumentTypeAbbreviation: abbreviation,
    DocumentTypeDescription: description,
    DocumentTypeStockChange: seed % 2 ? 'Increase' : 'None',
    InvoiceType: 'None',
    DocumentTypeAutoNumberingStartFrom: '1',
    DocumentTypeAutoNumberingNextNumber: String(seed + 100),
    DocumentTypeAutoNumberingPrefix: `${abbreviation}-`,
    DocumentTypeAutoNumberingPostfix: seed === 3 ? '/Ω' : null,
  };
}
