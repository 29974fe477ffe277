import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { exampleCalls } from '../../cli/serve/exampleCalls.ts';

/** What bash hands to curl on its standard input. */
const piped = (command: string): string =>
  execFileSync('bash', ['-c', command.split(' | curl ')[0] ?? ''], {
    encoding: 'utf8',
    env: { ...process.env, ASSAY_API_KEY: 'plain-key.1' },
  });

test('a key of plain letters comes from the environment, and every body is whole', () => {
  const commands = exampleCalls('http://127.0.0.1:8080', 'plain-key.1');
  expect(commands.join('\n')).not.toContain('plain-key.1');
  const [json, xml, jsv, csv, soap11, soap12] = commands.map(piped);
  expect(json).toBe('{"APIKEY":"plain-key.1"}');
  expect(jsv).toBe('{APIKEY:plain-key.1}');
  expect(csv).toMatch(/^APIKEY\r?\nplain-key\.1(\r?\n)?$/);
  expect(xml).toMatch(/<DiscountGet\b[^>]*><APIKEY>plain-key\.1<\/APIKEY><\/DiscountGet>\s*$/);
  for (const body of [soap11, soap12]) expect(body).toMatch(/<APIKEY>plain-key\.1<\/APIKEY>.*Envelope>\s*$/s);
});
