import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { type Breach, breaches } from './broken/breaches.ts';
import { startBroken } from './broken/startBroken.ts';
import { judgeForeign } from './judgeForeign.ts';
import { littoral } from './lawful/manners/littoral.ts';
import { startLawful } from './lawful/startLawful.ts';
import { isRed, told } from './told.ts';

const count = (verdicts: readonly Verdict[], status: string): number =>
  verdicts.filter((verdict) => verdict.status === status).length;

/** What is left unjudged on a foreign server, as `<operation>/<clause> <cause>`. */
const unjudged = (verdicts: readonly Verdict[]): readonly string[] =>
  [
    ...new Set(
      verdicts
        .filter(({ status }) => status === 'blocked')
        .map(({ operation, clause, cause }) => `${operation}/${clause} ${cause}`),
    ),
  ].sort();

describe('the suite against foreign servers', { timeout: 240_000 }, () => {
  it('finds nothing wrong with the one in the mountains, by all clauses of its operations', async () => {
    const server = await startLawful();
    try {
      const { verdicts, capabilities } = await judgeForeign(server, { runs: 3 });
      expect(verdicts.filter(isRed).map(told)).toEqual([]);
      expect(capabilities.unread).toEqual({});
      expect(capabilities.soap12Action).toBe(false);
      expect(capabilities.dialect).toMatchObject({
        xmlMemberOrder: 'ordinal',
        xmlNamespaces: {
          operations: 'urn:himal:depot:calls',
          records: 'urn:himal:depot:things',
          base: 'urn:himal:depot:common',
          arrays: 'urn:himal:plain-lists',
        },
        itemNames: { ShippingProviderService: 'Service', mvAddress: 'Address', string: 'entry' },
      });
      // Of DOC-1 and ERR-1 what is inserted with batches alone: their plain cases are judged.
      expect(unjudged(verdicts)).toEqual([
        'DocumentUpdate/DOC-1 fixture:batchProductSku',
        'DocumentUpdate/DOC-3 fixture:batchProductSku',
        'DocumentUpdate/ERR-1 fixture:batchProductSku',
      ]);
      expect(count(verdicts, 'passed')).toBeGreaterThan(7000);
    } finally {
      await server.close();
    }
  });

  it('finds nothing wrong with the one by the sea, the opposite of the other', async () => {
    const server = await startLawful(littoral);
    try {
      const { verdicts, capabilities } = await judgeForeign(server, {
        formats: ['json', 'xml', 'csv', 'soap11'],
        operations: ['Company*', 'ShippingProvider*', 'DiscountDelete', 'APIKeyGet', 'SalesOrderGet', '-'],
        runs: 3,
      });
      expect(verdicts.filter(isRed).map(told)).toEqual([]);
      expect(capabilities.dialect.xmlNamespaces.operations).toBe('');
      // It leaves entityID out where it may, and knows no enumeration that nobody sent.
      expect(unjudged(verdicts)).toEqual([
        'CompanyUpdate/ENV-7 nothing',
        'ShippingProviderUpdate/TYP-10 nothing',
      ]);
      expect(count(verdicts, 'passed')).toBeGreaterThan(2500);
    } finally {
      await server.close();
    }
  });

  it('finds every breach of the broken one, blames its clause, and nothing else', async () => {
    const server = await startBroken();
    try {
      // Its breaches are in how it writes: what filters and hostile bodies do to it is like the lawful one.
      const families = ['ENV', 'FMT', 'TYP', 'GET', 'ACT', 'SP', 'DOC', 'DEL', 'AUTH', 'XF'].map(
        (name) => `${name}-*`,
      );
      const clauses = [...families, 'ERR-1', 'ERR-2', 'ERR-3', 'ERR-4'];
      const { verdicts } = await judgeForeign(server, { runs: 1, clauses });
      const found = verdicts.filter(isRed);
      const blamed = (verdict: Verdict, breach: Breach): boolean =>
        breach.clause === verdict.clause &&
        breach.operations.includes(verdict.operation) &&
        breach.formats.some((format) => format === verdict.format);
      const alarms = found.filter(
        (verdict) => verdict.status === 'errored' || !breaches.some((breach) => blamed(verdict, breach)),
      );
      expect(alarms.map(told)).toEqual([]);
      const missed = breaches.flatMap((breach) =>
        breach.operations.flatMap((operation) =>
          breach.formats
            .filter((format) => {
              const place = { ...breach, operations: [operation], formats: [format] };
              const status = breach.level === 'MUST' ? 'failed' : 'warned';
              return !found.some((verdict) => verdict.status === status && blamed(verdict, place));
            })
            .map((format) => `${format}/${operation}/${breach.clause}: ${breach.how}`),
        ),
      );
      expect(missed).toEqual([]);
    } finally {
      await server.close();
    }
  });
});
