import type { Format } from '../addressOf.ts';
import { makeStore, type Store } from '../store.ts';
import { himal } from './himal.ts';
import { littoral } from './littoral.ts';
import type { Manner } from './Manner.ts';

/** A lawful server that is odd in one respect, and where it shows. */
export interface Oddity {
  readonly what: string;
  readonly manner: Manner;
  readonly store?: (usual: Store) => Store;
  readonly formats: readonly Format[];
  readonly operations: readonly string[];
}

const companies = ['CompanyGet', 'CompanyUpdate'];
const providers = ['ShippingProviderGet', 'ShippingProviderUpdate'];

const oneNamespace = { operations: 'urn:one', records: 'urn:one', base: 'urn:one', arrays: 'urn:one' };
const noPrefix = { operations: '', records: '', base: '', arrays: '' };

/** Every character that is not ASCII as a reference, in a charset that has no other. */
const ascii = (text: string): string =>
  `<?xml version="1.0" encoding="us-ascii"?>${text
    .replace(/^\ufeff/, '')
    .replace(/[\u0080-\u{10ffff}]/gu, (letter) => `&#${letter.codePointAt(0)};`)}`;

let counted = 0;

/** Odd respects that go together are one server. */
export const oddities: readonly Oddity[] = [
  {
    what: 'cuts the connection on a wrong key and on an unreadable body',
    manner: {
      ...himal,
      http: {
        ...himal.http,
        drops: ({ status, text }) => status === 401 || /cannot be read|no UTF-8|document type/.test(text),
      },
    },
    formats: ['json', 'xml'],
    operations: companies,
  },
  {
    what: 'insists on one default namespace and the documented order, is in UTC and in ASCII',
    manner: {
      ...himal,
      zone: () => 0,
      xml: {
        ...himal.xml,
        namespaces: oneNamespace,
        prefixes: noPrefix,
        order: 'declared',
        itemName: (record) => (record === 'text' ? 'string' : record),
      },
      habits: [
        {
          what: 'xml is ASCII',
          reply: (reply) =>
            reply.format === 'xml'
              ? { ...reply, contentType: 'application/xml; charset=us-ascii', text: ascii(reply.text) }
              : reply,
        },
      ],
    },
    formats: ['xml', 'json'],
    operations: companies,
  },
  {
    what: 'has no record at all, and reads in ordinal order',
    manner: himal,
    store: (usual) => ({ ...usual, providers: [], companies: [], orders: [] }),
    formats: ['soap12'],
    operations: [...companies, ...providers],
  },
  {
    what: 'has carriers without services, so that nothing shows how those are written',
    manner: himal,
    store: (usual) => ({
      ...usual,
      providers: usual.providers.map(({ value, deleted }) => ({
        value: { ...value, ShippingProviderServices: [], ShippingProviderPackages: null },
        deleted,
      })),
    }),
    formats: ['json', 'soap11'],
    operations: providers,
  },
  {
    what: 'numbers its answers, which it says in members of its own',
    manner: {
      ...littoral,
      habits: [
        {
          what: 'every record says how often records were shown',
          reply: (reply) => ({
            ...reply,
            text: reply.text.replace(/"ShippingProviderId"/g, (name) => `"Shown": ${++counted}, ${name}`),
          }),
        },
      ],
    },
    formats: ['json', 'jsv'],
    operations: providers,
  },
];

/** What the server of an oddity holds. */
export const storeOf = ({ manner, store = (usual) => usual }: Oddity): Store =>
  store(makeStore(manner.keeping.ids));
