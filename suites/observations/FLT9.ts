import type { Answer } from '../../harness/Answer.ts';
import { numeric } from '../../specs/numeric.ts';
import { operation } from '../../specs/operations.ts';
import type { Profile } from '../kernel/Check.ts';
import { found } from '../kernel/gathered.ts';
import { answerInWords, profileEvidence } from '../probes/profile.ts';

const get = operation('CompanyGet');
const scenario = 'filter-profile';

const filters = {
  'operator Undefined': { FieldName: 'CompanyName', SearchOperator: 'Undefined', SearchValue: 'x' },
  'an operator that is not shown': {
    FieldName: 'CompanyName',
    SearchOperator: 'StartsWith',
    SearchValue: 'x',
  },
  'an unknown FieldName': { FieldName: 'NoSuchField', SearchOperator: 'Equals', SearchValue: 'x' },
};

/** What becomes of filters that the document does not show. */
export const FLT9: Profile = {
  clause: 'FLT-9',
  evidence: (selected) =>
    profileEvidence(selected, {
      name: scenario,
      operation: get.name,
      gather: async (context) => {
        const top = { ReturnTopNRecords: numeric(20), showDeleted: 'showOnlyUndeleted' };
        const base = await context.call(get, top);
        const others: Record<string, Answer> = {};
        for (const [name, filter] of Object.entries(filters))
          others[name] = await context.call(get, { ...top, Filters: [filter] });
        return found(base, others);
      },
    }),
  observe: ({ answer, others }, spec) => {
    if (spec.scenario !== scenario) return undefined;
    const all = count(answer);
    return Object.entries(others)
      .map(([name, each]) => `${name}: ${answerInWords(each)}, ${share(count(each), all)}`)
      .join('; ');
  },
};

function count({ decoded }: Answer): number {
  const list = decoded?.value[get.list ?? ''];
  return Array.isArray(list) ? list.length : 0;
}

function share(some: number, all: number): string {
  if (some === 0) return 'no records';
  return some < all ? 'some of the records' : 'as many records as without it';
}
