import { expect, it } from 'vitest';
import { judgeForeign } from './judgeForeign.ts';
import { type Oddity, oddities, storeOf } from './lawful/manners/oddities.ts';
import { startLawful } from './lawful/startLawful.ts';
import { isRed, told } from './told.ts';

it.each(oddities.map((oddity): [string, Oddity] => [oddity.what, oddity]))(
  'nothing is wrong with a server that %s',
  async (_, oddity) => {
    const server = await startLawful(oddity.manner, storeOf(oddity));
    try {
      const { formats, operations } = oddity;
      const { verdicts } = await judgeForeign(server, { formats, operations, runs: 4 });
      expect(verdicts.filter(isRed).map(told)).toEqual([]);
      expect(verdicts.filter(({ status }) => status === 'passed').length).toBeGreaterThan(100);
    } finally {
      await server.close();
    }
  },
);
