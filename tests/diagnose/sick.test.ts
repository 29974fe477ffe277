import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { chooseGet } from '../../cli/diagnose/chooseGet.ts';
import { whyNotCalled } from '../../cli/diagnose/unhurried.ts';
import { OutageError } from '../../harness/target/OutageError.ts';
import type { Hook } from '../../server/Hook.ts';
import type { HttpRequest } from '../../server/HttpRequest.ts';
import { onAnswerMembers } from '../../server/hooks/onAnswerMembers.ts';
import { OperationFailure } from '../../server/OperationFailure.ts';
import { workFolder } from '../cli/assay.ts';
import { http } from '../cli/servers.ts';
import { authority, certified, yesterday } from '../field/certificates.ts';
import { tlsBefore } from '../field/fronts.ts';
import {
  behindGateway,
  type Deployment,
  expectOnlyReads,
  heedsAccept,
  inHttp10,
  isCsv,
} from './deployments.ts';
import { diagnosed, diagnosis } from './diagnosed.ts';

/** Few formats are enough, and cost less. */
const two = { formats: ['json,csv'] };

/** Looks at what is said of a deployment: the exit code, the first line with its address as WHERE, and that nothing wrote. */
async function expectFirst(
  deployment: Deployment,
  code: number,
  first: string | RegExp,
  {
    flags = {},
    url = deployment.url,
    env,
  }: { flags?: Record<string, string[]>; url?: string; env?: Record<string, string> } = {},
): Promise<string> {
  const said = await diagnosed(url, flags, env);
  const line = said.first.replaceAll(url, 'WHERE');
  if (typeof first === 'string') expect(line, said.stdout).toBe(first);
  else expect(line, said.stdout).toMatch(first);
  expect(said.code).toBe(code);
  expectOnlyReads(deployment);
  return said.stdout;
}

test('an expired certificate', async () => {
  const { url } = await behindGateway({});
  const by = await authority();
  const port = await tlsBefore(url, await certified({ by, until: yesterday }));
  const ca = join(workFolder(), 'ca.pem');
  writeFileSync(ca, by.cert);
  const where = `https://127.0.0.1:${port}`;
  const { code, first, stdout } = await diagnosed(where, { ca: [ca] });
  expect(first).toBe(`The certificate of ${where} has expired.`);
  expect(code).toBe(3);
  expect(stdout).toMatch(
    /TLSv1\.3; the certificate is issued by An authority of its own, expired on \d{4}-\d\d-\d\d/,
  );
  expect(stdout).toContain('do: renew it');
  expect(stdout).toContain(`assay run --target '${where}' --ca '${ca}'`);
});

test('a wrong base path: the right one is found, and stands in the command', async () => {
  const deployment = await behindGateway({}, { basePath: '/shop/api' });
  const { origin } = new URL(deployment.url);
  const stdout = await expectFirst(
    deployment,
    3,
    `The base path is wrong: the API answers at ${deployment.url}, and not at WHERE.`,
    {
      url: `${origin}/shop/api/v2`,
    },
  );
  expect(stdout).toMatch(new RegExp(`\\n {2}assay run --target '${deployment.url}'\\n$`));
});

test('a wrong key', async () => {
  const deployment = await behindGateway({});
  const stdout = await expectFirst(deployment, 3, /^WHERE refuses the key/, {
    env: { ASSAY_API_KEY: 'a secret that is no key' },
  });
  expect(stdout).toContain('key         refused in json, xml, jsv, csv, soap11, soap12');
  expect(stdout).not.toContain('a secret that is no key');
});

test('one format off', async () => {
  const page = {
    status: 404,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from('<html>No</html>'),
  };
  const deployment = await behindGateway({ answers: (_, asked) => (isCsv(asked) ? page : {}) });
  await expectFirst(
    deployment,
    1,
    'The format csv is off: no call in it works (HTTP 404 with an HTML page).',
    {
      flags: two,
    },
  );
});

test('a server that answers every call with 429 asks for time, and breaks nothing', async () => {
  const busy = { status: 429, headers: { 'content-type': 'text/plain' }, body: Buffer.from('slow down') };
  const deployment = await behindGateway({ answers: () => busy });
  const stdout = await expectFirst(
    deployment,
    4,
    'The target asks for time: each call in json and csv is answered HTTP 429.',
    { flags: two },
  );
  expect(stdout).toContain('do: try again later, or make fewer calls a second with --rate');
  expect(stdout).not.toMatch(/is off|breach/);
  expect(stdout.match(/asks? for time|asked for time/g)).toHaveLength(1);
});

test('one format in which all is 503, beside one that works', async () => {
  const busy = { status: 503, headers: { 'content-type': 'text/plain' }, body: Buffer.from('later') };
  const deployment = await behindGateway({ answers: (_, asked) => (isCsv(asked) ? busy : {}) });
  await expectFirst(deployment, 4, 'The target asks for time: each call in csv is answered HTTP 503.', {
    flags: two,
  });
});

