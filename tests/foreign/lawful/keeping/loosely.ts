import { Refusal } from '../Refusal.ts';
import type { Rec, Value } from '../types.ts';
import { isEmpty } from './isEmpty.ts';
import type { Keeping } from './Keeping.ts';

const overlaid = (before: Rec, sent: Rec, written: (value: Value) => boolean): Rec => ({
  ...before,
  ...Object.fromEntries(Object.entries(sent).filter(([, value]) => written(value))),
});

/** Takes nearly everything, an Update keeps what it is not sent, a list takes the place of the one before, ids count up beyond 32 bits. */
export const loosely: Keeping = {
  tidied: (_, sent) => sent,
  defaults: {
    ShippingProviderApplication: 'Undefined',
    DocumentPaymentTermsEnumeration: 'None',
    DocumentPaymentMethod: 'None',
    Etag: 'W/new',
  },
  check: (record, value) => {
    if (record === 'mvShippingProvider' && isEmpty(value.ShippingProviderName))
      throw new Refusal('A carrier has a name.', 'invalid');
    if (record === 'mvCompany' && isEmpty(value.CompanyName))
      throw new Refusal('A company has a name.', 'invalid');
  },
  updated: (before, sent) => overlaid(before, sent, (value) => value !== null),
  filledIn: (before, sent) => overlaid(before, sent, (value) => !isEmpty(value)),
  settle: () => {},
  tellsOptionalIds: true,
  ids: { first: 7_000_000_001, step: 1 },
};
