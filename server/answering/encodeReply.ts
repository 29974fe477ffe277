import { codecs } from '../../formats/codecs.ts';
import { wrap } from '../../formats/json/jsonp.ts';
import { isDateTime } from '../../specs/datetime.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { responseShape, statusShape } from '../../specs/messageShapes.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Call } from '../Call.ts';
import type { HttpAnswer } from '../HttpAnswer.ts';
import type { Reply } from '../Reply.ts';
import { member } from '../records/member.ts';
import { instantOf } from '../zone/instantOf.ts';

/** Writes a reply in the call's format; datetimes in json as instants of the zone, with its offset (TYP-9). */
export function encodeReply({ operation, format, callback }: Call, reply: Reply, zone: string): HttpAnswer {
  const shape = operation === null ? statusShape : responseShape(operation);
  const codec = codecs[format];
  const bytes = codec.encode(shape, format === 'json' ? recordInZone(reply.members, zone) : reply.members);
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

const recordInZone = (record: RecordValue, zone: string): RecordValue => {
  const result: Record<string, Value | undefined> = {};
  for (const [name, value] of Object.entries(record)) {
    result[name] = value === undefined ? undefined : valueInZone(value, zone);
  }
  return result;
};

function valueInZone(value: Value, zone: string): Value {
  if (isDateTime(value)) return instantOf(value, zone);
  if (Array.isArray(value)) return (value as readonly Value[]).map((item) => valueInZone(item, zone));
  return isRecord(value) ? recordInZone(value, zone) : value;
}
