import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as dotenv from 'dotenv';
import { contentOfFile, isUtf16, textOf } from '../../config/contentOfFile.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import type { FileChange } from './changeFiles.ts';

/** The variables of a `.env`, as settings read it. */
const parse = (content: Buffer): Record<string, string> => dotenv.parse(textOf(content));

/** Only the owner may read and write. */
const mode = 0o600;

/**
 * What becomes of the working folder's `.env`, so that it holds these variables; undefined if nothing. What else is there stays,
 * with its line ends.
 *
 * Raises SettingsError if the file holds another value of one of them, unless `force` replaces that. Raises it also for a value that
 * cannot be written in such a file.
 */
export function environmentFile(
  folder: string,
  variables: Readonly<Record<string, string>>,
  force: boolean,
): FileChange | undefined {
  const names = Object.keys(variables);
  const file = join(folder, '.env');
  if (names.length === 0) return closed(file);
  const lines = Object.entries(variables).map(([name, value]) => lineOf(name, value));
  const about = `${names.join(', ')}, for you alone to read`;
  const before = contentOfFile(file);
  if (before === undefined) {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true)
      throw new SettingsError(
        `.env is a folder here, so ${names.join(' and ')} can't be written there; leave it in the environment.`,
      );
    return { kind: 'new', file, content: `${lines.join('\n')}\n`, mode, about };
  }
  if (isUtf16(before))
    throw new SettingsError(
      `.env is in UTF-16, in which ${names.join(' and ')} can't be added: save it as UTF-8, or write it there by hand.`,
    );
  const replaced = replacedNames(names).filter((name) => parse(before)[name] !== undefined);
  if (replaced.length > 0 && !force)
    throw new SettingsError(
      `.env holds ${replaced.join(' and ')} already: take it out, or replace it with --force.`,
    );
  // Byte by byte, so that text in another encoding stays as it is.
  const kept = without(before.toString('latin1'), replaced);
  const end = kept.includes('\r\n') ? '\r\n' : '\n';
  const gap = kept === '' || kept.endsWith('\n') ? '' : end;
  const added = Buffer.from(`${gap}${lines.map((line) => line.replaceAll('\n', end) + end).join('')}`);
  const content = Buffer.concat([Buffer.from(kept, 'latin1'), added]);
  const rest = Object.entries(parse(before)).filter(([name]) => !replaced.includes(name));
  if (!isDeepStrictEqual({ ...parse(content) }, { ...Object.fromEntries(rest), ...variables }))
    throw new SettingsError(
      `.env: ${names.join(' and ')} can't be written there without a change of the rest: look for an open quote, or write it by hand.`,
    );
  return replaced.length === 0
    ? { kind: 'append', file, content: added, mode, about: `${about}; the rest of it stays` }
    : {
        kind: 'replace',
        file,
        content,
        before,
        mode,
        about: `${about}, instead of those before; the rest of it stays`,
      };
}

/** A file that holds the key already, and that others can read, becomes its owner's. */
function closed(file: string): FileChange | undefined {
  const content = contentOfFile(file);
  if (content === undefined || parse(content).ASSAY_API_KEY === undefined) return undefined;
  if ((statSync(file).mode & 0o077) === 0) return undefined;
  return { kind: 'append', file, content: '', mode, about: 'as it was, and now for you alone to read' };
}

/** The key and the file that holds it must not both be given. */
const replacedNames = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => (name === 'ASSAY_API_KEY' ? [name, 'ASSAY_API_KEY_FILE'] : [name]));

/** A line of `.env` from which exactly this value is read, whatever stands on the lines after it. */
function lineOf(name: string, value: string): string {
  const others = { A: 'a', B: 'b', C: 'c' };
  const line = ['', "'", '`', '"']
    .map((quote) => `${name}=${quote}${value}${quote}`)
    .find((each) =>
      isDeepStrictEqual({ ...dotenv.parse(`${each}\nA='a'\nB="b"\nC=\`c\``) }, { [name]: value, ...others }),
    );
  if (line === undefined)
    throw new SettingsError(
      `${name}: no line of .env can hold this value; leave it in the environment, and write the files by hand.`,
    );
  return line;
}

function without(text: string, names: readonly string[]): string {
  if (names.length === 0) return text;
  const line = new RegExp(`^[ \\t]*(?:export[ \\t]+)?(?:${names.join('|')})[ \\t]*[=:].*(?:\\r?\\n|$)`, 'gm');
  return text.replace(line, '');
}
