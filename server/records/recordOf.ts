import type { RecordTypes } from '../../specs/records/records.ts';
import { recordShape } from '../../specs/shapes.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { completed } from './completed.ts';

/** A whole record of our own, whose member names the compiler checks. Members left out are empty. */
export const recordOf = <Name extends keyof RecordTypes>(
  name: Name,
  members: RecordTypes[Name] & RecordValue,
): RecordTypes[Name] => completed(recordShape(name), members) as RecordTypes[Name];
