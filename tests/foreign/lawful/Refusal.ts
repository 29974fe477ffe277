import type { Rec } from './types.ts';

/** What is to blame: the caller's bytes or values, its key, or a rule that forbids what it asks. */
type Kind = 'unreadable' | 'invalid' | 'key' | 'forbidden';

/** A call that fails: answered with the status block of a failure. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: Kind;
  /** Members that the answer carries besides. */
  readonly members: Rec;
  /** The member that is wrong, where it is one. */
  readonly member: string | null;

  constructor(message: string, kind: Kind, members: Rec = {}, member: string | null = null) {
    super(message);
    this.kind = kind;
    this.members = members;
    this.member = member;
  }
}
