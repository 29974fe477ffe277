import type { RecordTypes } from '../../specs/records/records.ts';
import { recordShape } from '../../specs/shapes.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { completed } from './completed.ts';

/** A whole record of our own making, its member names checked by the compiler; what is left out is empty. */
export const recordOf = <Name extends keyof RecordTypes>(
  name: Name,
  members: RecordTypes[Name] & RecordValue,
): RecordTypes[Name] => completed(recordShape(name), members) as RecordTypes[Name];
