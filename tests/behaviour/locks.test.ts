import { describe, expect, it } from 'vitest';
import type { Fixtures } from '../../config/Settings.ts';
import type { Hook } from '../../server/Hook.ts';
import { lockingOrders } from '../../server/hooks/lockingOrders.ts';
import { lockingRecords } from '../../server/hooks/lockingRecords.ts';
import { onRequest } from '../../server/hooks/onRequest.ts';
import { recordLocks } from '../../server/hooks/recordLocks.ts';
import { sentNumber } from '../../server/hooks/sentNumber.ts';
import { OperationFailure } from '../../server/OperationFailure.ts';
import { member } from '../../server/records/member.ts';
import type { Variant } from '../../server/Variant.ts';
import { newRecordsLockedAtFirst } from '../../server/variants/newRecordsLockedAtFirst.ts';
import { unchangedRefused } from '../../server/variants/unchangedRefused.ts';
import { judged } from './judged.ts';

const hookOf = ({ hook }: Variant): Hook => {
  if (hook === undefined) throw new Error('the variant has no hook');
  return hook;
};

const failures = (verdicts: ReadonlyMap<string, string>): readonly string[] =>
  [...verdicts].flatMap(([id, verdict]) => (verdict === 'failed' ? [id] : []));

/** The fixtures with a sample of each record, by which a refusal of it counts. */
const sampled = (given: Fixtures): Fixtures => ({
  ...given,
  samples: {
    mvCompany: {},
    mvDocument: {},
    mvEvent: {},
    mvPurchaseOrder: { PurchaseOrderCurrencyCode: 'EUR' },
    ShippingInfo: {},
  },
});

/** A target that refuses so many writes of an operation in each format, from the first one on. */
function busyAtFirst(operation: string, action: string, count: number): Hook {
  const left = new Map<string, number>();
  return onRequest([operation], (request, _, { format }) => {
    const more = left.get(format) ?? count;
    if (more === 0 || member.text(request, 'mvRecordAction') !== action) return request;
    left.set(format, more - 1);
    throw new OperationFailure('A nightly job runs. Try again in a moment.');
  });
}

describe('a lock of a few writes', () => {
  it.each([1, 2, 3, 5])(
    'behind each write is no matter of numbers in text, if it refuses %i',
    async (count) => {
      const hooks = [lockingRecords([count])];
      expect(failures(await judged(['TYP-4'], { hooks }))).toEqual([]);
    },
  );

  it('of a new record, where an update has to change something, is no matter of the application', async () => {
    const hooks = [hookOf(newRecordsLockedAtFirst), hookOf(unchangedRefused)];
    expect(failures(await judged(['ACT-8'], { hooks }))).toEqual([]);
  });

  it.each([1, 2, 3, 5])(
    'of an order or a document is no matter of receipts or shipping, if it refuses %i',
    async (count) => {
      const verdicts = await judged(['PO-5', 'SHP-1'], {
        hooks: [lockingOrders([count])],
        formats: ['json', 'csv', 'soap11'],
        change: sampled,
      });
      expect(failures(verdicts)).toEqual([]);
    },
  );

  it.each([1, 2, 3, 5])(
    'behind each update of an order is no matter of spelling, if it refuses %i',
    async (count) => {
      const { lock, refuseIfLocked } = recordLocks('It is being sent on.', [count]);
      const hook: Hook = (inner) => ({
        handle: (call, request) => {
          const id = String(
            sentNumber(member.record(request, 'mvPurchaseOrder')?.PurchaseOrderId ?? null) ?? 0,
          );
          refuseIfLocked(id);
          const result = inner.handle(call, request);
          if (member.text(request, 'mvRecordAction') === 'Update') lock(id);
          return result;
        },
      });
      const options = { hooks: [hook], formats: ['json'], operations: ['PurchaseOrderUpdate'] } as const;
      expect(failures(await judged(['TYP-14'], options))).toEqual([]);
    },
  );

  it('of a kind of record is no matter of inserts', async () => {
    const hooks = [
      busyAtFirst('CompanyUpdate', 'Insert', 4),
      busyAtFirst('DocumentUpdate', 'Insert', 4),
      busyAtFirst('EventSubscriptionAdd', '', 4),
    ];
    const verdicts = await judged(['ACT-1', 'DOC-1', 'EVT-1'], { hooks, change: sampled });
    expect(failures(verdicts)).toEqual([]);
  });

  it.each([3, 4])(
    'of %i writes, that is over when another format is asked, is no matter of formats',
    async (count) => {
      const left = new Map<string, number>();
      const hook = onRequest(['ContactPersonDelete', 'WorkOrderReOpen'], (request, _, call) => {
        const id = String(member.int(request, call.operation?.target ?? ''));
        const more = left.get(id) ?? count;
        if (more === 0) return request;
        left.set(id, more - 1);
        throw new OperationFailure('Somebody has it open.');
      });
      const verdicts = await judged(['FMT-1', 'FMT-3'], { hooks: [hook] });
      expect(failures(verdicts)).toEqual([]);
    },
  );
});

it('a lock lasts for one to five writes, and for as many each time', () => {
  const { lock, refuseIfLocked } = recordLocks('It is locked.');
  const refusals = (record: string): number => {
    lock(record);
    for (let count = 0; ; count++)
      try {
        refuseIfLocked(record);
        return count;
      } catch {}
  };
  expect(['a', 'b', 'c', 'd', 'e', 'b'].map(refusals)).toEqual([5, 1, 2, 3, 5, 1]);
});
