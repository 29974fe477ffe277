import { answerShape, requestShape, statusShape } from '../../specs/messageShapes.ts';
import type { MemberShape, RecordShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Call } from '../exchanges/Answer.ts';
import { mangledKey } from '../target/mangledKey.ts';

const key: MemberShape = { name: 'APIKEY', type: { kind: 'scalar', type: 'string' } };

/** The shape of a call's request. For an operation that does not exist it has only the key. */
export const shapeOfRequest = ({ operation, operationName }: Call): RecordShape =>
  operation === null
    ? { name: operationName, members: [key], byName: new Map([[key.name, key]]), open: true }
    : requestShape(operation);

/** The shape of a call's answer. */
export const shapeOfResponse = ({ operation }: Call): RecordShape =>
  operation === null ? statusShape : answerShape(operation);

/** A call's members with the key, in the document's order. If the call has its own APIKEY, even an undefined one, it is kept. */
export function membersOf(call: Call, apiKey: string): RecordValue {
  const given: Readonly<Record<string, Value | undefined>> = Object.hasOwn(call.members, 'APIKEY')
    ? call.members
    : { ...call.members, APIKEY: call.keyAs === undefined ? apiKey : mangledKey(apiKey, call.keyAs) };
  const listed = shapeOfRequest(call).members.map(({ name }) => name);
  const names = new Set([...listed, ...Object.keys(given)]);
  return Object.fromEntries(
    [...names].filter((name) => given[name] !== undefined).map((name) => [name, given[name]]),
  );
}
