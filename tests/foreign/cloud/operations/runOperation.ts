import type { World } from '../store/World.ts';
import type { RecordValue, Value } from '../values/Value.ts';
import type { Operation } from './Operation.ts';
import { Refusal } from './Refusal.ts';

/** What an operation answered, and whether it was done. */
export interface Outcome {
  readonly done: boolean;
  readonly members: RecordValue;
}

/** Runs an operation and puts its status before its members. */
export function runOperation(
  name: string,
  operation: Operation,
  request: RecordValue,
  world: World,
): Outcome {
  try {
    const members = operation.run(request, world);
    return {
      done: true,
      members: operation.silent ? members : { ResponseStatus: successStatus(), ...members },
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { done: false, members: failureMembers(name, operation, error) };
  }
}

function successStatus(): RecordValue {
  return { ErrorCode: '0', Message: 'Completed', StackTrace: null, Errors: [] };
}

function failureMembers(name: string, operation: Operation, refusal: Refusal): RecordValue {
  const members: Record<string, Value> = {};
  for (const [member, type] of operation.response) {
    members[member] = member === 'entityID' ? '0' : type.kind === 'bool' ? false : null;
  }
  const error = { ErrorCode: '500', FieldName: refusal.fieldName, Message: refusal.message };
  const ResponseStatus = {
    ErrorCode: '500',
    Message: refusal.message,
    StackTrace: `at cloud.${name}`,
    Errors: [error],
  };
  return { ...members, ...refusal.members, ResponseStatus };
}
