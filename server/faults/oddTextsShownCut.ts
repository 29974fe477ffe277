import type { RecordValue } from '../../specs/Value.ts';
import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { freeTextMembers, isOddText } from '../hooks/oddText.ts';
import { member } from '../records/member.ts';

export const oddTextsShownCut: Fault = {
  clause: 'TYP-12',
  about:
    'The Gets show free text that is not several words of Latin letters and digits without its last character, and search it so.',
  operations: ['CompanyGet', 'ShippingProviderGet'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const { name } = call.operation ?? {};
      if (name !== 'CompanyGet' && name !== 'ShippingProviderGet') return inner.handle(call, request);
      const stored = [...store.companies.all(), ...store.shippingProviders.all()];
      const Filters = member.records(request, 'Filters').map((filter) => asStored(filter, stored));
      const result = inner.handle(call, request.Filters === undefined ? request : { ...request, Filters });
      const shown = changedValues(result, (value, one) =>
        freeTextMembers.test(one) && isOddText(value) ? value.slice(0, -1) : value,
      );
      return searchedAgain(shown, call.operation?.list ?? '', Filters);
    },
  }),
};

/** The filter by the text that is stored, where what is shown of one is searched for. */
function asStored(filter: RecordValue, stored: readonly RecordValue[]): RecordValue {
  const { FieldName: name, SearchValue: searched } = filter;
  const found = stored
    .map((record) => record[String(name)])
    .find((value) => value !== undefined && isOddText(value) && value.slice(0, -1) === searched);
  return found === undefined ? filter : { ...filter, SearchValue: found };
}

/** Contains and NotEquals by what is shown, too. */
function searchedAgain(result: RecordValue, list: string, filters: readonly RecordValue[]): RecordValue {
  const [{ FieldName: name, SearchOperator: operator, SearchValue: searched } = {}, ...others] = filters;
  if (others.length > 0 || !freeTextMembers.test(String(name))) return result;
  const holds = (record: RecordValue): boolean => {
    const text = member.text(record, String(name)).toLowerCase();
    const asked = String(searched).toLowerCase();
    if (operator === 'NotEquals') return text !== asked;
    return operator !== 'Contains' || text.includes(asked);
  };
  return { ...result, [list]: member.records(result, list).filter(holds) };
}
