import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { amount } from '../records/amount.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

/** The carrier's own rules: a fuel surcharge, units, what is collected on delivery, and its number for the parcel. */
function computed(info: RecordValue, document: RecordValue): RecordValue {
  const id = member.int(document, 'DocumentId');
  const costs = member.record(info, 'CostInfo');
  const weight = member.record(info, 'WeightInfo');
  const size = member.record(info, 'ShipmentDimensionsInfo');
  const extras = member.record(info, 'GenericAftersalesProServicesInfo');
  const net = member.decimal(costs ?? {}, 'ShippingCost').plus(member.decimal(costs ?? {}, 'OtherCosts'));
  const due = member.decimal(document, 'DocumentAmountGrandTotal').times(100).round(0);
  return {
    ...info,
    CostInfo: costs && { ...costs, TotalCost: amount(net.times('1.075').round(2)) },
    WeightInfo: weight && { ...weight, WeightUnitId: numeric(2) },
    ShipmentDimensionsInfo: size && { ...size, ShipmentDimensionsUnit: 'CM' },
    ShipDateInfo: { ShipDate: 'next working day, before 10:00' },
    GenericAftersalesProServicesInfo: extras && {
      ...extras,
      CodTotalInCents: member.flag(extras, 'COD') ? amount(due.lt(0) ? due.times(-1) : due) : numeric(0),
    },
    TrackingId: `GR/${String(id).padStart(10, '0')}:A`,
  };
}

const hook: Hook = (inner, store) => ({
  handle: (call, request) => {
    const result = inner.handle(call, request);
    const name = call.operation?.name ?? '';
    const info = member.record(result, 'ShippingInfo');
    const document = store.documents.get(sentNumber(request.DocumentId) ?? 0);
    if (!['ShippingInformationUpdate', 'ShippingInformationCreateLabel'].includes(name)) return result;
    if (info === null || document === undefined) return result;
    const shown = computed(info, document);
    store.documents.put(member.int(document, 'DocumentId'), {
      ...document,
      DocumentShippingInfo: shown,
      DocumentTrackingID: shown.TrackingId,
    });
    return { ...result, ShippingInfo: shown };
  },
});

export const shippingChargesComputed: Variant = {
  about:
    'Computes total costs, tracking id, ship date, units and cash on delivery of shipping information itself, whatever is sent (SHP-1).',
  hook,
};