test('three formats off: each is named, and none is said to be answered in another form', async () => {
  const page = {
    status: 404,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from('<html>No</html>'),
  };
  const isOff = (asked: HttpRequest): boolean =>
    isCsv(asked) || /soap1[12]/.test(asked.url) || /soap|text\/xml/.test(asked.headers['content-type'] ?? '');
  const deployment = await behindGateway({ answers: (_, asked) => (isOff(asked) ? page : {}) });
  const stdout = await expectFirst(
    deployment,
    1,
    'The format csv is off: no call in it works (HTTP 404 with an HTML page).',
    { flags: { formats: ['json,csv,soap11,soap12'] } },
  );
  expect(stdout).toContain('the format soap12 is off');
  expect(stdout).not.toContain('are answered in');
});

test('one answer that breaks off: what else is wrong is still said', async () => {
  let calls = 0;
  const deployment = await behindGateway(
    {
      answers: ({ headers, body }, asked) => {
        if (!asked.url.includes('/json/reply/SalesOrderGet')) return {};
        calls += 1;
        // The first call tells whether the Get works.
        if (calls !== 2) return {};
        return {
          headers: { ...headers, 'content-encoding': 'gzip' },
          body: gzipSync(body).subarray(0, 40),
        };
      },
    },
    {
      hooks: [
        onAnswerMembers(
          { formats: ['csv'], operations: ['SalesOrderGet'], outcome: 'success' },
          ({ ResponseStatus: _, ...rest }) => rest,
        ),
      ],
    },
  );
  const { stdout } = await diagnosed(deployment.url, two);
  expect(stdout).toMatch(/compression breaks \d+ of/i);
  expect(stdout).toContain('ENV-1, csv');
});

test('no Get is chosen where a diagnosis has no more calls', async () => {
  const refuse = () => Promise.reject(new OutageError(whyNotCalled));
  expect(await chooseGet({ call: refuse }, 'json', ['UserGet'])).toBeNull();
});

test('a clock that is two hours off', async () => {
  const deployment = await behindGateway({
    answers: ({ headers }) => ({
      headers: { ...headers, date: new Date(Date.now() - 7_200_000).toUTCString() },
    }),
  });
  await expectFirst(
    deployment,
    0,
    'Nothing is broken, but: the clock of the target is 2 h behind that of this machine, by its Date header.',
    { flags: two },
  );
});

