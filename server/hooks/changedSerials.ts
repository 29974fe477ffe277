import type { RecordValue } from '../../specs/Value.ts';
import { member } from '../records/member.ts';
import { changedRecords } from './changedRecords.ts';

/** Changes the serial numbers of every row in a message. */
export const changedSerials = (
  members: RecordValue,
  change: (serials: readonly string[]) => readonly string[],
): RecordValue =>
  changedRecords(members, (record) => {
    const name = Object.keys(record).find((one) => one.endsWith('RowSerialNumbers'));
    return name === undefined ? record : { ...record, [name]: change(member.texts(record, name)) };
  });
