import type { Rec } from './types.ts';

/** A call that fails: answered with the status block of a failure. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** 400 for what the caller did wrong, 500 for what the rules forbid; the document leaves it open (ENV-12). */
  readonly status: 400 | 401 | 500;
  /** Members that the answer carries besides. */
  readonly members: Rec;

  constructor(message: string, status: 400 | 401 | 500 = 400, members: Rec = {}) {
    super(message);
    this.status = status;
    this.members = members;
  }
}
