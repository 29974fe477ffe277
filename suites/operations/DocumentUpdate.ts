import type { GatherContext } from '../../harness/Evidence.ts';
import { document } from '../builds/document.ts';
import { found, wanting } from '../gathered.ts';
import type { OperationSuite, Scenario } from '../Scenario.ts';
import { inserting, writeMembers } from '../writing.ts';

const known = (context: GatherContext): string | undefined => context.fixtures.knownSkus?.[0];

const insert = inserting({
  build: (context, label) => {
    const sku = known(context);
    return sku === undefined ? 'knownSkus' : document(context, label, [sku]);
  },
});

/** ERR-1: a row with a SKU that does not exist, alone and behind a good row. */
const insertUnknown = (name: string, isBehindAGoodRow: boolean): Scenario => ({
  name,
  expects: 'failure',
  shownBy: 'ERR-1',
  where: 'default',
  effect: 'write',
  gather: async (context, place) => {
    const good = known(context);
    if (isBehindAGoodRow && good === undefined) return wanting('knownSkus');
    const unknown = context.fixtures.unknownSku ?? `NOSUCH${context.unique('unknown-sku')}`;
    const skus = isBehindAGoodRow && good !== undefined ? [good, unknown] : [unknown];
    const record = document(context, `${name}-${place.format}`, skus);
    if (typeof record === 'string') return wanting(record);
    return found(await context.call(place.operation, writeMembers(context, place, record, 'Insert')));
  },
});

export const DocumentUpdate: OperationSuite = [
  insert,
  insertUnknown('unknown-sku', false),
  insertUnknown('unknown-sku-behind-a-good-row', true),
];
