import type { RecordShape, TypeShape } from '../../specs/Shape.ts';
import { findMember } from '../read/findMember.ts';

/** What the cells under one header name are. */
export interface Column {
  /** The name as written. */
  readonly name: string;
  /** The member, and before it the records that contain it. */
  readonly path: readonly string[];
  /** Undefined when the document lists no such member. */
  readonly type: TypeShape | undefined;
}

const longestColumnName = 200;

/**
 * The column of a name. The document shows no layout of objects in csv, so `ResponseStatus.ErrorCode` is as good as a cell that
 * holds the whole object.
 */
export function columnOf(shape: RecordShape, name: string): Column {
  const member = findMember(shape, name)?.member;
  const dot = name.length > longestColumnName ? -1 : name.indexOf('.');
  if (member !== undefined || dot === -1) return { name, path: [name], type: member?.type };
  const head = name.slice(0, dot);
  const outer = findMember(shape, head)?.member.type;
  if (outer?.kind !== 'record') return { name, path: [name], type: undefined };
  const { path, type } = columnOf(outer.record, name.slice(dot + 1));
  return { name, path: [head, ...path], type: type ?? { kind: 'open' } };
}
