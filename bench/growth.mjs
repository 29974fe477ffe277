import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exponent, median, short, spread, table } from './numbers.mjs';
import { curve } from './plots.mjs';
import { assay, inFolder, withServer } from './processes.mjs';

/** A few operations: the growth shows in these, and all would take hours. */
const few = ['--operations', 'SalesOrderGet,CompanyGet,CompanyUpdate,DiscountGet'];

/** What grows, with its values, the server for each, and the flags of the run. */
const grown = [
  {
    name: 'records of the target',
    file: 'records',
    values: [100, 1000, 10_000, 100_000],
    server: (orders) => ({ orders }),
    flags: (_, chosen) => [...chosen, '--timeout', '120s'],
  },
  {
    name: 'connections, at 20 ms',
    file: 'connections',
    values: [1, 4, 16, 64],
    server: () => ({ latency: 20 }),
    flags: (count, chosen) => [...chosen, '--concurrency', String(count)],
  },
  {
    name: 'latency in ms',
    file: 'latency',
    values: [1, 20, 200],
    server: (latency) => ({ latency }),
    flags: (_, chosen) => chosen,
  },
  {
    name: 'formats',
    file: 'formats',
    values: [1, 6],
    server: () => ({}),
    flags: (count, chosen) => [
      ...chosen,
      '--formats',
      ['json', 'xml', 'jsv', 'csv', 'soap11', 'soap12'].slice(0, count).join(),
    ],
  },
  {
    name: 'verdicts, by operations',
    file: 'verdicts',
    values: ['UserGet', 'Company*', 'S*,C*', '*'],
    server: () => ({}),
    flags: (operations) => ['--operations', operations],
    isCounted: true,
  },
];

async function once({ server, flags }, value, chosen = few) {
  return inFolder((folder) =>
    withServer(server(value), async ({ url, apiKey, fixtures }) => {
      writeFileSync(join(folder, 'fixtures.json'), JSON.stringify(fixtures));
      const args = ['run', '--target', url, '--fixtures', 'fixtures.json', '--out', 'out', '--quiet'];
      const spent = await assay(folder, [...args, ...flags(value, chosen)], {
        ASSAY_API_KEY: apiKey,
      });
      const { verdicts } = JSON.parse(readFileSync(join(folder, 'out', 'results.json'), 'utf8'));
      return { ...spent, verdicts: verdicts.length };
    }),
  );
}

/** Part e: how time and memory grow. */
export async function growth(rounds, tried) {
  const sections = [];
  const svgs = {};
  for (const quantity of grown) {
    const values = tried === undefined ? quantity.values : quantity.values.slice(0, 2);
    const seen = new Map(values.map((value) => [value, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const value of values) seen.get(value).push(await once(quantity, value, tried));
    const points = [...seen].map(([value, runs]) => ({
      at: quantity.isCounted === true ? runs[0].verdicts : value,
      runs,
      of: (name) => median(runs.map((run) => run[name])),
    }));
    const power = (name) => short(exponent(points.map(({ at, of }) => [at, of(name)])));
    const rows = points.map(({ at, runs }) => [
      String(at),
      ...['wall', 'cpu', 'memory'].map((name) => spread(runs.map((run) => run[name]))),
    ]);
    sections.push(`### By ${quantity.name}

${table([[quantity.name, 'wall, s', 'CPU, s', 'memory, MB'], ...rows, ['exponent', power('wall'), power('cpu'), power('memory')]])}

![Memory by ${quantity.name}](performance/${quantity.file}.svg)
`);
    const drawn = points.map(({ at, of }) => [at, of('memory')]);
    svgs[`${quantity.file}.svg`] = curve(
      `Memory in MB, by ${quantity.name}`,
      drawn,
      (mb) => `${Math.round(mb)} MB`,
    );
  }
  const text = `## Growth

Runs on a server in another process. The exponent is that of the power that fits best: 0 for what stays flat, 1 for what grows in step.

${sections.join('\n')}`;
  return { text, svgs };
}
