import { describe, expect, it } from 'vitest';
import { timesOf } from '../../harness/zone/clocks.ts';
import { wall } from '../../specs/datetime.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';

const hour = 3_600_000;
const noon = Date.UTC(2017, 0, 10, 12);

const read = (expiries: readonly number[]) => ({
  format: 'xml' as const,
  deviations: [],
  value: {
    mvSalesOrders: [
      {
        SalesOrderId: numeric(7),
        SalesOrderDate: wall(noon),
        SalesOrderDetails: [
          {
            SalesOrderRowBatchNumbers: expiries.map((ms): RecordValue => ({ ExpiryDate: wall(ms) })),
          },
        ],
      },
    ],
  },
});

const times = (...expiries: readonly number[]) =>
  [...timesOf(operationNamed('SalesOrderGet'), [read(expiries)], () => true)].map(([place, { shown }]) => [
    place.split('|').slice(1).join('|'),
    shown.get('xml')?.time.ms,
  ]);

const order = ['SalesOrderDate|0 of 1', noon];
const nested = 'SalesOrderDetails[].SalesOrderRowBatchNumbers[].ExpiryDate';

describe('the datetimes of a record', () => {
  it('are told apart by their place, those of nested rows by their rank', () => {
    expect(times(noon + 48 * hour, noon)).toEqual([
      order,
      [`${nested}|0 of 2`, noon],
      [`${nested}|1 of 2`, noon + 48 * hour],
    ]);
  });

  it('are one place each where they are equal', () => {
    expect(times(noon, noon)).toHaveLength(3);
  });

  it('are left out where two rows are so near that a change of the clock can turn them', () => {
    expect(times(noon, noon + hour)).toEqual([order]);
  });
});
