import { describe, expect, it } from 'vitest';
import type { Misbehaviour } from './broken/Misbehaviour.ts';
import { misfiltering } from './broken/misfiltering.ts';
import { miskeeping } from './broken/miskeeping.ts';
import { startMisbehaving } from './broken/startMisbehaving.ts';
import { judgeForeign } from './judgeForeign.ts';
import { isRed, told } from './told.ts';

const red = { MUST: 'failed', SHOULD: 'warned', NOTE: 'warned' } as const;

describe('a foreign server that breaks one rule', () => {
  it.each(
    [...misfiltering, ...miskeeping].map((one): [string, string, Misbehaviour] => [one.clause, one.how, one]),
  )('is blamed by %s alone: %s', async (clause, _, misbehaviour) => {
    const server = await startMisbehaving(misbehaviour);
    try {
      const { formats, operations, shows, level } = misbehaviour;
      const { verdicts } = await judgeForeign(server, { formats, operations, runs: 2 });
      const found = verdicts.filter(isRed);
      expect(found.filter((verdict) => verdict.clause !== clause).map(told)).toEqual([]);
      expect(
        found.filter(({ format, status }) => format === shows && status === red[level]).map(told),
      ).not.toEqual([]);
    } finally {
      await server.close();
    }
  });
});
