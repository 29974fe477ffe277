import { onRequest } from '../hooks/onRequest.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { recordWrite } from '../hooks/writtenRecords.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const taxIdsUnique: Variant = {
  about:
    'A company with the tax number of another one is refused, blanks and letter case aside (rule 3: unique where people would expect it).',
  blocks: ['control', 'layout', 'clause:', 'nothing'],
  hook: onRequest(['CompanyUpdate'], (request, store) => {
    const { action, sent, id } = recordWrite('CompanyUpdate', request, store);
    const number = numberOf(sent);
    const own = action === 'Insert' ? undefined : store.companies.get(sentNumber(sent[id]) ?? 0);
    const isTaken = store.companies.all().some((company) => company !== own && numberOf(company) === number);
    if (number !== '' && isTaken)
      throw new OperationFailure('Another company has this tax number. Nothing was written.');
    return request;
  }),
};

const numberOf = (company: Parameters<typeof member.text>[0]): string =>
  member.text(company, 'CompanyTaxIdNumber').replace(/\s/g, '').toLowerCase();
