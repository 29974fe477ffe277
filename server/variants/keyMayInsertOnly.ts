import { refusing } from '../hooks/refusing.ts';
import { recordWrites } from '../hooks/writtenRecords.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const keyMayInsertOnly: Variant = {
  about:
    'The key may insert records, and has no right to update or delete any: the Message says so (rights of keys are not shown, Authentication 3).',
  blocks: ['control', 'nothing', 'clause:', 'fixture:disposable.'],
  hook: refusing(
    [...recordWrites, 'CompanyDelete'],
    (request, call) =>
      call.operation?.kind === 'delete' || member.text(request, 'mvRecordAction') !== 'Insert',
    "You don't have permission to update or delete this.",
  ),
};
