import type { Fixtures } from '../../config/Settings.ts';
import { formats } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { neededBy } from '../fixturesSkeleton.ts';

/** Fixtures that init did not find, and a sentence on how to get them. */
export interface MissingFixtures {
  readonly names: readonly string[];
  readonly how: string;
}

/** A fixtures file with what was found, and what was not. */
export interface FilledFixtures {
  readonly text: string;
  readonly missing: readonly MissingFixtures[];
}

/**
 * Fills a fixtures file with what was found. In the place of each fixture that was not stands a sentence, beside an empty list if it is
 * one of several records. Nothing is ever put among the disposable ones: each record that a Get lists could be one that somebody needs.
 */
export function fixturesText(found: Fixtures, schema: string, target: string): FilledFixtures {
  const missing: MissingFixtures[] = [];
  const placed = ({ names, how, lists = [] }: Group): Record<string, unknown> => {
    const absent = names.filter((name) => found[name as keyof Fixtures] === undefined);
    if (absent.length > 0) missing.push({ names: absent, how });
    return Object.fromEntries([
      ...(absent.length > 0 ? [[`$comment.${absent[0]}`, how]] : []),
      ...names.flatMap((name) => {
        const value = found[name as keyof Fixtures] ?? (lists.includes(name) ? [] : undefined);
        return value === undefined ? [] : [[name, value]];
      }),
    ]);
  };
  const named = groups.map(placed);
  const disposable = disposables(neededBy(planRun({ formats, operations: [], clauses: [], cases: [] })));
  missing.push(...disposable.map(({ name, how }) => ({ names: [`disposable.${name}`], how })));
  const content = {
    $schema: schema,
    $comment: `assay init found this at ${target}, by reading. An empty list names nothing: what needs it is blocked, and never failed.`,
    ...Object.assign({}, ...named),
    disposable: Object.assign(
      {
        $comment:
          'A run deletes or changes what is named here. So assay init names nothing: name only records that you made for it.',
      },
      ...disposable.map(({ name, how }) => ({ [`$comment.${name}`]: how, [name]: [] })),
    ),
  };
  return { text: `${JSON.stringify(content, null, 2)}\n`, missing };
}

/** Fixtures that are found or missed together. */
interface Group {
  readonly names: readonly string[];
  /** Those of the names that hold a list. */
  readonly lists?: readonly string[];
  readonly how: string;
}

/** The fixtures, with a sentence on how to get each. */
export const groups: readonly Group[] = [
  {
    names: ['knownSkus'],
    lists: ['knownSkus'],
    how: 'No Get shows a SKU. Name two or more SKUs of products that documents may name.',
  },
  {
    names: ['goodsInboundDocumentTypeId', 'receiveDocumentTypeId'],
    how: 'DocumentTypeGet shows no built-in type called goods inbound, or several. Name the type of a document that DocumentUpdate may insert, and the one that receiving a purchase order makes.',
  },
  {
    names: ['supplierId', 'supplierName'],
    how: 'No call lists suppliers. Name one, as a purchase order names it.',
  },
  {
    names: ['inventoryLocationId'],
    how: 'No sales order shows a location. Name the id of one that documents and purchase orders may name.',
  },
  {
    names: ['customReportId'],
    how: 'No call lists custom reports. Name the id of one that may be run many times.',
  },
  {
    names: ['settingName'],
    how: 'AccountSettingsGet shows no name that it takes as SettingName. Name one that it knows.',
  },
  {
    names: ['documentIdWithShipping'],
    how: 'No call lists documents. Name the id of one that has shipping information; it is only read.',
  },
  {
    names: ['openWorkOrders'],
    lists: ['openWorkOrders'],
    how: 'No call lists work orders. Name the ids of some that are open and that nobody works on meanwhile; they stay as they are.',
  },
  {
    names: ['batchProductSku', 'batchesByExpiry'],
    lists: ['batchesByExpiry'],
    how: 'No call says which batches are in stock. Name the SKU of a product with batches, and their names, the soonest expiry first.',
  },
  {
    names: ['eventType', 'eventTrigger'],
    how: 'No call lists event types. Name one that EventSubscriptionAdd takes. eventTrigger is the operation whose insert causes one, and only counts with --listener-url.',
  },
  {
    names: ['samples'],
    how: 'No read shows what an insert must hold. If inserts are refused because a member is missing, name it here, as in { "mvPurchaseOrder": { "PurchaseOrderCurrencyCode": "EUR" } }.',
  },
];

/** The lists of what a run uses up, with how to get as many records as it uses. */
export function disposables(
  needed: ReturnType<typeof neededBy>,
): readonly { readonly name: string; readonly how: string }[] {
  const many = (kind: Parameters<typeof needed.get>[0]): number => needed.get(kind) ?? 0;
  return [
    {
      name: 'discounts',
      how: `A run deletes ${many('discounts')} discounts. Make them for it, and name their ids.`,
    },
    {
      name: 'boms',
      how: `A run deletes the bill of materials of ${many('boms')} finished goods. Make such products for it, and name their ids.`,
    },
    {
      name: 'documentTypes',
      how: `A run deletes ${many('documentTypes')} document types. Make them for it, and name their ids.`,
    },
    {
      name: 'contactPersons',
      how: `A run deletes ${many('contactPersons')} contact persons, which no call lists. Make them for it, and name their ids.`,
    },
    {
      name: 'closedWorkOrders',
      how: `A run reopens ${many('closedWorkOrders')} closed work orders, which no call lists. Make and close them for it, and name their ids.`,
    },
    {
      name: 'allocatedWorkOrders',
      how: `A run returns material of ${many('allocatedWorkOrders')} work orders, which no call lists. Make them for it and allocate material, and name each as { "id", "sku", "quantity", "serials", "batches" }.`,
    },
    {
      name: 'finishedGoodReceipts',
      how: `A run deletes ${many('finishedGoodReceipts')} finished good receipts, which no call lists. Make them for it, and name each as { "id", "workOrderId" }. Make two for each work order, and list them six places apart: the 1st and the 7th are of one work order, the 2nd and the 8th of another.`,
    },
  ];
}
