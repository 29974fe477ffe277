import type { Random } from '../../server/store/seed/Random.ts';
import { numeric } from '../../specs/numeric.ts';
import type { OtherClient } from './otherClient.ts';

/** What another client does before every call of a run, by a source of choices: one step each time it is asked. */
export type Habit = (client: OtherClient, random: Random) => () => unknown;

/** The ids of the seeded records that are there for reading, twelve of each, begin behind these. */
const before = { productClients: 0, discounts: 500, documentTypes: 0, salesOrders: 2000, dashboardBoxes: 50 };

const anyCompany = (random: Random): number => random.int(2, 12);
const anyProvider = (random: Random): number => random.int(302, 312);

/** The steps in turn, from the first on. */
const inTurn = (steps: readonly (() => unknown)[]): (() => unknown) => {
  let count = 0;
  return () => steps[count++ % steps.length]?.();
};

export const habits = {
  /** Inserts, updates and deletes, at random. */
  worksOnEverything: (client, random) => {
    const own = { companies: [0], providers: [0] };
    const name = (): string => `Somebody ${client.writes()}`;
    const steps: readonly (() => unknown)[] = [
      () => own.companies.push(client.company(name())),
      () => own.providers.push(client.provider(name())),
      () => client.company(name(), anyCompany(random)),
      () => client.provider(name(), anyProvider(random)),
      () => client.removeCompany(own.companies.shift() ?? 0),
      () => client.company(name(), own.companies.at(-1)),
      client.document,
    ];
    return () => random.pick(steps)();
  },

  /** Documents of one type, so that its next number is one further before every call. */
  numbersDocuments: (client) => {
    let next = 1000;
    return () =>
      client.edit('documentTypes', before.documentTypes + 12, {
        DocumentTypeAutoNumberingNextNumber: numeric(next++),
      });
  },

  /** What it makes before one call is gone before the next. */
  removesWhatItMade: (client) => {
    let [company, provider] = [0, 0];
    return inTurn([
      () => {
        company = client.company('For a moment');
        provider = client.provider('For a moment');
      },
      () => {
        client.removeCompany(company);
        client.removeProvider(provider);
      },
    ]);
  },

  /** Before every call there is one more of everything, on top of all. */
  insertsOnTop: (client) => () => {
    client.company(`Somebody ${client.writes()}`);
    client.provider(`Somebody ${client.writes()}`);
    client.document();
  },

  /** Gives another name to one record of each kind, at random: names that filters search for. */
  renames: (client, random) => () => {
    const name = `Renamed ${client.writes()}`;
    client.company(name, anyCompany(random));
    client.provider(name, anyProvider(random));
    const some = random.int(1, 12);
    client.edit('productClients', before.productClients + some, { ProductClientDescription: name });
    client.edit('discounts', before.discounts + some, { DiscountName: name });
    client.edit('documentTypes', before.documentTypes + some, { DocumentTypeDescription: name });
    client.edit('dashboardBoxes', before.dashboardBoxes + some, { DashboardBoxTitle: name });
    client.edit('salesOrders', before.salesOrders + some, { SalesOrderNo: name });
  },

  /** One record of each kind has one name before one call, another before the next, and the first one again. */
  renamesToAndFro: (client) => {
    const name = (text: string) => () => {
      client.company(text, 12);
      client.provider(text, 312);
      client.edit('productClients', before.productClients + 12, { ProductClientDescription: text });
      client.edit('discounts', before.discounts + 12, { DiscountName: text });
    };
    return inTurn([name('To'), name('Fro')]);
  },

  /** Changes the newest company and the newest carrier, whosever they are. */
  changesTheNewest: (client) => {
    let [company, provider] = [client.company('Newest'), client.provider('Newest')];
    return () => {
      company = client.company(`Newest ${client.writes()}`, company);
      provider = client.provider(`Newest ${client.writes()}`, provider);
    };
  },
} as const satisfies Record<string, Habit>;
