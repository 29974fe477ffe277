import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { freeTextMembers, isOddText } from '../hooks/oddText.ts';
import { member } from '../records/member.ts';
import { getRecords } from '../rules/getRecords.ts';

export const oddTextsShownCut: Fault = {
  clause: 'TYP-12',
  about:
    'The Gets show free text that is not several words of Latin letters and digits without its last character, and search what they show.',
  causes: ['texts come back without their last character'],
  operations: ['CompanyGet', 'ShippingProviderGet'],
  hook: (inner, _, { choices }) => ({
    handle: (call, request) => {
      const { operation } = call;
      if (operation?.name !== 'CompanyGet' && operation?.name !== 'ShippingProviderGet')
        return inner.handle(call, request);
      const { Filters, ReturnTopNRecords, ...rest } = request;
      const shown = changedValues(inner.handle(call, rest), (value, name) =>
        freeTextMembers.test(name) && isOddText(value) ? value.slice(0, -1) : value,
      );
      return getRecords(member.records(shown, operation.list ?? ''), operation.order ?? '', request, {
        operation,
        choices,
      });
    },
  }),
};
