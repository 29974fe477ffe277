import { loadFolder } from '../specs/loadFolder.ts';
import type { Check } from './Check.ts';

/** The folders are the document's table of contents; each file in them holds the checks of one clause. */
const folders = ['envelope', 'values', 'formats', 'authentication', 'reading', 'failures'] as const;

/** All checks, in the order of the folders and of their files' names. */
export const checks: readonly Check[] = (
  await Promise.all(folders.map((folder) => loadFolder<readonly Check[]>(import.meta.url, `./${folder}`)))
).flatMap((loaded) => [...loaded.values()].flat());
