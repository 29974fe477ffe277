import { unset } from './dates.ts';
import type { Rec, Value } from './types.ts';

/** A record with its tombstone. */
export interface Kept {
  value: Rec;
  deleted: boolean;
}

/** What one server holds. Ids go beyond 32 bits and below zero, for the document leaves their width open (TYP-1). */
export interface Store {
  readonly discounts: Kept[];
  readonly boxes: Kept[];
  readonly providers: Kept[];
  readonly companies: Kept[];
  readonly orders: Kept[];
  readonly documents: Kept[];
  readonly boms: Kept[];
  readonly skus: ReadonlySet<string>;
  readonly nextId: () => string;
}

const kept = (value: Rec, deleted = false): Kept => ({ value, deleted });
const wall = (text: string): number => Date.parse(`${text}Z`);
const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

const address = (line: string): Rec => ({
  AddressType: 'General',
  AddressLine1: line,
  AddressLine2: 'कान्तिपथ "3rd", floor & <attic>',
  City: 'Kathmandu',
  Country: 'NP',
  CountryName: 'Nepal',
  ZipCode: '04460',
});

const option = (id: string, name: string): Rec => ({ Id: id, IsEnabled: id !== '02', Name: name });

const shipping: Rec = {
  ProviderInfo: { ProviderId: '-7', ServiceId: '01', PackageId: 'A' },
  CostInfo: { ShippingCost: '12.50', OtherCosts: '0.00', TotalCost: '12.50' },
  WeightInfo: { Weight: '3.70', WeightUnitId: '1' },
  ShipmentDimensionsInfo: { ShipmentDimensionsLength: '10.00', ShipmentDimensionsUnit: 'cm' },
  ShipDateInfo: { ShipDate: '2017-02-03' },
  GenericAftersalesProServicesInfo: { COD: true, Insurance: false, CodTotalInCents: '1250' },
  TrackingId: '000123',
};

const line = (n: number): Rec => ({
  SalesOrderRowDetailID: `${n}`,
  SalesOrderRowProductID: '-40',
  SalesOrderRowProductSKU: 'TEA-250',
  SalesOrderRowProductDescription: 'Tea, "first flush" {250 g}',
  SalesOrderRowQuantity: '2.00',
  SalesOrderRowUnitPriceWithoutTaxOrDiscount: '12.50',
  SalesOrderRowTotalAmount: '25.00',
  SalesOrderRowSerialNumbers: ['001', 'a,b', 'x:y'],
  SalesOrderRowBatchNumbers: [
    { BatchNumberName: 'B[1]', ExpiryDate: wall('2019-02-28T23:59:59'), AssignedQTYInDetail: '2.00' },
    { BatchNumberName: 'B2', ExpiryDate: unset, AssignedQTYInDetail: '0.50' },
  ],
  SalesOrderRowRemarks: 'line one\r\nline two',
});

const order = (n: number): Rec => ({
  SalesOrderId: `${6_000_000_001 + n}`,
  SalesOrderTypeId: '-3',
  SalesOrderNo: `SO/${n}`,
  SalesOrderDate: wall(`2017-0${1 + n}-10T10:30:00`),
  SalesOrderCustomOrderDate1: unset,
  SalesOrderCustomOrderDate2: wall('1975-06-01T00:00:00'),
  SalesOrderClientName: 'O\'Neill & "Sons"',
  SalesOrderShippingAddress: 'Thamel',
  SalesOrderAddresses: [address('Thamel 1'), address('Patan 2')],
  SalesOrderCustomFlag1: true,
  SalesOrderCustomFlag2: false,
  SalesOrderShippingProviderInfo: shipping,
  SalesOrderPaymentTermsEnumeration: 'None',
  SalesOrderPaymentMethod: 'None',
  SalesOrderTotalQuantity: '2.00',
  SalesOrderAmountGrandTotal: '37.50',
  SalesOrderDetails: [line(2 * n + 1), line(2 * n + 2)],
  SalesOrderShipDocumentTypeID: '-12',
  SalesOrderStatus: n % 2 === 0 ? 'Pending' : 'Packed',
  chkReOpenOrCloseRelatedDocs: false,
  SalesOrderCreationDate: wall('2017-01-10T00:00:00.123'),
  SalesOrderLastUpdatedDate: wall('2017-07-10T18:15:30'),
  Etag: `W/${n}`,
});

const provider = (n: number): Rec => ({
  ShippingProviderId: `${-9 + n}`,
  ShippingProviderName: `Carrier ${n}`,
  ShippingProviderTrackingURL: n === 0 ? null : 'https://carrier.example/t?id=1&x=2',
  ShippingProviderServices: [option('01', 'Express, air'), option('02', 'Road')],
  ShippingProviderPackages: [option('A', 'Box')],
  ShippingProviderApplication: 'Undefined',
});

const company = (n: number): Rec => ({
  CompanyId: `${3_000_000_001 + n}`,
  CompanyName: `Firm ${n}`,
  CompanyIsDefault: n === 0,
  CompanyAddress: address(`Durbar Marg ${n}`),
  CompanyTimeZoneOffsetInMinutes: '345',
  CompanyDaylightSavingFlag: false,
  CompanyDaylightStartDate: wall('2017-03-26T03:00:00'),
  CompanyDaylightEndDate: unset,
});

const keptDiscountIds = times(3, (n) => 4_999_999_001 + n);
/** Records that a client may delete. */
export const discountIds = times(40, (n) => 5_000_000_001 + n);
export const bomIds = times(20, (n) => -40 - n);

/** A fresh set of data; new ids begin with the first and go on by the step. */
export function makeStore(ids: { readonly first: number; readonly step: number }): Store {
  let next = ids.first - ids.step;
  const discount = (id: number): Value & Rec => ({
    DiscountID: `${id}`,
    DiscountName: `Discount ${id}`,
    DiscountValue: '12.50',
  });
  const bom = (id: number): Rec => ({
    ProductID: `${id}`,
    ProductSKU: `BLEND${id}`,
    mvRawMaterials: [
      {
        ProductID: '-1',
        ProductSKU: 'TEA-250',
        ProductDescription: 'Tea, loose',
        RawMaterialQuantity: '0.25',
      },
      { ProductID: '-2', ProductSKU: 'TIN', RawMaterialQuantity: '1.00' },
    ],
  });
  const box = (n: number): Rec => ({
    DashboardBoxID: `${n - 3}`,
    DashboardBoxTitle: `Box ${n}`,
    DashboardBoxType: 'Chart',
    DashboardBoxGridType: n === 1 ? 'Wide' : 'Narrow',
  });
  return {
    discounts: [...keptDiscountIds, ...discountIds].map((id) => kept(discount(id))),
    boxes: times(4, (n) => kept(box(n))),
    providers: times(4, (n) => kept(provider(n), n === 3)),
    companies: times(3, (n) => kept(company(n), n === 2)),
    orders: times(4, (n) => kept(order(n))),
    documents: [],
    boms: bomIds.map((id) => kept(bom(id))),
    skus: new Set(['TEA-250', 'TEA-500', '00042']),
    nextId: () => {
      next += ids.step;
      return `${next}`;
    },
  };
}
