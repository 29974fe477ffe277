import { isRecord } from '../../specs/isRecord.ts';
import { numeric } from '../../specs/numeric.ts';
import { operation } from '../../specs/operations.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Profile } from '../kernel/Check.ts';
import { found, wanting } from '../kernel/gathered.ts';
import { shown } from '../kernel/judgements.ts';
import { profileEvidence } from '../probes/profile.ts';
import { document } from '../probes/records/ordersAndDocuments.ts';
import { noteMade, writeMembers } from '../probes/writing.ts';

const update = operation('DocumentUpdate');
const scenario = 'decimal-profile';

/** More fraction digits than are judged, with a half where a server may round. */
const prices = ['1.005', '2.3456789'] as const;

/** How decimals are rounded. */
export const TYP13: Profile = {
  clause: 'TYP-13',
  evidence: (selected) =>
    profileEvidence(selected, {
      name: scenario,
      operation: update.name,
      effect: 'write',
      creates: 'one record',
      gather: async (context, place) => {
        const sku = context.fixtures.knownSkus?.[0];
        const record = sku === undefined ? 'knownSkus' : document(context, scenario, [sku, sku]);
        if (typeof record === 'string') return wanting(record);
        const details = rowsOf(record).map((row, index) => ({
          ...row,
          DocumentRowUnitPriceWithoutTaxOrDiscount: numeric(prices[index] ?? '1'),
        }));
        const mvDocument = { ...record, DocumentDetails: details };
        const answer = await context.call(update, writeMembers(context, place, mvDocument, 'Insert'));
        noteMade(context, answer);
        return found(answer);
      },
    }),
  observe: ({ answer }, spec) => {
    if (spec.scenario !== scenario) return undefined;
    const echo = answer.decoded?.value.mvDocument;
    const rows = isRecord(echo) ? rowsOf(echo) : [];
    const seen = prices.flatMap((price, index) => {
      const back = rows.find(({ DocumentRowRemarks }) => DocumentRowRemarks === `row ${index + 1}`);
      return back === undefined
        ? []
        : [`a price of ${price} comes back as ${shown(back.DocumentRowUnitPriceWithoutTaxOrDiscount)}`];
    });
    return seen.length === 0 ? 'a price with more than two fraction digits is refused' : seen.join('; ');
  },
};

const rowsOf = ({ DocumentDetails }: RecordValue): readonly RecordValue[] => recordsOf(DocumentDetails);
