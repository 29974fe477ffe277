import { defaultAddress } from '../../specs/defaultAddress.ts';
import type { Format } from '../../specs/Format.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { Call } from './Answer.ts';

/** A Get with the key as its only member, in one format at its documented address. */
export const plainRead = (operationName: string, format: Format): Call => ({
  operation: operationNamed(operationName),
  operationName,
  format,
  address: defaultAddress(format),
  members: {},
  caseId: 'preflight',
});
