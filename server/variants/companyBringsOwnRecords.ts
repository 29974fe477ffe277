import { numeric } from '../../specs/numeric.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import { recordOf } from '../records/recordOf.ts';
import type { Store } from '../store/Store.ts';
import type { Variant } from '../Variant.ts';

const welcome = (id: number): string => `Welcome discount of company ${id}`;

function bring(store: Store, id: number): void {
  store.discounts.insert((discountId) =>
    recordOf('mvDiscount', {
      DiscountID: numeric(discountId),
      DiscountName: welcome(id),
      DiscountDescription: 'For the first order',
      DiscountValue: numeric('5'),
    }),
  );
  store.documentTypes.insert((typeId) =>
    recordOf('mvDocumentType', {
      DocumentTypeID: numeric(typeId),
      DocumentTypeCompanyID: numeric(id),
      DocumentTypeAbbreviation: `INV${id}`,
      DocumentTypeDescription: `Invoice of company ${id}`,
      InvoiceType: 'Sale',
    }),
  );
}

/** All that belongs to the company alone. */
function takeAway(store: Store, id: number): void {
  for (const type of store.documentTypes.all())
    if (member.int(type, 'DocumentTypeCompanyID') === id)
      store.documentTypes.markDeleted(member.int(type, 'DocumentTypeID'));
  for (const discount of store.discounts.all())
    if (member.text(discount, 'DiscountName') === welcome(id))
      store.discounts.remove(member.int(discount, 'DiscountID'));
}

const hook: Hook = (inner, store) => {
  const own = new Set<number>();
  return {
    handle: (call, request) => {
      const before = new Set(store.companies.all().map((company) => member.int(company, 'CompanyId')));
      const result = inner.handle(call, request);
      const name = call.operation?.name;
      if (name === 'CompanyUpdate') {
        const id = member.int(member.record(result, 'mvCompany') ?? {}, 'CompanyId');
        if (!before.has(id)) {
          own.add(id);
          bring(store, id);
        }
      }
      if (name === 'CompanyDelete')
        for (const id of before)
          if (own.has(id) && store.companies.get(id) === undefined) takeAway(store, id);
      return result;
    },
  };
};

export const companyBringsOwnRecords: Variant = {
  about:
    'Gives a new company a discount and a document type, and takes them away when the company is deleted (rule 2).',
  hook,
};
