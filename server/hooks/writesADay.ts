import type { Operation } from '../../specs/Operation.ts';
import type { Hook } from '../Hook.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { recordWrites } from './writtenRecords.ts';

const isRecordWrite = ({ name }: Operation): boolean => recordWrites.includes(name);

/** Accepts this many writes of records, or of what else `isCounted`. Every later one is refused, whatever it contains. */
export const writesADay =
  (limit: number, isCounted: (operation: Operation) => boolean = isRecordWrite): Hook =>
  (inner) => {
    let count = 0;
    return {
      handle: (call, request) => {
        if (call.operation === null || !isCounted(call.operation)) return inner.handle(call, request);
        count += 1;
        if (count > limit) throw new OperationFailure('The daily limit of writes is used up.');
        return inner.handle(call, request);
      },
    };
  };
