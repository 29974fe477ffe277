import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median, spread, table } from './numbers.mjs';
import { bars } from './plots.mjs';
import { assay, inFolder, measured, root, withServer } from './processes.mjs';

const requests = 1000;
const operations = 'UserGet,CompanyGet,DiscountGet,SalesOrderGet,ShippingProviderGet';

/** The same request for each tool: a read in json that has to bring HTTP 200 and the ErrorCode 0. */
const paths = operations.split(',').map((name) => `/json/reply/${name}`);
const asked = Array.from({ length: requests }, (_, index) => paths[index % paths.length]);

/** Each tool writes its input into a folder and says what Node runs there. */
const tools = {
  newman: (folder, { url, apiKey }) => {
    const test = [
      "pm.test('status', () => pm.response.to.have.status(200));",
      "pm.test('code', () => pm.expect(pm.response.json().ResponseStatus.ErrorCode).to.eql('0'));",
    ];
    const item = asked.map((path, index) => ({
      name: `call ${index}`,
      event: [{ listen: 'test', script: { exec: test } }],
      request: {
        method: 'POST',
        url: `${url}${path}`,
        header: [{ key: 'content-type', value: 'application/json' }],
        body: { mode: 'raw', raw: JSON.stringify({ APIKEY: apiKey }) },
      },
    }));
    const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
    writeFileSync(join(folder, 'calls.json'), JSON.stringify({ info: { name: 'bench', schema }, item }));
    return [join('newman', 'bin', 'newman.js'), 'run', 'calls.json', '--reporters', 'json'];
  },
  stepci: (folder, { url, apiKey }) => {
    const steps = asked.map((path, index) => ({
      name: `call ${index}`,
      http: {
        ...{ url: `${url}${path}`, method: 'POST', json: { APIKEY: apiKey } },
        check: { status: 200, jsonpath: { '$.ResponseStatus.ErrorCode': '0' } },
      },
    }));
    // JSON is YAML, too.
    writeFileSync(join(folder, 'calls.yml'), JSON.stringify({ version: '1.1', tests: { bench: { steps } } }));
    return [join('stepci', 'dist', 'index.js'), 'run', 'calls.yml'];
  },
  dredd: (folder, { url, apiKey }) => {
    const code = { type: 'object', required: ['ErrorCode'], properties: { ErrorCode: { enum: ['0'] } } };
    const schema = { type: 'object', required: ['ResponseStatus'], properties: { ResponseStatus: code } };
    const call = `+ Request (application/json)

        ${JSON.stringify({ APIKEY: apiKey })}

+ Response 200 (application/json)

    + Body

            {"ResponseStatus":{"ErrorCode":"0"}}

    + Schema

            ${JSON.stringify(schema)}

`;
    const actions = paths.map(
      (path) =>
        `## ${path.split('/').at(-1)} [${path}]\n\n### read [POST]\n\n${call.repeat(requests / paths.length)}`,
    );
    writeFileSync(join(folder, 'calls.apib'), `FORMAT: 1A\n\n# bench\n\n${actions.join('')}`);
    return [join('dredd', 'bin', 'dredd'), 'calls.apib', url, '--loglevel=warning'];
  },
};

/** Part c: other tools on the same server. */
export async function otherTools(rounds) {
  const installed = Object.keys(tools).filter((name) =>
    existsSync(join(root, 'bench', 'node_modules', name)),
  );
  const missing = Object.keys(tools).filter((name) => !installed.includes(name));
  const measures = {
    'assay judge': judgedReads,
    'sent and recorded only': recordedReads,
    'assay run': ours,
    ...Object.fromEntries(installed.map((name) => [name, () => theirs(name)])),
  };
  const seen = new Map(Object.keys(measures).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, measure] of Object.entries(measures)) seen.get(name).push(await measure());
  const rates = (name) => seen.get(name).map(({ calls, wall }) => calls / wall);
  const rows = [...seen.keys()].map((name) => [
    name,
    spread(rates(name)),
    spread(seen.get(name).map(({ cpu, calls }) => (cpu / calls) * 1000)),
    spread(rates(name).map((rate, round) => rates('assay judge')[round] / rate)),
  ]);
  const text = `## Other tools

${requests} reads in json of ${operations.replaceAll(',', ', ')}. Newman, Step CI and Dredd make
them one after the other, and check the HTTP status and the ErrorCode of each. Schemathesis is not measured: it makes requests of its
own from a schema, and could not be installed here.
For \`assay judge\` a script makes the same reads over 16 connections and records them, and the command checks all that each answer alone can
show; both are counted. The script alone has a row of its own: \`assay judge\` can't be faster than that. \`assay run\` makes other calls: those
of all its cases for the same operations in json, many of which have to wait for others.

${table([['tool', 'exchanges/s', 'CPU an exchange, ms', '`assay judge` is faster by'], ...rows])}
${missing.length === 0 ? '' : `\nNot measured, because it is not installed: ${missing.join(', ')} (\`npm install --prefix bench\`).\n`}
![Exchanges a second](performance/tools.svg)
`;
  const drawn = [...seen.keys()].map((name) => {
    const value = median(rates(name));
    return { name, value, text: `${Math.round(value)} a second` };
  });
  return { text, svgs: { 'tools.svg': bars('Exchanges a second', drawn) } };
}

/** The same reads, made and judged. */
const judgedReads = () =>
  inFolder(async (folder) => {
    const sent = await recordedIn(folder);
    const judged = await assay(folder, ['judge', 'reads.ndjson', '--out', 'out', '--quiet']);
    if (judged.code !== 0) throw new Error(`judging the reads ended with ${judged.code}`);
    return { calls: requests, wall: sent.wall + judged.wall, cpu: sent.cpu + judged.cpu };
  });

/** The same reads, made and recorded. */
const recordedReads = () => inFolder(recordedIn);

const recordedIn = (folder) =>
  withServer({}, async ({ url, apiKey }) => {
    writeFileSync(join(folder, 'paths.json'), JSON.stringify(asked));
    const script = join(root, 'bench', 'record.mjs');
    const sent = await measured(folder, [script, url, 'paths.json', 'reads.ndjson'], {
      ASSAY_API_KEY: apiKey,
    });
    if (sent.code !== 0) throw new Error(`the reads ended with ${sent.code}`);
    return { ...sent, calls: requests };
  });

const ours = () =>
  inFolder((folder) =>
    withServer({}, async ({ url, apiKey, fixtures }) => {
      writeFileSync(join(folder, 'fixtures.json'), JSON.stringify(fixtures));
      const args = ['run', '--target', url, '--fixtures', 'fixtures.json', '--out', 'out', '--quiet'];
      const chosen = ['--formats', 'json', '--operations', operations];
      const spent = await assay(folder, [...args, ...chosen], { ASSAY_API_KEY: apiKey });
      const lines = readFileSync(join(folder, 'out', 'exchanges.ndjson'), 'utf8')
        .trimEnd()
        .split('\n');
      return { ...spent, calls: lines.length };
    }),
  );

// Step CI would report each run to its makers, over the internet.
const withoutReporting = { STEPCI_DISABLE_ANALYTICS: '1' };

const theirs = (name) =>
  inFolder((folder) =>
    withServer({}, async (server) => {
      const [script, ...args] = tools[name](folder, server);
      const spent = await measured(
        folder,
        [join(root, 'bench', 'node_modules', script), ...args],
        withoutReporting,
      );
      if (spent.code !== 0) throw new Error(`${name} ended with ${spent.code}`);
      return { ...spent, calls: requests };
    }),
  );
