import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { median, spread, table } from './numbers.mjs';
import { bars } from './plots.mjs';
import { assay, inFolder, measured, withServer } from './processes.mjs';

const script = (name) => new URL(name, import.meta.url).pathname;

/** What a run reports of itself, with what it took. */
function told(folder, spent) {
  const { summary } = JSON.parse(readFileSync(join(folder, 'out', 'results.json'), 'utf8'));
  const lines = readFileSync(join(folder, 'out', 'exchanges.ndjson'), 'utf8')
    .trimEnd()
    .split('\n');
  const startOf = (line) => Date.parse(/"startedAt":"([^"]+)"/.exec(line.slice(-200))?.[1] ?? '');
  const first = Math.min(...lines.map(startOf).filter(Number.isFinite));
  const { wall, cpu, memory, code, startedAt } = spent;
  if (code !== 0) throw new Error(`the run of the bench ended with ${code}; it has to conform`);
  return {
    ...{ wall, cpu, memory, start: (first - startedAt) / 1000 },
    calls: lines.length / wall,
    verdicts: summary.passed / wall,
    waiting: Math.max(0, 1 - cpu / (wall * cpus().length)) * 100,
  };
}

async function embedded(args) {
  return inFolder(async (folder) =>
    told(folder, await assay(folder, ['run', '--out', 'out', '--quiet', ...args])),
  );
}

/** A run on a server in another process, and the raw replay of its own requests on a fresh one. */
async function besideReplay(few) {
  return inFolder(async (folder) => {
    const run = await withServer({}, async ({ url, apiKey, fixtures }) => {
      writeFileSync(join(folder, 'fixtures.json'), JSON.stringify(fixtures));
      const args = ['run', '--target', url, '--fixtures', 'fixtures.json', '--out', 'out', '--quiet'];
      return told(folder, await assay(folder, [...args, ...few], { ASSAY_API_KEY: apiKey }));
    });
    const replayed = (times, connections) =>
      withServer({}, ({ url, apiKey }) => {
        const args = [join(folder, 'out', 'exchanges.ndjson'), url, apiKey, String(connections), times];
        return measured(folder, [script('replay.mjs'), ...args]);
      });
    const replay = await replayed('once', 16);
    const limit = await replayed('reads', 64);
    return { run, replay, limit };
  });
}

const commands = {
  '`assay --help`': ['--help'],
  '`assay list`': ['list'],
  '`assay explain GET-5`': ['explain', 'GET-5'],
  'one case': ['run', '--cases', 'json/CompanyGet/GET-1', '--out', 'out', '--quiet'],
};

/** Parts a and b: whole runs, and what the wire alone takes. */
export async function wholeRuns(rounds, few = []) {
  const seen = {
    inside: [],
    beside: [],
    commands: Object.fromEntries(Object.keys(commands).map((name) => [name, []])),
  };
  for (let round = 0; round < rounds; round += 1) {
    seen.inside.push(await embedded(few));
    seen.beside.push(await besideReplay(few));
    for (const [name, args] of Object.entries(commands))
      seen.commands[name].push(await inFolder((folder) => assay(folder, args)));
  }
  const column = (runs, name) => spread(runs.map((run) => run[name]));
  const outside = seen.beside.map(({ run }) => run);
  const replays = seen.beside.map(({ replay }) => replay);
  const limits = seen.beside.map(({ limit }) => limit);
  const rows = [
    ['wall, s', 'wall'],
    ['CPU, s', 'cpu'],
    ['memory, MB', 'memory'],
    ['start to first exchange, s', 'start'],
    ['calls/s', 'calls'],
    ['verdicts/s', 'verdicts'],
    ['waiting, % of all cores', 'waiting'],
  ].map(([title, name]) => [title, column(seen.inside, name), column(outside, name)]);
  const ratio = seen.beside.map(({ run, replay }) => run.wall / replay.wall);
  const text = `## Whole runs

A default run: all cases in all formats. The embedded server shares the process of the run, so its time and memory count.

${table([['', 'embedded server', 'server in another process'], ...rows])}

The floor is the same requests, recorded by that run and sent raw through undici with 16 connections, with bodies read and nothing decoded.
It includes the start of Node. Below it stand as many reads of the key alone over 64 connections: the limit of client and server together.

${table([
  ['', 'wall, s', 'CPU, s', 'memory, MB'],
  ['raw replay', column(replays, 'wall'), column(replays, 'cpu'), column(replays, 'memory')],
  ['reads of the key', column(limits, 'wall'), column(limits, 'cpu'), column(limits, 'memory')],
])}

The run takes ${spread(ratio)} times its raw replay.

![Wall time of whole runs](performance/runs.svg)

### Commands

${table([
  ['', 'wall, s', 'CPU, s', 'memory, MB'],
  ...Object.entries(seen.commands).map(([name, runs]) => [
    name,
    ...['wall', 'cpu', 'memory'].map((what) => column(runs, what)),
  ]),
])}
`;
  const bar = (name, runs) => {
    const value = median(runs.map(({ wall }) => wall));
    return { name, value, text: `${value.toFixed(1)} s` };
  };
  const svg = bars('Wall time, seconds', [
    bar('embedded server', seen.inside),
    bar('server beside', outside),
    bar('raw replay', replays),
    bar('reads of the key', limits),
  ]);
  return { text, svgs: { 'runs.svg': svg } };
}