test('a zone with summer time', async () => {
  const deployment = await behindGateway({}, { choices: { zone: 'Europe/Athens', offsetOfDates: 'hidden' } });
  await expectFirst(
    deployment,
    0,
    /^Nothing is broken, but: the clock of the target keeps summer time \(UTC\+2 and UTC\+3, as in /,
    { flags: two },
  );
});

test('a zone of which json alone shows offset 0 and another is not named', async () => {
  const choices = { zone: 'Europe/London', offsetOfDates: 'shown' } as const;
  const { url } = await behindGateway({}, { choices });
  expect((await diagnosis(url, { formats: ['json'] })).facts.zone).toBeNull();
});

test('broken gzip', async () => {
  const deployment = await behindGateway({
    answers: ({ headers, body }, asked) =>
      asked.headers['accept-encoding']?.includes('gzip') === true
        ? { headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(body).subarray(0, 40) }
        : {},
  });
  const stdout = await expectFirst(
    deployment,
    1,
    /^Compression breaks \d+ of \d+ answers: the header says gzip, and what came is gzip that breaks off\.$/,
    { flags: two },
  );
  expect(stdout.replace(/\s+/g, ' ')).toContain('without compression, an answer can be read');
});

test('a gateway that rewrites Accept', async () => {
  const deployment = await behindGateway(
    { asks: (asked) => ({ ...asked, headers: { ...asked.headers, accept: 'application/json' } }) },
    { hooks: [heedsAccept] },
  );
  await expectFirst(
    deployment,
    1,
    'Calls in xml, jsv, csv, soap11 and soap12 are answered in json, whatever the path and Accept say: perhaps a gateway rewrites Accept.',
  );
});

test('slow in csv alone', async () => {
  const deployment = await behindGateway({ waits: (asked) => (isCsv(asked) ? 300 : 0) });
  await expectFirst(
    deployment,
    0,
    /^Nothing is broken, but: answers in csv are slow: the median takes \d+ ms/,
    {
      flags: two,
    },
  );
});

test('HTTP/1.0', async () => {
  const deployment = await behindGateway({
    answers: ({ headers }) => ({ headers: { ...headers, connection: 'close' } }),
  });
  const { url, close } = await inHttp10(deployment.url);
  onTestFinished(close);
  await expectFirst(deployment, 0, /^Nothing is broken, but: the target answers in HTTP\/1\.0/, {
    url,
    flags: two,
  });
});

test('a key that is taken in the query only', async () => {
  const deployment = await behindGateway({
    asks: (asked) => {
      const isInQuery = /[?&]APIKEY=/.test(asked.url);
      return isInQuery ? asked : { ...asked, body: Buffer.from(`${asked.body}`.replace(/own/, 'other')) };
    },
  });
  await expectFirst(deployment, 1, 'The key is taken in the query alone, and not in the body (AUTH-1).', {
    flags: two,
  });
});

test('a key that is taken in a header only', async () => {
  const deployment = await behindGateway({
    answers: (_, asked) =>
      asked.headers['x-api-key'] === undefined ? { status: 401, body: Buffer.from('') } : {},
  });
  await expectFirst(
    deployment,
    3,
    'The key is taken in the header X-API-Key alone, and not in the body (AUTH-1).',
    {
      flags: two,
    },
  );
});

test('orders that the key may not read: other records are judged in their place', async () => {
  const ordersRefused: Hook = (inner) => ({
    handle: (call, request) => {
      if (call.operation?.name === 'SalesOrderGet') throw new OperationFailure('Orders are not for you.');
      return inner.handle(call, request);
    },
  });
  const deployment = await behindGateway({}, { hooks: [ordersRefused] });
  const stdout = await expectFirst(
    deployment,
    0,
    /^Nothing is broken, but: SalesOrderGet does not work \(HTTP 200, ErrorCode "500"\), so ProductClientGet was judged\.$/,
    { flags: two },
  );
  expect(stdout).toContain('✓ lists and members are named as documented');
});

test('a redirect to a login page', async () => {
  const asked: string[] = [];
  const url = await http((request, response) => {
    asked.push(request.url ?? '');
    request.resume();
    response.writeHead(302, { location: `/login?back=${request.url}` }).end();
  });
  await expectFirst(
    { url, asked },
    3,
    'What answers at WHERE is not the API, because it redirects every call (HTTP 302 to WHERE/login).',
  );
});

test('a Get that fails in every format is broken', async () => {
  const failure = {
    status: 500,
    headers: { 'content-type': 'text/plain' },
    body: Buffer.from('Object reference not set'),
  };
  const isOrders = ({ url, body }: HttpRequest): boolean =>
    `${url}${Buffer.from(body)}`.includes('SalesOrderGet');
  const deployment = await behindGateway({ answers: (_, asked) => (isOrders(asked) ? failure : {}) });
  const stdout = await expectFirst(
    deployment,
    1,
    'SalesOrderGet does not work in json, csv (HTTP 500 with a body of text/plain), so ProductClientGet was judged.',
    { flags: two },
  );
  expect(stdout).not.toContain('key may');
});

test('answers that are cut off have one cause', async () => {
  const deployment = await behindGateway({
    answers: ({ body }) => (body.length > 4000 ? { body: body.subarray(0, 4000) } : {}),
  });
  const stdout = await expectFirst(
    deployment,
    1,
    /^Answers in json(?:, \w+)* and soap12 are cut off after 4000 bytes, and can't be read\.$/,
  );
  expect(stdout).toContain('do: look for a limit on the length of answers');
  expect(stdout).not.toMatch(/FMT-1[,:]|key may|does not work/);
});

test('a firewall that refuses bodies with tags is one trouble, and the table says the same', async () => {
  const page = {
    status: 403,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from('<html><title>Attention Required! | Cloudflare</title></html>'),
  };
  const deployment = await behindGateway({
    answers: (_, asked) => (`${Buffer.from(asked.body)}`.includes('<') ? page : {}),
  });
  const stdout = await expectFirst(
    deployment,
    1,
    'What stands before the API refuses every body in xml, soap11 and soap12 (HTTP 403 with an HTML page ("Attention Required! | Cloudflare")); calls without a body are answered in their format.',
  );
  expect(stdout).toContain('do: look at the rules of the firewall or gateway');
  expect(stdout).not.toMatch(/^Also$|is off/m);
  for (const format of ['xml', 'soap11', 'soap12'])
    expect(stdout).toMatch(new RegExp(`^ +${format} +BROKEN( +BROKEN)*$`, 'm'));
});

test('what was not judged in a format is not ticked for it', async () => {
  const off = { status: 406, headers: { 'content-type': 'text/plain' }, body: Buffer.from('no csv') };
  const deployment = await behindGateway({
    answers: (_, asked) => (isCsv(asked) || asked.headers.accept?.includes('csv') === true ? off : {}),
  });
  const { stdout } = await diagnosed(deployment.url, two);
  const ticks = stdout.split('\n').filter((line) => line.startsWith('✓'));
  expect(ticks.length).toBeGreaterThan(5);
  for (const tick of ticks) expect(tick).toContain('; not judged in csv)');
});
