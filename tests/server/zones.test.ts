import { describe, expect, test } from 'vitest';
import { sandbox } from './sandbox.ts';

const json = { 'content-type': 'application/json' };

/** Stores a json datetime and gives it back as it reads in json and in xml. */
function stored(zone: string, date: string): readonly [json: string, xml: string] {
  const { send } = sandbox({ choices: { zone } });
  const company = `{"CompanyName":"x","CompanyDaylightStartDate":"${date}"}`;
  send(
    'POST',
    '/json/reply/CompanyUpdate',
    `{"APIKEY":"KEY","mvRecordAction":"Insert","mvCompany":${company}}`,
    json,
  );
  const read = (format: string): string =>
    send('GET', `/${format}/reply/CompanyGet?APIKEY=KEY&ReturnTopNRecords=1`).text;
  const inJson = /"CompanyDaylightStartDate":"([^"]*)"/.exec(read('json'))?.[1] ?? '';
  const inXml = /<CompanyDaylightStartDate>([^<]*)</.exec(read('xml'))?.[1] ?? '';
  for (const format of ['jsv', 'csv']) expect(read(format)).toContain(inXml);
  return [inJson, inXml];
}

const noon = Date.UTC(2017, 5, 15, 12);
const hour = 3_600_000;

describe('a json datetime that was sent', () => {
  test.each([
    ['UTC', `/Date(${noon}+0000)/`, `/Date(${noon}+0000)/`, '2017-06-15T12:00:00'],
    ['UTC', `/Date(${noon}-0000)/`, `/Date(${noon}+0000)/`, '2017-06-15T12:00:00'],
    ['UTC', `/Date(${noon})/`, `/Date(${noon}+0000)/`, '2017-06-15T12:00:00'],
    // The wall clock beside the offset is kept, everywhere.
    ['UTC', `/Date(${noon}+0200)/`, `/Date(${noon + 2 * hour}+0000)/`, '2017-06-15T14:00:00'],
    ['UTC', `/Date(${noon}-1400)/`, `/Date(${noon - 14 * hour}+0000)/`, '2017-06-14T22:00:00'],
    ['Europe/Athens', `/Date(${noon}+0300)/`, `/Date(${noon}+0300)/`, '2017-06-15T15:00:00'],
    ['Europe/Athens', `/Date(${noon}+0000)/`, `/Date(${noon}+0300)/`, '2017-06-15T15:00:00'],
    ['Asia/Kathmandu', `/Date(${noon}+0545)/`, `/Date(${noon}+0545)/`, '2017-06-15T17:45:00'],
    ['America/St_Johns', `/Date(${noon}-0230)/`, `/Date(${noon}-0230)/`, '2017-06-15T09:30:00'],
    ['UTC', '/Date(-62135596800000-0000)/', '/Date(-62135596800000-0000)/', '0001-01-01T00:00:00'],
    ['Asia/Kathmandu', '/Date(-62135596800000-0000)/', '/Date(-62135596800000-0000)/', '0001-01-01T00:00:00'],
    ['UTC', '/Date(0+0000)/', '/Date(0+0000)/', '1970-01-01T00:00:00'],
    [
      'UTC',
      `/Date(${Date.UTC(2016, 1, 29, 23, 59, 59)}+0000)/`,
      `/Date(${Date.UTC(2016, 1, 29, 23, 59, 59)}+0000)/`,
      '2016-02-29T23:59:59',
    ],
  ])('in %s: %s', (zone, sent, inJson, inXml) => {
    expect(stored(zone, sent)).toEqual([inJson, inXml]);
  });
});

describe('a local datetime that was sent in xml keeps its reading', () => {
  test.each([
    ['2017-06-15T12:00:00', '2017-06-15T12:00:00'],
    ['2017-06-15T12:00:00Z', '2017-06-15T12:00:00'],
    ['2017-06-15T12:00:00+05:00', '2017-06-15T12:00:00'],
    ['2017-06-15', '2017-06-15T00:00:00'],
    ['0001-01-01T00:00:00', '0001-01-01T00:00:00'],
    ['9999-12-31T23:59:59', '9999-12-31T23:59:59'],
  ])('%s', (sent, expected) => {
    const { send } = sandbox({ choices: { zone: 'America/St_Johns' } });
    const body = `<CompanyUpdate><APIKEY>KEY</APIKEY><mvCompany><CompanyDaylightEndDate>${sent}</CompanyDaylightEndDate></mvCompany><mvRecordAction>Insert</mvRecordAction></CompanyUpdate>`;
    const answer = send('POST', '/xml/reply/CompanyUpdate', body, { 'content-type': 'application/xml' });
    expect(answer.text).toContain(`<CompanyDaylightEndDate>${expected}</CompanyDaylightEndDate>`);
  });

  test('also where the zone skips or repeats it', () => {
    for (const local of [
      '2017-03-26T03:30:00',
      '2017-10-29T03:30:00',
      '2017-03-26T02:59:59',
      '2017-03-26T04:00:00',
    ]) {
      const { send } = sandbox({ choices: { zone: 'Europe/Athens' } });
      const body = `{APIKEY:KEY,mvRecordAction:Insert,mvCompany:{CompanyDaylightEndDate:${local}}}`;
      const answer = send('POST', '/jsv/reply/CompanyUpdate.json', body, { 'content-type': 'text/jsv' });
      const [, ms, offset] = /CompanyDaylightEndDate":"\/Date\((\d+)\+0(\d)00\)/.exec(answer.text) ?? [];
      expect(Number(ms) + Number(offset) * hour, local).toBe(Date.parse(`${local}Z`));
    }
  });
});

test("the present is the zone's", () => {
  const { call } = sandbox({ choices: { zone: 'Asia/Kathmandu' } });
  const { mvDocument } = call('DocumentUpdate', { mvDocument: {}, mvRecordAction: 'Insert' });
  expect(mvDocument.DocumentCreationDate).toBe(`/Date(${noon}+0545)/`);
});

test('a zone that does not exist is refused', () => {
  expect(() => sandbox({ choices: { zone: 'Mars/Olympus' } })).toThrow(RangeError);
});
