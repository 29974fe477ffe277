import { join } from 'node:path';
import { contentOfFile } from '../../config/contentOfFile.ts';
import type { FileChange } from './changeFiles.ts';

/** Lines of a .gitignore that name the working folder's `.env`. */
const namesIt = /^!?(?:\/|\*\*\/)?(?:\.env|\.env\*|\*\.env|\.\*)$/;

/** What becomes of `.gitignore`, so that git leaves `.env` alone: undefined if it does already. What is there stays, with its line ends. */
export function ignoreFile(folder: string): FileChange | undefined {
  const file = join(folder, '.gitignore');
  const about = 'a line that keeps .env out of git, unless git tracks it already';
  const content = contentOfFile(file);
  if (content === undefined) return { kind: 'new', file, content: '.env\n', about };
  const text = content.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '');
  // The last line that names it decides.
  const last = text
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .findLast((line) => namesIt.test(line));
  if (last !== undefined && !last.startsWith('!')) return undefined;
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const gap = text === '' || text.endsWith('\n') ? '' : end;
  return { kind: 'append', file, content: `${gap}.env${end}`, about: `${about}; the rest of it stays` };
}
