import type { RecordValue } from '../values/Value.ts';

/** A call that is understood and not done; the members replace those of a usual failed answer. */
export class Refusal extends Error {
  readonly fieldName: string;
  readonly members: RecordValue;

  constructor(message: string, fieldName = '', members: RecordValue = {}) {
    super(message);
    this.fieldName = fieldName;
    this.members = members;
  }
}
