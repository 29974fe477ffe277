import { onOldRecords } from '../hooks/onOldRecords.ts';
import type { Variant } from '../Variant.ts';

export const oldRecordsHalfEmpty: Variant = {
  about: 'Of every second old record all but id and name is nil (TYP-15: nil stands for no value).',
  hook: onOldRecords((record, { id, title }, index) =>
    index % 2 === 0
      ? Object.fromEntries(
          Object.entries(record).map(([name, value]) => [name, name === id || name === title ? value : null]),
        )
      : record,
  ),
};
