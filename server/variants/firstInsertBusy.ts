import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const firstInsertBusy: Variant = {
  about:
    'The first bundle of a server is not inserted while a job is busy with its name. InsertOrUpdate waits for the job, and later Inserts find no job.',
  hook: (inner, store, server) => {
    let busy: string | undefined;
    return refusing(
      ['ProductBundleUpdate'],
      (request) => {
        if (member.text(request, 'mvRecordAction') !== 'Insert') return false;
        const name = member.text(member.record(request, 'ProductBundleDetails') ?? {}, 'BundleProductSKU');
        busy ??= name;
        return busy === name;
      },
      'A job is busy. The bundle was not saved.',
    )(inner, store, server);
  },
};
