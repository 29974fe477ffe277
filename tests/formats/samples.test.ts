import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Codec } from '../../formats/Codec.ts';
import { csv } from '../../formats/csv/csv.ts';
import { DecodeError } from '../../formats/DecodeError.ts';
import { json } from '../../formats/json/json.ts';
import { unwrap } from '../../formats/json/jsonp.ts';
import { jsv } from '../../formats/jsv/jsv.ts';
import { instant, unsetMs, wall } from '../../specs/datetime.ts';
import { requestShape, responseShape, statusShape } from '../../specs/messageShapes.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed, operations } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';

interface Sample {
  readonly server: string;
  readonly note: string;
  readonly operation: string;
  readonly format: string;
  readonly request: { readonly body?: string };
  readonly response: { readonly headers: Readonly<Record<string, string>>; readonly body: string };
}

const codecs: Readonly<Record<string, Codec>> = { json, jsv, csv };
const samples = readFileSync(new URL('../golden/wire-samples.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Sample)
  .filter((sample) => sample.format in codecs);

const ok = { ErrorCode: '0' };
const status = (ErrorCode: string, Message: string): RecordValue => ({
  ResponseStatus: { ErrorCode, Message },
});
const provider = (id: number, services: readonly RecordValue[] | null, comments?: string): RecordValue => ({
  ShippingProviderId: numeric(id),
  ShippingProviderName: 'a,b "c" {d}: <e> & é',
  ...(comments === undefined ? {} : { ShippingProviderComments: comments }),
  ShippingProviderServices: services,
  ShippingProviderApplication: 'Undefined',
});
const one = { Id: '1', IsEnabled: true, Name: 'x,y' };
const two = { Id: '2', IsEnabled: false, Name: 'z' };
const gone = {
  result: false,
  ResponseStatus: { ErrorCode: '500', Message: 'The discount with id 99999 does not exist. Delete failed.' },
  InternalErrorCode: 'DiscountNotExists',
};
const newest = {
  ShippingProviderId: numeric(1005),
  ShippingProviderName: 'from xml',
  ShippingProviderApplication: 'Undefined',
};
const invalidTime =
  'The supplied DateTime represents an invalid time.  For example, when the clock is adjusted forward, ' +
  'any time in the period that is skipped is invalid.\nParameter name: dateTime';
const firstCompany = (start: object, end: object): RecordValue =>
  ({
    mvCompanies: [
      {
        CompanyId: numeric(1),
        CompanyName: 'Company 1',
        CompanyIsDefault: true,
        CompanyAddress: { AddressType: 'General', City: 'Athens', Country: 'GR' },
        CompanyTimeZoneOffsetInMinutes: numeric(0),
        CompanyDaylightSavingFlag: false,
        CompanyDaylightStartDate: start,
        CompanyDaylightEndDate: end,
      },
    ],
    ResponseStatus: ok,
  }) as RecordValue;
const spring = Date.UTC(2017, 2, 26, 3);
const refusal = (format: string, name: string, problem: string): RecordValue =>
  status(
    'SerializationException',
    `Could not deserialize '${format}' request using Inventory.V2017a.${name}'\nError: System.${problem}\n  at …`,
  );
const notImplemented = refusal(
  'text/csv',
  'APIKeyGet',
  'NotImplementedException: The method or operation is not implemented.',
);
const malformed = refusal(
  'application/json',
  'CompanyGet',
  "Runtime.Serialization.SerializationException: Type definitions should start with a '{', expecting serialized type 'CompanyGet', got string starting with: hello",
);

/** By note, format and, where both servers or several answers differ, more: what each response says. */
function expected(sample: Sample): { value: RecordValue; deviations?: readonly string[]; layout?: string } {
  const { server, format, note } = sample;
  const a = server === 'server A';
  switch (note) {
    case 'the smallest answer':
      return { value: sample.response.body.includes('Exception') ? notImplemented : { ResponseStatus: ok } };
    case 'an insert with text hazards and a nested list': {
      const record = format === 'json' ? provider(1001, [one, two], 'line1\nline2') : provider(1002, [one]);
      return {
        value: {
          mvShippingProvider: record,
          ResponseStatus: ok,
          entityID: record.ShippingProviderId ?? null,
        },
      };
    }
    case 'the newest provider':
      if (a && format === 'csv') {
        const nils = {
          ShippingProviderTrackingURL: null,
          ShippingProviderComments: null,
          ShippingProviderPackages: null,
        };
        const record = { ...newest, ...nils, ShippingProviderServices: [] };
        return { value: { mvShippingProviders: [record] }, layout: 'flattened' };
      }
      return {
        value: {
          mvShippingProviders: [a ? { ...newest, ShippingProviderServices: [] } : newest],
          ResponseStatus: ok,
          ...(format === 'csv' ? { InternalErrorCode: null } : {}),
        },
      };
    case 'a shown failure':
      return { value: gone };
    case 'unknown operation':
      return {
        value: status('NotImplementedException', "The operation 'Nope' does not exist for this service"),
      };
    case 'malformed body':
      return { value: malformed };
    case 'jsonp':
      return { value: { ResponseStatus: ok } };
    case 'one company: address and dates':
      if (!a) return { value: status('ArgumentException', invalidTime) };
      return format === 'json'
        ? { value: firstCompany(instant(1490497200000, 0), instant(unsetMs, 0)), deviations: ['TYP-6'] }
        : { value: firstCompany(wall(spring, 0), wall(unsetMs)), deviations: ['TYP-7', 'TYP-8'] };
    default:
      throw new Error(`a sample that this test does not know: ${note}`);
  }
}

describe('real exchanges', () => {
  it('are all there', () => {
    expect(samples).toHaveLength(34);
  });

  for (const [index, sample] of samples.entries()) {
    const codec = codecs[sample.format];
    if (codec === undefined) continue;
    it(`${index}: ${sample.server}, ${sample.note}, ${sample.format} ${sample.operation}, the response`, () => {
      const known = operations.get(sample.operation);
      const shape = known === undefined ? statusShape : responseShape(known);
      const { body, headers } = sample.response;
      const text = sample.note === 'jsonp' ? unwrap(body).json : body;
      const decoded = codec.decode(shape, Buffer.from(text, 'utf8'), {
        contentType: headers['content-type'] ?? '',
      });
      const { value, deviations = [], layout = 'message' } = expected(sample);
      expect(decoded.value).toEqual(value);
      expect(decoded.deviations.map(({ clause }) => clause)).toEqual(deviations);
      expect(decoded).toMatchObject({ layout, undocumented: [] });
    });
    if (sample.request.body === undefined || !operations.has(sample.operation)) continue;
    const bytes = Buffer.from(sample.request.body, 'utf8');
    it(`${index}: ${sample.server}, ${sample.note}, ${sample.format} ${sample.operation}, the request`, () => {
      const read = (): RecordValue =>
        codec.decode(requestShape(operationNamed(sample.operation)), bytes).value;
      if (sample.note === 'malformed body') expect(read).toThrow(DecodeError);
      else expect(read().APIKEY).toBe('KEY');
    });
  }
});
