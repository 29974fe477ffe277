import { expect, it } from 'vitest';
import { startServer } from './framework/startServer.ts';
import { judgeForeign } from './judgeForeign.ts';
import { isRed, told } from './told.ts';

it.each([
  ['declared', true],
  ['contract', false],
] as const)(
  'finds nothing wrong with the framework server without its habits, xml %s',
  { timeout: 240_000 },
  async (_, xmlDeclared) => {
    const server = await startServer({ xmlDeclared });
    try {
      const { verdicts } = await judgeForeign(server, { runs: 3 });
      expect(verdicts.filter(isRed).map(told)).toEqual([]);
      expect(verdicts.filter(({ status }) => status === 'blocked').map(told)).toEqual([]);
      expect(verdicts.filter(({ status }) => status === 'passed').length).toBeGreaterThan(14_000);
    } finally {
      await server.close();
    }
  },
);
