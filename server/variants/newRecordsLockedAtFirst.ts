import { recordLocks } from '../hooks/recordLocks.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { recordWrite } from '../hooks/writtenRecords.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const indexed = ['CompanyUpdate', 'ShippingProviderUpdate', 'ProductBundleUpdate'];

export const newRecordsLockedAtFirst: Variant = {
  about: `A job checks a new company, carrier or bundle, and meanwhile the record is locked: its first 1 to 5 updates and deletes fail (Limits 3: not shown).`,
  errs: ['the target refused'],
  blocks: ['control', 'layout', 'clause:', 'nothing'],
  hook: (inner, store, { apiKey }) => {
    const { lock, refuseIfLocked } = recordLocks('The record is being checked. Try again in a moment.');
    return {
      handle: (call, request) => {
        const name = call.operation?.name ?? '';
        if (member.text(request, 'APIKEY') !== apiKey) return inner.handle(call, request);
        if (name === 'CompanyDelete')
          refuseIfLocked(`CompanyUpdate ${sentNumber(request.CompanyIDToDelete) ?? 0}`);
        if (!indexed.includes(name)) return inner.handle(call, request);
        const { action, sent, id, record, table } = recordWrite(name, request, store);
        const sentId = sentNumber(sent[id]) ?? 0;
        const isUpdate = action !== 'Insert' && table(store).get(sentId) !== undefined;
        if (isUpdate) refuseIfLocked(`${name} ${sentId}`);
        const result = inner.handle(call, request);
        if (!isUpdate) lock(`${name} ${member.int(member.record(result, record) ?? {}, id)}`);
        return result;
      },
    };
  },
};
