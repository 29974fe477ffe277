import type { RecordValue } from '../../specs/Value.ts';
import { member } from '../records/member.ts';

/** The message with some members changed in the record that it carries. */
export const withRecord = (
  message: RecordValue,
  name: string,
  edit: (record: RecordValue) => RecordValue,
): RecordValue => ({ ...message, [name]: edit(member.record(message, name) ?? {}) });
