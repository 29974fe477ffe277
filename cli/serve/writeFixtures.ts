import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { SettingsError } from '../../config/SettingsError.ts';
import { fixtures } from '../../server/fixtures.ts';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';

/** By this remark `serve` knows a file that it wrote itself. */
const remark =
  'Written by assay serve, which writes the file again as long as this remark is in it. Remove the remark to keep what you change.';

/**
 * Writes the fixtures of a sandbox to a file. Only a file that `assay serve` wrote is written again: what a person put into another one can't
 * be had back. Raises SettingsError.
 */
export function writeFixtures(file: string, server: ReferenceServer): void {
  try {
    if (holdsOther(file))
      throw new SettingsError(
        `--fixtures: ${file} is there already, and assay serve did not write it; name another file.`,
      );
    const content = { $comment: remark, ...fixtures(server.store) };
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new SettingsError(`--fixtures: ${file} can't be written (${code}); allowed is a file that can.`);
  }
}

/** Whether there is a file with something in it that is not from `assay serve`. A terminal or a pipe holds nothing. */
function holdsOther(file: string): boolean {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return false;
  const text = readFileSync(file, 'utf8');
  return text.trim() !== '' && !text.includes(JSON.stringify(remark));
}
