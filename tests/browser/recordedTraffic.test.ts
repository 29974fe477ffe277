import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { codecs } from '../../formats/codecs.ts';
import { ownFaults } from '../../server/faults.ts';
import { formats } from '../../specs/Format.ts';
import { isSoap } from '../../specs/isSoap.ts';
import { requestShape } from '../../specs/messageShapes.ts';
import { operationNamed } from '../../specs/operations.ts';
import { workFolder } from '../cli/assay.ts';
import { reference } from '../cli/servers.ts';
import { judgeHere } from '../judge/judgeHere.ts';
import { openBrowser } from './openBrowser.ts';

const apiKey = 'a-key-of-its-own-53';

/** What a page of somebody's own does: it asks for discounts in every format, and once with a callback. */
const calls = formats.map((format) => ({
  path: isSoap(format) ? `/${format}` : `/${format}/reply/DiscountGet`,
  body: Buffer.from(
    codecs[format].encode(requestShape(operationNamed('DiscountGet')), { APIKEY: apiKey }),
  ).toString('utf8'),
  headers: {
    'Content-Type': codecs[format].contentType,
    ...(isSoap(format) ? { SOAPAction: 'DiscountGet' } : {}),
  },
}));
const page = `<!doctype html><script type="module">
for (const { path, body, headers } of ${JSON.stringify(calls)})
  await (await fetch(path, { method: 'POST', body, headers })).text();
document.title = 'done';
</script>`;

test('assay judge finds in the record of a browser what its answers show, and nothing else', async () => {
  const hook = ownFaults.get('codeAsNumber')?.hook;
  const { url } = await reference({ apiKey, hooks: hook === undefined ? [] : [hook] });
  const file = join(workFolder(), 'traffic.har');
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const context = await browser.newContext({ recordHar: { path: file, content: 'embed' } });
  const shown = await context.newPage();
  await shown.route(`${url}/page`, (route) => route.fulfill({ contentType: 'text/html', body: page }));
  await shown.goto(`${url}/page`);
  await shown.waitForFunction("document.title === 'done'");
  await context.close();
  const { red, code, traffic } = await judgeHere(readFileSync(file, 'utf8'));
  expect(red).toEqual(['json/DiscountGet/ENV-2 failed']);
  expect(code).toBe(1);
  expect(traffic).toMatchObject({ answers: 6, judged: 6 });
  expect(traffic?.notJudged).toContainEqual({
    reason: 'an address that the document does not list',
    count: expect.any(Number),
    first: 'GET /page',
  });
});
