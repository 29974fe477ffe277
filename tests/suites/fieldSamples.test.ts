import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codecs } from '../../formats/codecs.ts';
import { unsetMs, wall } from '../../specs/datetime.ts';
import type { Format } from '../../specs/Format.ts';
import { responseShape } from '../../specs/messageShapes.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { judgeBytes, red, type Wire } from './judgeBytes.ts';

/** Exchanges with servers of real make, by the number of the habit that they show. */
interface Sample {
  readonly habit: number;
  readonly response: { readonly status: number; readonly contentType: string; readonly body: string };
}

const samples = readFileSync(new URL('../golden/field-samples.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Sample);

/** The nth response that shows a habit. Long ones were cut where they were written down: their records are closed again. */
function sampleOf(
  habit: number,
  nth: number,
  closing?: { readonly before: string; readonly end: string },
): Wire {
  const found = samples.filter((one) => one.habit === habit)[nth];
  if (found === undefined) throw new Error(`there is no sample ${nth} of habit ${habit}`);
  const { body, contentType: type, status } = found.response;
  if (closing === undefined) return { body, type, status };
  return { body: body.slice(0, body.lastIndexOf(closing.before)) + closing.end, type, status };
}

interface Shown {
  readonly what: string;
  readonly wire: Wire;
  readonly operation: string;
  readonly format: Format;
  /** The cases that it is told by, as a part of their ids; those at the default address where it is left out. */
  readonly where?: RegExp;
  /** What the default address answers, where the habit is another’s. */
  readonly home?: string;
  /** What is recovered; undefined where nothing is. */
  readonly value: RecordValue | undefined;
  /** Clauses and paths of what the reader met. */
  readonly deviations?: readonly string[];
  /** What is red, at its level, when every call of the operation is answered so. */
  readonly red: readonly string[];
}

const atHome = /^[^/]+\/[^/]+\/[A-Z]+-\d+(\/(?!suffix|query|named|jsonp).*)?$/;
const unset = wall(unsetMs);
const box = (id: number): RecordValue => ({
  DashboardBoxID: numeric(id),
  DashboardBoxTitle: `Box ${id}`,
  DashboardBoxDescription: null,
  DashboardBoxType: 'Grid',
  DashboardBoxGridType: id % 2 === 0 ? 'Orders' : 'Stock',
});
const company = (id: number, token: string, dates: RecordValue): RecordValue => ({
  CompanyId: numeric(id),
  CompanyName: `Assay ${token}`,
  CompanyIsDefault: false,
  CompanyAddress: {
    AddressType: 'General',
    AddressLine1: `${token} Test Street`,
    AddressLine2: 'Second floor',
    AddressLine3: 'Left door',
    City: 'Athens',
    Country: 'GR',
    ZipCode: '10431',
  },
  CompanyCurrency: 'EUR',
  CompanyComments: `made by assay ${token}`,
  CompanyTimeZoneOffsetInMinutes: numeric(120),
  CompanyDaylightSavingFlag: false,
  ...dates,
});
const dates = (found: RecordValue[string]): RecordValue => ({
  CompanyDaylightStartDate: found,
  CompanyDaylightEndDate: found,
});
const bothDates = (clause: string, at: string): readonly string[] =>
  ['Start', 'End'].map((end) => `${clause} ${at}.CompanyDaylight${end}Date`);

const table: readonly Shown[] = [
  {
    what: '1: jsv under a media type of its own',
    wire: sampleOf(1, 0),
    operation: 'APIKeyGet',
    format: 'jsv',
    value: { ResponseStatus: { ErrorCode: '0' } },
    red: ['FMT-2 failed'],
  },
  {
    what: '2: csv that is written and not read',
    wire: sampleOf(2, 0),
    operation: 'APIKeyGet',
    format: 'csv',
    value: { ResponseStatus: { ErrorCode: '0' } },
    red: [],
  },
  {
    what: '3: a list in csv as bare rows',
    wire: sampleOf(3, 0),
    operation: 'DashboardBoxGet',
    format: 'csv',
    value: { mvDashboardBoxes: [6, 5, 4, 3, 2, 1].map(box) },
    red: ['ENV-1 failed'],
  },
  {
    what: '3: an empty list in csv as a lone header',
    wire: sampleOf(3, 1),
    operation: 'ProductBOMGet',
    format: 'csv',
    value: { mvProductBOMs: [] },
    red: ['ENV-1 failed'],
  },
  {
    what: '4: the record of a write in csv as one bare row',
    wire: sampleOf(4, 0),
    operation: 'CompanyUpdate',
    format: 'csv',
    value: {
      mvCompany: {
        ...company(1004, '20303ff770', dates(unset)),
        CompanyEmail: null,
        CompanyPhone: null,
        CompanyTaxIdNumber: null,
      },
    },
    where: /\/(ENV-\d+|FMT-\d+|TYP-\d+)(\/(?!unknown-id|suffix|query).*)?$/,
    // The unset date is another habit (8).
    deviations: bothDates('TYP-8', 'mvCompany'),
    red: ['ENV-1 failed', 'TYP-8 failed'],
  },
  {
    what: '5: a suffix that is not routed',
    wire: sampleOf(5, 0),
    operation: 'DashboardBoxGet',
    format: 'json',
    where: /\/suffix$/,
    home: '{"mvDashboardBoxes":[{"DashboardBoxID":1,"DashboardBoxTitle":"Box 1"}],"ResponseStatus":{"ErrorCode":"0"}}',
    value: undefined,
    red: ['FMT-6/suffix failed'],
  },
  {
    what: '5: the same in csv, whose reader makes no list of one word',
    wire: sampleOf(5, 1),
    operation: 'SerialNumberGet',
    format: 'csv',
    where: /\/FMT-1$/,
    value: undefined,
    red: ['FMT-1 failed'],
  },
  {
    what: '6: an envelope that is read as xml',
    wire: sampleOf(6, 0),
    operation: 'DashboardBoxGet',
    format: 'soap11',
    where: /\/query$/,
    home: '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><DashboardBoxGetResponse><ResponseStatus><ErrorCode>0</ErrorCode></ResponseStatus></DashboardBoxGetResponse></s:Body></s:Envelope>',
    value: { ResponseStatus: { ErrorCode: 'SerializationException', StackTrace: null, Errors: null } },
    deviations: ['FMT-3 '],
    red: ['FMT-7/query warned'],
  },
  {
    what: '7: a failure of soap11 in json, which quotes the request',
    wire: sampleOf(7, 0),
    operation: 'CompanyUpdate',
    format: 'soap11',
    where: /\/(ENV|ACT|TYP)-/,
    value: undefined,
    red: [],
  },
  {
    what: '8: dates in jsv without a time',
    wire: sampleOf(8, 0, {
      before: ',{CompanyId',
      end: '],ResponseStatus:{ErrorCode:0},InternalErrorCode:}',
    }),
    operation: 'CompanyGet',
    format: 'jsv',
    value: { InternalErrorCode: null },
    deviations: ['TYP-8'],
    red: ['FMT-2 failed', 'TYP-8 failed'],
  },
  {
    what: '8: unset dates in json with the other sign',
    wire: sampleOf(8, 1, {
      before: ',{"CompanyId',
      end: '],"ResponseStatus":{"ErrorCode":"0"},"InternalErrorCode":""}',
    }),
    operation: 'CompanyGet',
    format: 'json',
    value: { InternalErrorCode: '' },
    deviations: ['TYP-6'],
    red: ['TYP-6 failed'],
  },
  {
    what: '9: a failing write in csv',
    wire: sampleOf(9, 0),
    operation: 'CompanyUpdate',
    format: 'csv',
    where: /\/(ENV-\d+|FMT-\d+|TYP-\d+)(\/unknown-id.*)?$/,
    value: {
      ResponseStatus: {
        ErrorCode: 'NullReferenceException',
        Message: 'Object reference not set to an instance of an object',
      },
    },
    red: ['ENV-3 warned'],
  },
  {
    what: '10: texts of xml with line ends, nil members and two namespaces',
    wire: sampleOf(10, 0, {
      before: '<d2p1:mvCompany>',
      end: '</mvCompanies><ResponseStatus><ErrorCode>0</ErrorCode></ResponseStatus><InternalErrorCode/></CompanyGetResponse>',
    }),
    operation: 'CompanyGet',
    format: 'xml',
    value: { InternalErrorCode: '' },
    red: [],
  },
  {
    what: '13: a call that could not be read, answered with success',
    wire: sampleOf(13, 0),
    operation: 'SalesOrderGet',
    format: 'json',
    value: { mvSalesOrders: [], ResponseStatus: { ErrorCode: '0' } },
    red: [],
  },
];

const decodedAs = ({ operation: name, format, wire }: Shown) =>
  codecs[format].decode(responseShape(operationNamed(name)), new TextEncoder().encode(wire.body), {
    contentType: wire.type,
  });

describe.each(table)('$what', (shown) => {
  it('is read', () => {
    if (shown.value === undefined) {
      expect(() => decodedAs(shown)).toThrow();
      return;
    }
    const { value, deviations } = decodedAs(shown);
    expect(value).toMatchObject(shown.value);
    const met = deviations.map(({ clause, path }) => `${clause} ${path}`);
    const expected = shown.deviations ?? [];
    // Of lists all deviations are of one clause; else each is named with its path.
    if (expected.every((one) => one.includes(' '))) expect(met).toEqual(expected);
    else expect(new Set(met.map((one) => one.split(' ')[0]))).toEqual(new Set(expected));
  });

  it('is red where its habit says', async () => {
    const { wire, home } = shown;
    const verdicts = await judgeBytes(shown.operation, shown.format, ({ address }) =>
      home === undefined || (address !== 'path' && address !== 'soap')
        ? wire
        : { body: home, type: codecs[shown.format].contentType },
    );
    expect(red(verdicts.filter(({ id }) => (shown.where ?? atHome).test(id)))).toEqual(shown.red);
  });
});

describe('records that were read', () => {
  const recordsIn = (what: RegExp): readonly RecordValue[] => {
    const shown = table.find((one) => what.test(one.what));
    if (shown === undefined) throw new Error('no such sample');
    return decodedAs(shown).value.mvCompanies as readonly RecordValue[];
  };

  it('of jsv', () => {
    const companies = recordsIn(/^8: dates in jsv/);
    expect(companies.map(({ CompanyId }) => CompanyId)).toEqual(
      [1031, 1030, 1029, 1028, 1018, 1017].map((id) => numeric(id)),
    );
    expect(companies[4]).toEqual(company(1018, 'ae8126b25a', dates(unset)));
  });

  it('of json', () => {
    const companies = recordsIn(/^8: unset dates in json/);
    expect(companies.map(({ CompanyName }) => CompanyName)).toEqual(
      ['ae8126b25a', 'd7b59e6017', '885eafee46', '12f15c556a', '75d159a018'].map((token) => `Assay ${token}`),
    );
    expect(companies[0]?.CompanyDaylightStartDate).toMatchObject({ ms: unsetMs, offset: 0 });
  });

  it('of xml, with every character of their texts', () => {
    const companies = recordsIn(/^10/);
    const address = companies[1]?.CompanyAddress as RecordValue;
    expect(address.AddressLine1).toBe('xa> \n:a,/[a< }|a\';ﬁa]& ½a{"\\x');
    expect(address.AddressLine3).toBe('x\nb c< 1x');
    expect(companies[1]?.CompanyComments).toBe('x\n日x');
    expect(companies[1]?.CompanyEmail).toBe(null);
  });
});
