import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../harness/Verdict.ts';
import { type Breach, breaches } from './broken/breaches.ts';
import { startBroken } from './broken/startBroken.ts';
import { judgeForeign } from './judgeForeign.ts';
import { startLawful } from './lawful/startLawful.ts';
import { startOtherwise } from './lawful/startOtherwise.ts';

const count = (verdicts: readonly Verdict[], status: string): number =>
  verdicts.filter((verdict) => verdict.status === status).length;

/** Enough of a verdict to see in a failed test what went wrong. */
const told = ({ id, status, cause, message, expected, actual }: Verdict): string =>
  `${status} ${id} ${cause ?? ''} ${message ?? ''} (expected ${expected ?? '-'}, was ${actual ?? '-'})`;

describe('the suite against foreign servers', () => {
  it('finds nothing wrong with the lawful one, and judges nearly all', async () => {
    const server = await startLawful();
    try {
      const { verdicts, capabilities } = await judgeForeign(server);
      const wrong = verdicts.filter(({ status }) => ['failed', 'warned', 'errored'].includes(status));
      expect(wrong.map(told)).toEqual([]);
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
      // Enumerations of a document are nowhere answered here; nothing else is left unjudged.
      const unjudged = verdicts.filter(({ status, clause }) => status === 'blocked' && clause !== 'TYP-10');
      expect(unjudged.map(told)).toEqual([]);
      expect(count(verdicts, 'passed')).toBeGreaterThan(4000);
    } finally {
      await server.close();
    }
  });

  it('finds nothing wrong with the opposite habits either', async () => {
    const server = await startOtherwise();
    try {
      const { verdicts } = await judgeForeign(server);
      const wrong = verdicts.filter(({ status }) => ['failed', 'warned', 'errored'].includes(status));
      expect(wrong.map(told)).toEqual([]);
      expect(count(verdicts, 'passed')).toBeGreaterThan(4000);
    } finally {
      await server.close();
    }
  });

  it('finds every breach of the broken one, blames its clause, and nothing else', async () => {
    const server = await startBroken();
    try {
      const { verdicts } = await judgeForeign(server);
      const found = verdicts.filter(({ status }) => ['failed', 'warned', 'errored'].includes(status));
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
