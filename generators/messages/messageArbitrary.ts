import type * as fc from 'fast-check';
import { requestShape, responseShape } from '../../specs/messageShapes.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { recordArbitrary } from '../records/recordArbitrary.ts';
import type { ValueOptions } from '../ValueOptions.ts';

/** Arbitrary requests of an operation, valid in form but not in meaning. */
export const requestArbitrary = (operation: Operation, options: ValueOptions): fc.Arbitrary<RecordValue> =>
  recordArbitrary(requestShape(operation), options);

/** Arbitrary responses of an operation, valid in form but not in meaning. */
export const responseArbitrary = (operation: Operation, options: ValueOptions): fc.Arbitrary<RecordValue> =>
  recordArbitrary(responseShape(operation), options);
