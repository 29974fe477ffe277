import { expect, it } from 'vitest';
import { formats } from '../../specs/Format.ts';
import { startServer } from './framework/startServer.ts';
import { judgeForeign } from './judgeForeign.ts';
import { isRed, told } from './told.ts';

it.each([
  ['declared', true, formats, 14_000],
  // Only xml and SOAP differ in what is declared.
  ['contract', false, ['xml', 'soap11'], 4300],
] as const)(
  'finds nothing wrong with the framework server without its habits, xml %s',
  { timeout: 240_000 },
  async (_, xmlDeclared, judged, atLeast) => {
    const server = await startServer({ xmlDeclared });
    try {
      const { verdicts } = await judgeForeign(server, { runs: 3, formats: judged });
      expect(verdicts.filter(isRed).map(told)).toEqual([]);
      expect(verdicts.filter(({ status }) => status === 'blocked').map(told)).toEqual([]);
      expect(verdicts.filter(({ status }) => status === 'passed').length).toBeGreaterThan(atLeast);
    } finally {
      await server.close();
    }
  },
);
