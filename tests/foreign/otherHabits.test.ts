import { describe, expect, it } from 'vitest';
import { otherHabits } from './lawful/otherHabits.ts';
import type { Incoming, Reply } from './lawful/Reply.ts';
import { respond } from './lawful/respond.ts';
import { makeStore } from './lawful/store.ts';

const key = 'k';

/** Replies of the lawful server in every format and of every kind. */
function replies(): readonly Reply[] {
  const store = makeStore();
  const incoming = (path: string, query: string, body = '', method = 'GET'): Incoming => ({
    method,
    path,
    query: new URLSearchParams(`APIKEY=${key}&${query}`),
    headers: {},
    body: Buffer.from(body),
  });
  const formats = ['json', 'xml', 'jsv', 'csv', 'soap11', 'soap12'];
  return [
    ...formats.map((format) => incoming('/SalesOrder/SalesOrderGet', `format=${format}`)),
    incoming('/SalesOrder/SalesOrderGet.json', 'callback=cb'),
    incoming('/json/reply/DiscountDelete', '', `{"APIKEY":"${key}","DiscountIDToDelete":123456}`, 'POST'),
  ].map((each) => respond(store, key, each));
}

describe('the other habits of the lawful server', () => {
  it.each(otherHabits.map((habit) => [habit.what, habit] as const))('%s', (_, habit) => {
    const before = replies();
    expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 500]);
    expect(before.map(habit.reply)).not.toEqual(before);
  });

  it('keep json and what is in it', () => {
    const [json] = replies().map((reply) => otherHabits.reduce((told, habit) => habit.reply(told), reply));
    const [order] = JSON.parse(json?.text.replace(/^\ufeff/, '') ?? '').mvSalesOrders;
    expect(order).toMatchObject({
      SalesOrderAmountGrandTotal: 37.5,
      SalesOrderDate: '/Date(1491799500000+0545)/',
      SalesOrderCustomOrderDate1: '/Date(-62135596800000-0000)/',
    });
    expect(order).not.toHaveProperty('SalesOrderComments');
  });
});
