import { describe, expect, it } from 'vitest';
import type { Hook } from '../../server/Hook.ts';
import { redVerdicts } from './redVerdicts.ts';

const selected = { operations: ['SalesOrderGet'], clauses: ['FMT-6', 'FMT-7'] };

/** A server that goes by the Content-Type of what it is sent, and answers a GET in json. */
const goesByType =
  (address: RegExp): Hook =>
  (inner) => ({
    exchange: (request) =>
      inner.exchange(
        request.method === 'GET' ? { ...request, url: request.url.replace(address, '') } : request,
      ),
  });

describe('a GET, which has no Content-Type,', () => {
  it('shows that a suffix selects nothing', async () => {
    expect(await redVerdicts(goesByType(/\.(xml|jsv|csv)(?=\?)/), selected)).toEqual([
      'csv/SalesOrderGet/FMT-6/suffix-get failed',
      'jsv/SalesOrderGet/FMT-6/suffix-get failed',
      'xml/SalesOrderGet/FMT-6/suffix-get failed',
    ]);
  });

  it('shows that the query selects nothing', async () => {
    expect(await redVerdicts(goesByType(/&format=(xml|csv)/), selected)).toEqual([
      'csv/SalesOrderGet/FMT-7/query-get failed',
      'xml/SalesOrderGet/FMT-7/query-get failed',
    ]);
  });

  it('shows nothing where the key is not taken from the query', async () => {
    const keyless: Hook = (inner) => ({
      exchange: (request) =>
        inner.exchange({ ...request, url: request.url.replace(/APIKEY=[^&]*/, 'APIKEY=') }),
    });
    const red = await redVerdicts(keyless, selected);
    expect(red).toHaveLength(8);
    for (const one of red) expect(one).toMatch(/-get blocked control$/);
  });
});
