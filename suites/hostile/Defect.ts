import type { Format } from '../../specs/Format.ts';

/** What a defect is worked into: the documented request, byte by byte a character. */
export interface Written {
  readonly format: Format;
  readonly text: string;
  /** Where the target would be seen to come to, if it fetches what it is told to. */
  readonly listener: string;
}

/** One way in which a request is wrong, and the rest of it right. */
export interface Defect {
  /** The case's slug. */
  readonly name: string;
  /**
   * `undecodable`: no server can read it, so none may call it a success. `endurable`: whatever it is answered, the server
   * must be there afterwards.
   */
  readonly kind: 'undecodable' | 'endurable';
  readonly in: readonly Format[];
  readonly spoil: (written: Written) => string;
}
