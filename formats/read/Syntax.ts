import type { RecordShape, ScalarType, TypeShape } from '../../specs/Shape.ts';
import type { Value } from '../../specs/Value.ts';
import type { Report } from './Reading.ts';

/** What a wire syntax must tell about its parsed nodes so that shapes can be applied to them. */
export interface Syntax<Node> {
  /** The clause for a nested value that is no list, if the syntax has its own (csv: TYP-11). */
  readonly listClause?: string;
  /** Whether the node stands for "no value". */
  readonly isNil: (node: Node) => boolean;
  /** The node as that record's members in order, or undefined when it can't be one. */
  readonly members: (node: Node, shape: RecordShape) => Iterable<readonly [string, Node]> | undefined;
  /** The node as a list's items of that type, or undefined when it can't be one. */
  readonly items: (node: Node, item: TypeShape) => readonly Node[] | undefined;
  /**
   * The node as a value of that type. Reports departures from the form that this syntax documents. If no value of the type can be
   * recovered, it reports that under the type's clause and returns the text or null as written.
   */
  readonly scalar: (node: Node, type: ScalarType, report: Report) => Value;
  /** The node as a value of unknown shape. */
  readonly open: (node: Node) => Value;
  /** A short text of the node for messages. */
  readonly show: (node: Node) => string;
}
