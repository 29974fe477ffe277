import type { Format } from '../../specs/Format.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import { changedValues } from './changedValues.ts';
import { onReply } from './onReply.ts';

/** Reverses the rows of a record, in each format for one Get. */
export const rowsTurnedIn = (turned: Readonly<Record<Format, string>>): Hook =>
  onReply({ outcome: 'success' }, (members, { operation, format }) => {
    const name = operation?.list ?? '';
    if (turned[format] !== operation?.name) return members;
    const records = member
      .records(members, name)
      .map((one) => changedValues(one, (value) => (Array.isArray(value) ? [...value].reverse() : value)));
    return { ...members, [name]: records };
  });
