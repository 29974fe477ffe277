import { loadFolder } from './loadFolder.ts';
import type { Operation } from './Operation.ts';

/** The 33 operations by name, one file each in `operations/`. */
export const operations: ReadonlyMap<string, Operation> = await loadFolder<Operation>(
  import.meta.url,
  './operations',
);

/** The operation with that name; raises an Error (ours is wrong) if there is none. */
export function operationNamed(name: string): Operation {
  const found = operations.get(name);
  if (found === undefined) throw new Error(`no operation is named ${name}`);
  return found;
}
