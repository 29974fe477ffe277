import type { Level } from '../../specs/Level.ts';
import type { Fault } from '../Fault.ts';
import type { Ruling } from './Ruling.ts';

/** Whether a mutant changes what the server understands or what it answers. */
export type Direction = 'request' | 'response';

/** What an operator does, as the report groups it. */
export type Family =
  | 'texts'
  | 'numbers'
  | 'dates'
  | 'enumerations'
  | 'members'
  | 'lists'
  | 'answers'
  | 'failures'
  | 'filters'
  | 'actions'
  | 'addresses';

/** `reached`: a call within its scope; `changed`: something in it that a client can see. */
type Noted = 'reached' | 'changed';

export type Note = (what: Noted) => void;

/** An operator at one site, before it is planted. */
export interface Planted {
  /** What it is: `response/json/CompanyGet/mvCompanies[].CompanyName/endLost`. Unique and permanent. */
  readonly name: string;
  readonly operator: string;
  readonly family: Family;
  readonly direction: Direction;
  /** A format, `all`, or a format with an address or an occasion: `json@named`, `json~second`. */
  readonly scope: string;
  /** What kind of member or part of the interface it is about. */
  readonly kind: string;
  readonly operation: string;
  readonly about: string;
  readonly ruling: Ruling;
  /** A fresh hook, which tells what it meets. */
  readonly hook: (note: Note) => Fault['hook'];
}

/** A fault that was made from the specs by an operator at a site. */
export interface Mutant extends Fault {
  readonly planted: Planted;
  /** How often each was noted since it was made. */
  readonly noted: Readonly<Record<Noted, number>>;
}

/** A level that can be broken. */
export type BrokenLevel = Exclude<Level, 'OPEN'>;
