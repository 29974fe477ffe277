import {
  appendFileSync,
  chmodSync,
  closeSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename } from 'node:path';
import { SettingsError } from '../../config/SettingsError.ts';
import { fileTrouble } from '../run/files/fileTrouble.ts';

/** What becomes of one file. */
export interface FileChange {
  /** A new file must not be there yet. */
  readonly kind: 'new' | 'append' | 'replace';
  /** A path from the root. */
  readonly file: string;
  /** The whole content, or what is appended. */
  readonly content: string | Uint8Array;
  /** What a file must still hold that is replaced; otherwise somebody changed it meanwhile. */
  readonly before?: Uint8Array;
  /** The rights that the file gets; by default those of any new file, or those that it has. */
  readonly mode?: number;
  /** What the operator is told about it. */
  readonly about: string;
}

/**
 * Makes all changes or none: if one fails, those before it are undone. A signal that comes meanwhile has no effect.
 *
 * Raises SettingsError if a file can't be written.
 */
export function changeFiles(changes: readonly FileChange[]): void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const ignore = (): void => undefined;
  for (const signal of signals) process.on(signal, ignore);
  const undo: { readonly file: string; readonly step: () => void }[] = [];
  try {
    for (const change of changes) makeChange(change, (step) => undo.unshift({ file: change.file, step }));
  } catch (error) {
    const changed = undo.flatMap(({ file, step }) => {
      try {
        step();
        return [];
      } catch {
        return [basename(file)];
      }
    });
    if (changed.length === 0 && !(error instanceof SettingsError)) throw error;
    const what =
      changed.length === 0
        ? 'init leaves every file as it was'
        : `init could not bring back ${changed.join(' and ')}: look at it`;
    throw new SettingsError(`${error instanceof Error ? error.message : error}; ${what}.`);
  } finally {
    for (const signal of signals) process.off(signal, ignore);
  }
}

/** Makes a change. `undoneBy` hears how to undo it before anything happens. */
function makeChange(
  { kind, file, content, before: known, mode }: FileChange,
  undoneBy: (step: () => void) => void,
): void {
  try {
    if (kind === 'new') {
      const descriptor = openSync(file, 'wx', mode);
      undoneBy(() => rmSync(file));
      try {
        writeFileSync(descriptor, content);
      } finally {
        closeSync(descriptor);
      }
      return;
    }
    const before = { content: readFileSync(file), mode: statSync(file).mode };
    if (known !== undefined && !before.content.equals(known))
      throw new SettingsError(
        `${basename(file)} was changed by somebody else meanwhile, so it is not replaced`,
      );
    let hasOtherRights = false;
    undoneBy(() => {
      try {
        if (kind === 'append') truncateSync(file, before.content.length);
        else writeFileSync(file, before.content);
      } finally {
        if (hasOtherRights) chmodSync(file, before.mode);
      }
    });
    if (mode !== undefined) chmodSync(file, mode);
    hasOtherRights = mode !== undefined;
    if (kind === 'append') appendFileSync(file, content);
    else writeFileSync(file, content);
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
    const trouble = isThere ? 'it is there already' : fileTrouble(error);
    if (trouble === undefined) throw error;
    throw new SettingsError(`${basename(file)} can't be written (${trouble})`);
  }
}
