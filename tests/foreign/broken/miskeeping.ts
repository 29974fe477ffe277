import { Refusal } from '../lawful/Refusal.ts';
import type { Rec, Value } from '../lawful/types.ts';
import type { Misbehaviour } from './Misbehaviour.ts';

const companies = ['CompanyGet', 'CompanyUpdate'];
const providers = ['ShippingProviderGet', 'ShippingProviderUpdate'];

const changed = (value: Value | undefined, change: (record: Rec) => Rec): Value =>
  value === null || value === undefined ? null : change(value as Rec);

/** What a server can do wrong when it is given records to keep. */
export const miskeeping: readonly Misbehaviour[] = [
  {
    clause: 'ACT-4',
    how: 'InsertOrUpdateNonEmptyFields empties what it is not sent',
    level: 'MUST',
    formats: ['json'],
    shows: 'json',
    operations: providers,
    manner: ({ keeping }) => ({
      keeping: {
        ...keeping,
        filledIn: (before, sent) => ({
          ...sent,
          ShippingProviderName: before.ShippingProviderName ?? null,
          ...sent,
        }),
      },
    }),
  },
  {
    clause: 'ACT-2',
    how: 'Update leaves the services as they were',
    level: 'MUST',
    formats: ['jsv'],
    shows: 'jsv',
    operations: providers,
    perform: (lawful) => (depot, given) => {
      const { mvShippingProvider: sent, mvRecordAction } = given.request;
      const id = ((sent ?? {}) as Rec).ShippingProviderId;
      const before = depot.store.providers.find(({ value }) => value.ShippingProviderId === id)?.value;
      if (mvRecordAction !== 'Update' || before === undefined) return lawful(depot, given);
      const { ShippingProviderServices = null } = before;
      const kept = changed(sent, (carrier) => ({ ...carrier, ShippingProviderServices }));
      return lawful(depot, { ...given, request: { ...given.request, mvShippingProvider: kept } });
    },
  },
  {
    clause: 'ACT-6',
    how: 'the Get shows names in capitals',
    level: 'MUST',
    formats: ['json'],
    shows: 'json',
    operations: companies,
    perform: (lawful) => (depot, given) => {
      const answer = lawful(depot, given);
      if (given.operation !== 'CompanyGet') return answer;
      const loud = (company: Rec): Rec => ({
        ...company,
        CompanyName: String(company.CompanyName).toUpperCase(),
      });
      return { ...answer, mvCompanies: (answer.mvCompanies as readonly Rec[]).map(loud) };
    },
  },
  {
    clause: 'DEL-1',
    how: 'a company is said to be deleted and stays',
    level: 'MUST',
    formats: ['json'],
    shows: 'json',
    operations: ['CompanyDelete'],
    perform: (lawful) => (depot, given) => {
      if (given.operation !== 'CompanyDelete') return lawful(depot, given);
      const kept = depot.store.companies.find(
        ({ value }) => value.CompanyId === given.request.CompanyIDToDelete,
      );
      const answer = lawful(depot, given);
      if (kept !== undefined) kept.deleted = false;
      return answer;
    },
  },
  {
    clause: 'ACT-5',
    how: 'an Update of what is not there inserts it',
    level: 'MUST',
    formats: ['json'],
    shows: 'json',
    operations: companies,
    perform: (lawful) => (depot, given) => {
      if (given.operation !== 'CompanyUpdate') return lawful(depot, given);
      const { mvRecordAction } = given.request;
      const action = mvRecordAction === 'Update' ? 'InsertOrUpdate' : (mvRecordAction ?? null);
      return lawful(depot, { ...given, request: { ...given.request, mvRecordAction: action } });
    },
  },
  {
    clause: 'SP-1',
    how: 'an Update answers with another id',
    level: 'MUST',
    formats: ['json'],
    shows: 'json',
    operations: providers,
    perform: (lawful) => (depot, given) => {
      const answer = lawful(depot, given);
      if (given.operation !== 'ShippingProviderUpdate' || given.request.mvRecordAction !== 'Update')
        return answer;
      const id = depot.store.nextId();
      const moved = { ...(answer.mvShippingProvider as Rec), ShippingProviderId: id };
      return { ...answer, mvShippingProvider: moved, entityID: id };
    },
  },
  {
    clause: 'ENV-8',
    how: 'a failed update answers the id that was sent',
    level: 'MUST',
    formats: ['json'],
    shows: 'json',
    operations: companies,
    perform: (lawful) => (depot, given) => {
      try {
        return lawful(depot, given);
      } catch (error) {
        if (!(error instanceof Refusal) || given.operation !== 'CompanyUpdate') throw error;
        const sent = given.request.mvCompany as Rec | null;
        throw new Refusal(error.message, error.kind, { entityID: sent?.CompanyId ?? '0' }, error.member);
      }
    },
  },
  {
    clause: 'TYP-9',
    how: 'dates are a minute late in xml',
    level: 'MUST',
    formats: ['xml', 'json', 'jsv', 'csv'],
    shows: 'xml',
    operations: ['CompanyGet'],
    perform: (lawful) => (depot, given) => {
      const answer = lawful(depot, given);
      if (given.format !== 'xml' || given.operation !== 'CompanyGet') return answer;
      const late = (company: Rec): Rec => {
        const start = Number(company.CompanyDaylightStartDate);
        return start < 0 ? company : { ...company, CompanyDaylightStartDate: start + 60_000 };
      };
      return { ...answer, mvCompanies: (answer.mvCompanies as readonly Rec[]).map(late) };
    },
  },
  {
    clause: 'TYP-12',
    how: 'semicolons are lost',
    level: 'MUST',
    formats: ['json'],
    shows: 'json',
    operations: providers,
    perform: (lawful) => (depot, given) => {
      const without = (carrier: Rec): Rec =>
        typeof carrier.ShippingProviderComments === 'string'
          ? { ...carrier, ShippingProviderComments: carrier.ShippingProviderComments.replaceAll(';', '') }
          : carrier;
      const { mvShippingProvider: sent } = given.request;
      if (sent === undefined) return lawful(depot, given);
      return lawful(depot, {
        ...given,
        request: { ...given.request, mvShippingProvider: changed(sent, without) },
      });
    },
  },
  {
    clause: 'XF-2',
    how: 'packages sent in jsv are lost where they are read in csv',
    level: 'MUST',
    formats: ['csv', 'jsv', 'json'],
    shows: 'jsv+csv',
    operations: ['ShippingProviderGet'],
    perform: (lawful) => {
      const lost = new Set<Value>();
      return (depot, given) => {
        const answer = lawful(depot, given);
        if (given.operation === 'ShippingProviderUpdate' && given.format === 'jsv')
          lost.add(answer.entityID ?? null);
        if (given.format !== 'csv' || given.operation !== 'ShippingProviderGet') return answer;
        const shown = (answer.mvShippingProviders as readonly Rec[]).map((carrier) =>
          lost.has(carrier.ShippingProviderId ?? null)
            ? { ...carrier, ShippingProviderPackages: [] }
            : carrier,
        );
        return { ...answer, mvShippingProviders: shown };
      };
    },
  },
];
