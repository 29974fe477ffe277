import { rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileTrouble } from './fileTrouble.ts';
import type { LostFile } from './journal.ts';

/** The files of a folder, of which some may get lost: what is wrong with them is kept, and everything else goes on. */
export interface LossyFiles {
  /** Writes a whole file. Where that fails, no part of it stays. */
  readonly write: (name: string, text: string) => void;
  /** Appends to an open file. Returns false where that failed. */
  readonly append: (name: string, descriptor: number, text: string) => boolean;
  readonly remove: (name: string) => void;
  /** Notes files that another part could not write. */
  readonly lose: (files: readonly LostFile[]) => void;
  /** The names of the lost files, and what was wrong with them, each once. */
  readonly lost: () => { readonly names: readonly string[]; readonly troubles: readonly string[] };
}

/** Raises whatever is not the file system's. */
export function lossyFiles(folder: string): LossyFiles {
  const lost = new Map<string, string>();
  const tried = (name: string, write: () => void): boolean => {
    try {
      write();
      return true;
    } catch (error) {
      const trouble = fileTrouble(error);
      if (trouble === undefined) throw error;
      lost.set(name, trouble);
      return false;
    }
  };
  const remove = (name: string): void => {
    tried(name, () => rmSync(join(folder, name), { force: true }));
  };
  return {
    write: (name, text) => {
      // Part of it would look like a report.
      if (!tried(name, () => writeFileSync(join(folder, name), text, { mode: 0o600 }))) remove(name);
    },
    append: (name, descriptor, text) => tried(name, () => writeWhole(descriptor, text)),
    remove,
    lose: (files) => {
      for (const { file, trouble } of files) lost.set(file, trouble);
    },
    lost: () => ({ names: [...lost.keys()], troubles: [...new Set(lost.values())] }),
  };
}

/** On an almost full device only the beginning of a text may be written, and that is no error. */
function writeWhole(descriptor: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) done += writeSync(descriptor, bytes, done);
}
