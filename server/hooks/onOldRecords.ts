import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import { type ListedKind, listedKinds, recordsOfOthers } from './listedRecords.ts';

/** Changes the listed records that existed before any client came; `index` counts those of a kind. */
export const onOldRecords =
  (edit: (record: RecordValue, kind: ListedKind, index: number) => RecordValue): Hook =>
  (_, store) => {
    for (const kind of listedKinds(store)) {
      for (const [index, record] of recordsOfOthers(kind).entries())
        kind.table.put(member.int(record, kind.id), edit(record, kind, index));
    }
    return {};
  };
