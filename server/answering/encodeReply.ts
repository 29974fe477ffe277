import { codecs } from '../../formats/codecs.ts';
import { wrap } from '../../formats/json/jsonp.ts';
import { isDateTime, isUnset } from '../../specs/datetime.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { answerShape, statusShape } from '../../specs/messageShapes.ts';
import type { DateTime, RecordValue, Value } from '../../specs/Value.ts';
import type { Call } from '../Call.ts';
import type { HttpAnswer } from '../HttpAnswer.ts';
import type { OpenChoices } from '../openChoices.ts';
import type { Reply } from '../Reply.ts';
import { member } from '../records/member.ts';
import { instantOf } from '../zone/instantOf.ts';
import { arrangedShape } from './arrangedShape.ts';

/** Writes a reply in the call's format; datetimes in json as instants of the zone, with its offset (TYP-9). */
export function encodeReply(
  { operation, format, callback }: Call,
  reply: Reply,
  choices: OpenChoices,
): HttpAnswer {
  const documented = operation === null ? statusShape : answerShape(operation);
  const shape =
    choices.memberOrder === 'documented' ? documented : arrangedShape(documented, choices.memberOrder);
  const codec = codecs[format];
  const members = format === 'json' ? recordInZone(reply.members, choices) : reply.members;
  const bytes = codec.encode(shape, members, { dialect: choices.xmlDialect });
  const status = member.record(reply.members, 'ResponseStatus') ?? {};
  return {
    status: reply.status,
    headers: {
      'content-type': callback === null ? codec.contentType : 'application/javascript',
      ...reply.headers,
    },
    body: callback === null ? bytes : Buffer.from(wrap(callback, Buffer.from(bytes).toString('utf8'))),
    outcome: { operation: operation?.name ?? null, format, errorCode: member.text(status, 'ErrorCode') },
  };
}

const recordInZone = (record: RecordValue, choices: OpenChoices): RecordValue => {
  const result: Record<string, Value | undefined> = {};
  for (const [name, value] of Object.entries(record)) {
    result[name] = value === undefined ? undefined : valueInZone(value, choices);
  }
  return result;
};

function valueInZone(value: Value, choices: OpenChoices): Value {
  if (isDateTime(value)) return dateInZone(value, choices);
  if (Array.isArray(value)) return (value as readonly Value[]).map((item) => valueInZone(item, choices));
  return isRecord(value) ? recordInZone(value, choices) : value;
}

/** The codec writes no offset that is hidden, so that one is written here. */
function dateInZone(value: DateTime, { zone, offsetOfDates }: OpenChoices): Value {
  const there = instantOf(value, zone);
  return offsetOfDates === 'shown' || isUnset(there) ? there : `/Date(${there.ms}-0000)/`;
}
