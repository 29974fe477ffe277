import type { Family } from './Mutant.ts';
import type { Scope } from './Scope.ts';
import type { Site } from './Site.ts';
import type { Edit } from './Step.ts';

/**
 * What happens to a value, as far as the document tells changes apart:
 *
 * - `other`: another value of the same type; `whole`: a number that only loses its fraction; `unsigned`: only its sign;
 * - `added`: a number that is always more by the same;
 * - `default`: the value that says nothing, of its type; `gone`: no value at all;
 * - `case`: letter case alone; `blanks`: blanks at the edges alone; `fraction`: fractions of a second alone;
 * - `shifted`: a datetime by hours;
 * - `type`: a value that is not of the type; `spelt`: the name in other letter case; `named`: another name;
 * - `fewer`, `more` and `turned`: items of a list; `alone`: a single item without its list; `none`: no list where it is empty.
 */
export type Effect =
  | 'other'
  | 'added'
  | 'whole'
  | 'unsigned'
  | 'default'
  | 'gone'
  | 'case'
  | 'blanks'
  | 'fraction'
  | 'shifted'
  | 'type'
  | 'spelt'
  | 'named'
  | 'fewer'
  | 'more'
  | 'turned'
  | 'alone'
  | 'none';

/** Something that is done to the members of messages. */
export interface MemberOperator {
  readonly family: Family;
  readonly effect: Effect;
  /** What it does, behind the name of the member. */
  readonly does: string;
  readonly applies: (site: Site) => boolean;
  /** The edit for one site and scope. */
  readonly edit: (site: Site, scope: Scope) => Edit;
}
