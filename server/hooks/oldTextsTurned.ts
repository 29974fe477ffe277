import type { Format } from '../../specs/Format.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import { changedRecords } from './changedRecords.ts';
import { changedValues } from './changedValues.ts';
import { listedKinds, recordsOfOthers } from './listedRecords.ts';

/**
 * In some formats, turns the letter case of texts inside companies and carriers that no client made, and of serial numbers and
 * reports.
 */
export const oldTextsTurned =
  (formats: readonly Format[]): Hook =>
  (inner, store) => {
    const old = listedKinds(store)
      .filter(({ text }) => text === 'CompanyComments' || text === 'ShippingProviderComments')
      .map((kind) => ({ ...kind, ids: recordsOfOthers(kind).map((record) => member.int(record, kind.id)) }));
    return {
      encode: (call, reply) => {
        const name = call.operation?.name ?? '';
        if (!formats.includes(call.format)) return inner.encode(call, reply);
        const { ResponseStatus, ...rest } = reply.members;
        if (name === 'SerialNumberGet' || name === 'CustomReportGetData')
          return inner.encode(call, {
            ...reply,
            members: { ...changedValues(rest, otherCase), ResponseStatus },
          });
        if (name !== 'CompanyGet' && name !== 'ShippingProviderGet') return inner.encode(call, reply);
        const members = changedRecords(rest, (record) => {
          const kind = old.find(
            ({ id, ids }) => record[id] !== undefined && ids.includes(member.int(record, id)),
          );
          return kind === undefined ? record : { ...record, ...insideTurned(record) };
        });
        return inner.encode(call, { ...reply, members: { ...members, ResponseStatus } });
      },
    };
  };

/** A record's nested records and lists of records. */
const insideTurned = (record: RecordValue): RecordValue =>
  changedValues(
    Object.fromEntries(Object.entries(record).filter(([, value]) => isRecord(value) || Array.isArray(value))),
    otherCase,
  );

function otherCase(value: Value): Value {
  if (typeof value !== 'string') return value;
  return value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase();
}
