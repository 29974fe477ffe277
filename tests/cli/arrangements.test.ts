import { expect, test } from 'vitest';
import { allFaults } from '../../server/faults.ts';
import { variants } from '../../server/variants.ts';
import { ended, startAssay, workFolder } from './assay.ts';
import { commandHere } from './commandHere.ts';

test('serve lists its variants and faults, each with a sentence', async () => {
  const folder = workFolder();
  const listed = await commandHere(folder, ['serve', '--list-variants', '--list-faults']);
  expect(listed.code).toBe(0);
  const lines = listed.stdout.trim().split('\n');
  expect(lines).toHaveLength(variants.size + allFaults.size);
  for (const line of lines) expect(line).toMatch(/^[\w/]+ +([A-Z]+-\d+ +)?[A-Za-z].*\.$/);
});

test('serve refuses a name that it does not know, and says which is near', async () => {
  const folder = workFolder();
  const wrong = await commandHere(folder, ['serve', '--fault', 'codeAsNumer']);
  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toContain('codeAsNumber');
});

test('serve is the variants and the faults that it is told to be', async () => {
  const folder = workFolder();
  const names = ['--variant', 'failuresAre400', 'compressedBodies', '--fault', 'codeAsNumber'];
  const child = startAssay(folder, ['serve', '--api-key', 'KEY', ...names]);
  const end = ended(child);
  const url = await new Promise<string>((resolve) => {
    let text = '';
    child.stdout?.on('data', (chunk) => {
      text += chunk;
      const found = /Reference server at (\S+)\n[\s\S]*Ctrl-C/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  const ask = (operation: string, members: object): Promise<Response> =>
    fetch(`${url}/json/reply/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ APIKEY: 'KEY', ...members }),
    });
  const failure = await ask('DiscountDelete', { DiscountIDToDelete: 1_999_999_999 });
  expect(failure.status).toBe(400);
  expect(failure.headers.get('content-encoding')).toBe('gzip');
  expect(await (await ask('APIKeyGet', {})).text()).toContain('"ErrorCode":0');
  child.kill('SIGINT');
  expect((await end).code).toBe(0);
});
