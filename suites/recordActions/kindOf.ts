import { loadFolder } from '../../specs/loadFolder.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { Build } from '../writing.ts';
import type { Kind } from './Kind.ts';

const kinds = await loadFolder<Kind>(import.meta.url, './kinds');

/** How the records of an operation are written; undefined for one that takes no record action. */
export const findKind = (operation: Operation | null): Kind | undefined => kinds.get(operation?.name ?? '');

/** The same where there must be one; raises an Error (ours is wrong) when there is none. */
export function kindOf(operation: Operation | null): Kind {
  const kind = findKind(operation);
  if (kind === undefined) throw new Error(`${operation?.name ?? 'nothing'} takes no record action`);
  return kind;
}

/** What builds the record of the operation's plain insert, with another content each time. */
export function plainBuild(operation: Operation): Build {
  const { plain, build } = kindOf(operation);
  return plain ?? build;
}
