import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bashScript } from '../../cli/repro/bashScript.ts';
import type { Reproduction } from '../../cli/repro/Reproduction.ts';
import { givenOf } from '../../cli/repro/reproductionOf.ts';
import { vitestFile } from '../../cli/repro/vitestFile.ts';
import { plainCurl } from '../../harness/stored/curlConnection.ts';
import { createServer } from '../../server/createServer.ts';
import { allFaults } from '../../server/faults.ts';
import { fixtures } from '../../server/fixtures.ts';
import { listen } from '../../server/listen.ts';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';
import { Table } from '../../server/store/Table.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { assayHere } from '../cli/assayHere.ts';

export const apiKey = 'a-key-of-its-own';

/** A fresh reference server with these faults. */
export const withFaults = (names: readonly string[]): ReferenceServer =>
  createServer({
    apiKey,
    hooks: names.map((name) => {
      const fault = allFaults.get(name);
      if (fault === undefined) throw new Error(`there is no fault ${name}`);
      return fault.hook;
    }),
  });

/**
 * Every record of a server, by its table and its place there, as text. Without the next number of a document type, which a server
 * draws for each document that is inserted.
 */
export function snapshot({ store }: ReferenceServer): ReadonlyMap<string, string> {
  const shown = (record: RecordValue): string =>
    JSON.stringify({ ...record, DocumentTypeAutoNumberingNextNumber: undefined });
  return new Map(
    Object.entries(store).flatMap(([name, table]) =>
      table instanceof Table
        ? [
            ...table.all().map((record, at) => [`${name} ${at}`, shown(record)] as const),
            ...table.deleted().map((record, at) => [`deleted ${name} ${at}`, shown(record)] as const),
          ]
        : [],
    ),
  );
}

/** What of these records is not as it was, but for records with an id that the script was given to use up. */
export function changedSince(
  before: ReadonlyMap<string, string>,
  server: ReferenceServer,
  made: Reproduction,
): readonly string[] {
  const after = new Set(snapshot(server).values());
  const given = givenOf({ fixtures: fixtures(server.store) });
  const used = made.variables
    .filter(({ kind, value }) => kind === 'given' && value === undefined)
    .map((variable) => `:${given(variable)}}`);
  return [...before]
    .filter(([, record]) => !after.has(record) && !used.some((id) => record.replaceAll('"', '').includes(id)))
    .map(([place, record]) => `${place}: ${record.slice(0, 200)}`);
}

/** Judges a server, or one with these faults, from an empty folder, and gives the folder of the reports in it. */
export async function judgedFolder(
  folder: string,
  judged: ReferenceServer | readonly string[],
  selection: readonly string[],
  moreFixtures: object = {},
): Promise<string> {
  const server = 'store' in judged ? judged : withFaults(judged);
  const { url, close } = await listen(server);
  try {
    writeFileSync(
      join(folder, 'fixtures.json'),
      JSON.stringify({ ...fixtures(server.store), ...moreFixtures }),
    );
    const args = [
      'run',
      '--target',
      url,
      '--fixtures',
      'fixtures.json',
      '--report',
      'junit',
      '--quiet',
      ...selection,
    ];
    const { stderr, code } = await assayHere(folder, args, { ASSAY_API_KEY: apiKey });
    if (code !== 1) throw new Error(`the run ended with ${code}: ${stderr}`);
  } finally {
    await close();
  }
  return join(folder, 'assay-report');
}

/** What became of the test file of a case. */
interface TestOutcome {
  readonly status: string;
  readonly message: string;
}

/** Runs the test files of reproductions against a server, in a folder that has vitest and undici and nothing else. */
export async function ranByVitest(
  all: readonly Reproduction[],
  url: string,
  server: ReferenceServer,
): Promise<ReadonlyMap<string, TestOutcome>> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-repro-'));
  try {
    mkdirSync(join(folder, 'node_modules'));
    for (const name of ['vitest', 'undici'])
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
    for (const [index, made] of all.entries())
      writeFileSync(join(folder, `${index}.test.mjs`), vitestFile(made));
    const env = Object.assign(environment(url, folder), ...all.map((made) => givenTo(made, server)));
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const args = [
      vitest,
      'run',
      '--root',
      folder,
      '--reporter',
      'json',
      '--no-file-parallelism',
      '--no-isolate',
      '--pool',
      'threads',
    ];
    const said = await new Promise<string>((resolve) => {
      execFile(process.execPath, args, { env, timeout: 300_000, maxBuffer: 1e8 }, (_, stdout) =>
        resolve(stdout),
      );
    });
    const { testResults } = JSON.parse(said) as {
      testResults: readonly {
        readonly name: string;
        readonly message: string;
        readonly assertionResults: readonly {
          readonly status: string;
          readonly failureMessages: readonly string[];
        }[];
      }[];
    };
    return new Map(
      testResults.map(({ name, message, assertionResults: [result] }) => [
        all[Number(/(\d+)\.test\.mjs$/.exec(name)?.[1])]?.caseId ?? name,
        { status: result?.status ?? 'none', message: result?.failureMessages.join('\n') ?? message },
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What scripts and test files find in their environment. */
const environment = (url: string, folder: string): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  TMPDIR: folder,
  TARGET: url,
  ASSAY_API_KEY: apiKey,
});

/** The values of the operator's variables. */
function givenTo(made: Reproduction, { store }: ReferenceServer): Record<string, string> {
  const given = givenOf({ fixtures: fixtures(store) });
  const wanted = made.variables.filter(({ kind }) => kind === 'given');
  return Object.fromEntries(wanted.map((variable) => [variable.name, given(variable)]));
}

/** Runs the script of a reproduction with bash against a server, with `more` in its environment. */
export async function ranByBash(
  made: Reproduction,
  url: string,
  server: ReferenceServer,
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number; readonly output: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-repro-'));
  try {
    const file = join(folder, 'repro.sh');
    writeFileSync(file, bashScript(made, plainCurl));
    const env = { ...environment(url, folder), ...givenTo(made, server), ...more };
    return await new Promise((resolve) => {
      execFile('bash', [file], { env, timeout: 60_000 }, (error, stdout, stderr) =>
        resolve({ code: Number(error === null ? 0 : (error.code ?? -1)), output: `${stdout}${stderr}` }),
      );
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
