import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bashScript } from '../../cli/repro/bashScript.ts';
import type { Reproduction } from '../../cli/repro/Reproduction.ts';
import { givenOf } from '../../cli/repro/reproductionOf.ts';
import { plainCurl } from '../../harness/exchanges/curlConnection.ts';
import { allFaults } from '../../server/allFaults.ts';
import { createServer } from '../../server/createServer.ts';
import { fixtures } from '../../server/fixtures.ts';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';
import { Table } from '../../server/store/Table.ts';
import type { RecordValue } from '../../specs/Value.ts';

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

/** Runs the script of a reproduction with bash against a server. */
export async function ranByBash(
  made: Reproduction,
  url: string,
  server: ReferenceServer,
): Promise<{ readonly code: number; readonly output: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-repro-'));
  try {
    const file = join(folder, 'repro.sh');
    writeFileSync(file, bashScript(made, plainCurl));
    const given = givenOf({ fixtures: fixtures(server.store) });
    const env = {
      PATH: process.env.PATH ?? '',
      TMPDIR: folder,
      TARGET: url,
      ASSAY_API_KEY: apiKey,
      ...Object.fromEntries(
        made.variables
          .filter(({ kind }) => kind === 'given')
          .map((variable) => [variable.name, given(variable)]),
      ),
    };
    return await new Promise((resolve) => {
      execFile('bash', [file], { env, timeout: 60_000 }, (error, stdout, stderr) =>
        resolve({ code: Number(error === null ? 0 : (error.code ?? -1)), output: `${stdout}${stderr}` }),
      );
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
