import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { amount } from '../records/amount.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n'.repeat(30),
).toString('base64');

const labels: Hook = (inner, store) => ({
  handle: (call, request) => {
    const result = inner.handle(call, request);
    const { name } = call.operation ?? {};
    const isLabel = name === 'ShippingInformationCreateLabel';
    if (name !== 'ShippingInformationUpdate' && !isLabel) return result;
    const id = sentNumber(request.DocumentId) ?? 0;
    const document = store.documents.get(id) ?? {};
    const info = member.record(result, 'ShippingInfo') ?? {};
    const costs = member.record(info, 'CostInfo');
    const sscc = `0034012345${String(id).padStart(10, '0')}`;
    const net = member.decimal(costs ?? {}, 'ShippingCost').plus(member.decimal(costs ?? {}, 'OtherCosts'));
    const changed: RecordValue = {
      ...info,
      ...(costs === null ? {} : { CostInfo: { ...costs, TotalCost: amount(net.times('1.19').round(2)) } }),
      ...(isLabel ? { TrackingId: sscc } : {}),
    };
    if (store.documents.get(id) !== undefined)
      store.documents.put(id, {
        ...document,
        DocumentShippingInfo: changed,
        DocumentTrackingID: member.text(changed, 'TrackingId'),
      });
    return {
      ...result,
      ShippingInfo: changed,
      ...(isLabel ? { LabelURL: `data:application/pdf;name="label ${sscc}.pdf";base64,${pdf}` } : {}),
    };
  },
});

export const inlineLabels: Variant = {
  about:
    'Answers a label as a data URL with the whole PDF in it, numbers parcels itself, and adds VAT to their total cost.',
  hook: labels,
};
