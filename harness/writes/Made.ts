import type { RecordValue } from '../../specs/Value.ts';

/** A record that the run made on the target. */
export interface Made {
  /** The record's name, such as `mvCompany`. */
  readonly record: string;
  /** Its id as the target wrote it; empty when the answer did not give it. */
  readonly id: string;
  /** How to remove it, when a documented operation can (companies). */
  readonly removal?: { readonly operation: string; readonly members: RecordValue };
  /** Set when the answer to an insert could not be read, so the record may exist. The text lets a person find it. */
  readonly perhaps?: { readonly operation: string; readonly format: string; readonly text: string };
}
