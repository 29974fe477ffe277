import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Codec } from '../../../formats/Codec.ts';
import type { Dialect } from '../../../formats/Dialect.ts';
import { soap11, soap12 } from '../../../formats/soap/soap.ts';
import { xml } from '../../../formats/xml/xml.ts';
import { unsetMs, wall } from '../../../specs/datetime.ts';
import { requestShape, responseShape } from '../../../specs/messageShapes.ts';
import { numeric } from '../../../specs/numeric.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { libxmlTree } from './libxmlTree.ts';

interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Sample {
  readonly server: 'server A' | 'server B';
  readonly note: string;
  readonly operation: string;
  readonly format: string;
  readonly request: Message;
  readonly response: Message & { readonly status: number };
}

const codecs: Readonly<Record<string, Codec>> = { xml, soap11, soap12 };
const samples = readFileSync(new URL('../../golden/wire-samples.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Sample)
  .filter((sample) => sample.format in codecs)
  .map((sample, index) => ({
    ...sample,
    title: `${index} ${sample.server} ${sample.format} ${sample.operation}: ${sample.note}`,
  }));

/** What the two servers want, as one reads it off their exchanges. */
const dialects: Readonly<Record<Sample['server'], Dialect>> = {
  'server A': {
    xmlNamespaces: {
      operations: 'http://schemas.example.test/2017/operations',
      records: 'https://api.example.test/types',
      base: 'http://schemas.example.test/2017/servicemodel',
      arrays: 'http://schemas.microsoft.com/2003/10/Serialization/Arrays',
    },
    baseMembers: ['Filters', 'ReturnTopNRecords'],
    xmlMemberOrder: 'documented',
    itemNames: {},
  },
  'server B': {
    xmlNamespaces: {
      operations: 'http://schemas.datacontract.org/2004/07/Inventory.V2017a',
      records: 'http://schemas.datacontract.org/2004/07/Inventory.V2017a',
      base: 'http://schemas.datacontract.org/2004/07/Inventory.V2017a',
      arrays: 'http://schemas.microsoft.com/2003/10/Serialization/Arrays',
    },
    baseMembers: ['Filters', 'ReturnTopNRecords'],
    xmlMemberOrder: 'ordinal',
    itemNames: {},
  },
};

const ResponseStatus = { ErrorCode: '0', Message: null, StackTrace: null, Errors: null };
const newest = numeric(1005);
const providerOfA = (id: number) => ({
  ShippingProviderId: numeric(id),
  ShippingProviderName: 'from xml',
  ShippingProviderTrackingURL: null,
  ShippingProviderComments: null,
  ShippingProviderServices: [],
  ShippingProviderPackages: null,
  ShippingProviderApplication: 'Undefined',
});
const providerOfB = (id: number) => ({ ...providerOfA(id), ShippingProviderServices: null });
const ids: Readonly<Record<string, number>> = { xml: 1003, soap11: 1004, soap12: 1005 };

/** What each exchange says, written from its bytes by hand: request, response. */
function meaning({ server, note, operation: name, format }: Sample): {
  request?: unknown;
  response?: unknown;
} {
  const provider = server === 'server A' ? providerOfA : providerOfB;
  switch (`${name}: ${note}`) {
    case 'APIKeyGet: the smallest answer':
      return { request: { APIKEY: 'KEY' }, response: { ResponseStatus } };
    case 'APIKeyGet: no namespace at all':
      return {
        request: { APIKEY: 'KEY' },
        response: {
          ResponseStatus: {
            ErrorCode: 'SerializationException',
            Message: expect.stringContaining("Expecting element 'APIKeyGet' from namespace"),
            StackTrace: null,
            Errors: null,
          },
        },
      };
    case 'ShippingProviderUpdate: an insert in the order and the namespaces that this server wants': {
      const id = ids[format] ?? 0;
      const services = server === 'server A' ? { ShippingProviderServices: [] } : {};
      return {
        request: {
          APIKEY: 'KEY',
          mvShippingProvider: { ShippingProviderName: 'from xml', ...services },
          mvRecordAction: 'Insert',
        },
        response: { mvShippingProvider: provider(id), ResponseStatus, entityID: numeric(id) },
      };
    }
    case 'ShippingProviderUpdate: the same with mvRecordAction before the record: the record is dropped in silence':
      return {
        request: {
          APIKEY: 'KEY',
          mvRecordAction: 'Insert',
          mvShippingProvider: { ShippingProviderName: 'lost' },
        },
        response: {
          mvShippingProvider: null,
          ResponseStatus: { ...ResponseStatus, ErrorCode: '500', Message: 'mvShippingProvider is required.' },
          entityID: numeric(0),
        },
      };
    case 'ShippingProviderGet: the newest provider':
      return {
        request: { Filters: [], ReturnTopNRecords: numeric(1), APIKEY: 'KEY' },
        response: {
          mvShippingProviders: [provider(Number(newest.lexeme))],
          ResponseStatus,
          InternalErrorCode: null,
        },
      };
    case 'DiscountDelete: a shown failure':
      return {
        request: { APIKEY: 'KEY', DiscountIDToDelete: numeric(99999) },
        response: {
          result: false,
          ResponseStatus: {
            ...ResponseStatus,
            ErrorCode: '500',
            Message: 'The discount with id 99999 does not exist. Delete failed.',
          },
          InternalErrorCode: 'DiscountNotExists',
        },
      };
    case 'CompanyGet: one company: address and dates':
      return { response: { mvCompanies: [company], ResponseStatus, InternalErrorCode: null } };
    case 'CompanyGet: malformed body':
      return {};
    default:
      throw new Error(`no meaning was written for ${name}: ${note}`);
  }
}

const company = {
  CompanyId: numeric(3),
  CompanyName: 'Company 3',
  CompanyIsDefault: false,
  CompanyAddress: {
    AddressType: 'General',
    AddressLine1: null,
    AddressLine2: null,
    AddressLine3: null,
    Name: null,
    Phone: null,
    Email: null,
    TaxIdNumber: null,
    Organization: null,
    City: 'Athens',
    State: null,
    Country: 'GR',
    CountryName: null,
    Longitude: null,
    Latitude: null,
    ZipCode: null,
  },
  CompanyEmail: null,
  CompanyPhone: null,
  CompanyCurrency: null,
  CompanyTaxIdNumber: null,
  CompanyComments: null,
  CompanyTimeZoneOffsetInMinutes: numeric(0),
  CompanyDaylightSavingFlag: false,
  CompanyDaylightStartDate: wall(Date.UTC(2017, 2, 26, 3)),
  CompanyDaylightEndDate: wall(unsetMs),
};

const bytesOf = (message: Message): Uint8Array => new TextEncoder().encode(message.body ?? '');

test('all exchanges in xml and soap are here', () => {
  expect(samples).toHaveLength(31);
});

describe('real exchanges', () => {
  test.each(samples)('$title', (sample) => {
    const codec = codecs[sample.format] as Codec;
    const { request, response } = meaning(sample);
    const contentType = sample.response.headers['content-type'] ?? '';
    if (request !== undefined) {
      const decoded = codec.decode(requestShape(operationNamed(sample.operation)), bytesOf(sample.request));
      expect([decoded.value, decoded.deviations, decoded.undocumented]).toEqual([request, [], []]);
    }
    const read = () =>
      codec.decode(responseShape(operationNamed(sample.operation)), bytesOf(sample.response), {
        contentType,
      });
    if (response === undefined) {
      expect(read).toThrow(expect.objectContaining({ name: 'DecodeError' }));
      return;
    }
    const { value, deviations, undocumented, layout } = read();
    expect([value, deviations, undocumented]).toEqual([response, [], []]);
    expect(layout).toBe(sample.note === 'no namespace at all' ? 'errorResponse' : 'message');
  });

  const lawful = samples.filter(
    ({ note, request }) => request.body?.includes('xmlns') && !note.includes('dropped in silence'),
  );
  test.each(lawful)('the request is written as its server wants it: $title', (sample) => {
    const codec = codecs[sample.format] as Codec;
    const bytes = codec.encode(
      requestShape(operationNamed(sample.operation)),
      meaning(sample).request as never,
      {
        dialect: dialects[sample.server],
      },
    );
    expect(libxmlTree(bytes)).toEqual(libxmlTree(bytesOf(sample.request)));
  });

  test('such requests were found', () => {
    expect(lawful.length).toBe(24);
  });
});
