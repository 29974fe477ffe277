import type { Matches } from '../lawful/filtering/Matches.ts';
import type { Perform } from '../lawful/respond.ts';
import type { Rec } from '../lawful/types.ts';
import type { Misbehaviour } from './Misbehaviour.ts';

const companies = ['CompanyGet', 'CompanyUpdate'];
const providers = ['ShippingProviderGet', 'ShippingProviderUpdate'];

/** Another meaning of one operator; the others stay. */
const operator =
  (name: string, meaning: (lawful: Matches) => Matches) =>
  ({ matches }: { readonly matches: Matches }): { readonly matches: Matches } => ({
    matches: (filter, type, held) =>
      filter.SearchOperator === name ? meaning(matches)(filter, type, held) : matches(filter, type, held),
  });

/** A Get that is asked something else, or whose records become others. */
const get =
  (
    list: string,
    asked: (request: Rec) => Rec,
    shown: (records: readonly Rec[], request: Rec) => readonly Rec[],
  ) =>
  (lawful: Perform): Perform =>
  (depot, given) => {
    if (!given.operation.endsWith('Get')) return lawful(depot, given);
    const answer = lawful(depot, { ...given, request: asked(given.request) });
    const records = answer[list];
    return Array.isArray(records) ? { ...answer, [list]: shown(records, given.request) } : answer;
  };

const same = (request: Rec): Rec => request;
const top = (request: Rec): number => Number(request.ReturnTopNRecords ?? -1);
const all = (request: Rec): Rec => ({ ...request, ReturnTopNRecords: '-1' });

/** What a server can do wrong when it is asked for records. */
export const misfiltering: readonly Misbehaviour[] = [
  {
    clause: 'FLT-1',
    how: 'NotEquals finds nothing',
    level: 'MUST',
    formats: ['json'],
    shows: 'json',
    operations: companies,
    manner: operator('NotEquals', () => () => false),
  },
  {
    clause: 'FLT-1',
    how: 'LessThan finds the value itself too',
    level: 'MUST',
    formats: ['csv'],
    shows: 'csv',
    operations: companies,
    manner: operator('LessThan', (lawful) => (filter, type, held) => {
      if (type === 'int' && Number(held) === Number(filter.SearchValue)) return true;
      return lawful(filter, type, held);
    }),
  },
  {
    clause: 'FLT-2',
    how: 'Or narrows as And does',
    level: 'MUST',
    formats: ['jsv'],
    shows: 'jsv',
    operations: companies,
    perform: get(
      'mvCompanies',
      (request) => ({
        ...request,
        Filters: ((request.Filters ?? []) as readonly Rec[]).map((filter) => ({ ...filter, AndOr: 'And' })),
      }),
      (records) => records,
    ),
  },
  {
    clause: 'FLT-6',
    how: 'ReturnTopNRecords is applied before the filters',
    level: 'MUST',
    formats: ['json'],
    shows: 'json',
    operations: providers,
    perform: (lawful) => (depot, given) => {
      const { request } = given;
      if (given.operation !== 'ShippingProviderGet' || top(request) <= 0) return lawful(depot, given);
      const first = lawful(depot, { ...given, request: { ...request, Filters: null } });
      const kept = new Set(
        (first.mvShippingProviders as readonly Rec[]).map((one) => one.ShippingProviderId),
      );
      const filtered = lawful(depot, { ...given, request: all(request) });
      const found = filtered.mvShippingProviders as readonly Rec[];
      return {
        ...filtered,
        mvShippingProviders: found.filter((one) => kept.has(one.ShippingProviderId ?? null)),
      };
    },
  },
  {
    clause: 'GET-5',
    how: 'one record more than were asked for',
    level: 'MUST',
    formats: ['soap12'],
    shows: 'soap12',
    operations: providers,
    perform: get('mvShippingProviders', all, (records, request) =>
      top(request) > 0 ? records.slice(0, top(request) + 1) : records,
    ),
  },
  {
    clause: 'GET-2',
    how: 'the top records come in ascending order',
    level: 'MUST',
    formats: ['xml'],
    shows: 'xml',
    operations: companies,
    perform: get('mvCompanies', same, (records, request) =>
      top(request) > 1 ? [...records].reverse() : records,
    ),
  },
  {
    clause: 'GET-6',
    how: 'showAllDeletedAndUndeleted shows the deleted ones alone',
    level: 'MUST',
    formats: ['json'],
    shows: 'json',
    operations: [...companies, 'CompanyDelete'],
    perform: (lawful) => (depot, given) => {
      const answer = lawful(depot, given);
      if (given.request.showDeleted !== 'showAllDeletedAndUndeleted' || given.operation !== 'CompanyGet')
        return answer;
      const undeleted = lawful(depot, { ...given, request: { ...given.request, showDeleted: null } });
      const ids = new Set((undeleted.mvCompanies as readonly Rec[]).map((one) => one.CompanyId));
      const shown = (answer.mvCompanies as readonly Rec[]).filter((one) => !ids.has(one.CompanyId ?? null));
      return { ...answer, mvCompanies: shown };
    },
  },
];
