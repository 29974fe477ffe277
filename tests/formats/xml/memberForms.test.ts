import { describe, expect, test } from 'vitest';
import { unsetMs, wall } from '../../../specs/datetime.ts';
import { responseShape } from '../../../specs/messageShapes.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { readPlain } from './readPlain.ts';

const company = responseShape(operationNamed('CompanyGet'));
const i = 'xmlns:i="http://www.w3.org/2001/XMLSchema-instance"';

/** Bytes of one company's member. */
const one = (member: string): string =>
  `<CompanyGetResponse ${i}><mvCompanies><mvCompany>${member}</mvCompany></mvCompanies></CompanyGetResponse>`;

describe('a member of a company', () => {
  const at = 'mvCompanies[0].';
  const start = wall(Date.UTC(2017, 0, 10, 10, 30));
  const table: readonly (readonly [string, string, string, unknown, readonly string[]])[] = [
    ['nil by the prefix i', '<CompanyName i:nil="true" />', 'CompanyName', null, []],
    [
      'nil by another prefix, and 1',
      '<CompanyName xmlns:q="http://www.w3.org/2001/XMLSchema-instance" q:nil="1"/>',
      'CompanyName',
      null,
      [],
    ],
    ['nil without a prefix', '<CompanyName nil="true"/>', 'CompanyName', null, []],
    [
      'nil by a prefix that nothing declares',
      '<CompanyName x:nil="true"/>',
      'CompanyName',
      null,
      ['FMT-11 SHOULD - '],
    ],
    ['nil that is false', '<CompanyName i:nil="false">n</CompanyName>', 'CompanyName', 'n', []],
    ['a nil record', '<CompanyAddress i:nil="true"/>', 'CompanyAddress', null, []],
    ['empty text', '<CompanyName />', 'CompanyName', '', []],
    ['text of blanks', '<CompanyName>  \n </CompanyName>', 'CompanyName', '  \n ', []],
    ['blanks around text', '<CompanyName> a </CompanyName>', 'CompanyName', ' a ', []],
    ['an empty number', '<CompanyId/>', 'CompanyId', null, []],
    ['an empty bool', '<CompanyIsDefault></CompanyIsDefault>', 'CompanyIsDefault', null, []],
    ['an empty date', '<CompanyDaylightStartDate/>', 'CompanyDaylightStartDate', null, []],
    ['blanks around a number', '<CompanyId>\n 7 </CompanyId>', 'CompanyId', '#7', []],
    ['CDATA', '<CompanyName>a<![CDATA[<b>&amp;]]>c</CompanyName>', 'CompanyName', 'a<b>&amp;c', []],
    ['references', '<CompanyName>&#65;&#x42;&lt;&#13;&#xA;</CompanyName>', 'CompanyName', 'AB<\r\n', []],
    ['a raw CRLF, which XML makes LF', '<CompanyName>a\r\nb\rc</CompanyName>', 'CompanyName', 'a\nb\nc', []],
    [
      'a comment and an instruction in text',
      '<CompanyName>a<!-- > --><?x <y> ?>b</CompanyName>',
      'CompanyName',
      'ab',
      [],
    ],
    [
      'a number as 1.0',
      '<CompanyId>1.0</CompanyId>',
      'CompanyId',
      '#1',
      [`TYP-1 SHOULD plain-digits ${at}CompanyId`],
    ],
    [
      'a number that is none',
      '<CompanyId>seven</CompanyId>',
      'CompanyId',
      'seven',
      [`TYP-1 MUST - ${at}CompanyId`],
    ],
    [
      'True',
      '<CompanyIsDefault>True</CompanyIsDefault>',
      'CompanyIsDefault',
      true,
      [`TYP-2 SHOULD lower-case ${at}CompanyIsDefault`],
    ],
    ['true', '<CompanyIsDefault>true</CompanyIsDefault>', 'CompanyIsDefault', true, []],
    [
      '1 for true',
      '<CompanyIsDefault>1</CompanyIsDefault>',
      'CompanyIsDefault',
      true,
      [`TYP-2 MUST - ${at}CompanyIsDefault`],
    ],
    [
      'yes for true',
      '<CompanyIsDefault>yes</CompanyIsDefault>',
      'CompanyIsDefault',
      'yes',
      [`TYP-2 MUST - ${at}CompanyIsDefault`],
    ],
    [
      'a local date-time',
      '<CompanyDaylightStartDate>2017-01-10T10:30:00</CompanyDaylightStartDate>',
      'CompanyDaylightStartDate',
      start,
      [],
    ],
    [
      'a fraction',
      '<CompanyDaylightStartDate>2017-01-10T10:30:00.0000000</CompanyDaylightStartDate>',
      'CompanyDaylightStartDate',
      start,
      [],
    ],
    [
      'Z',
      '<CompanyDaylightStartDate>2017-01-10T10:30:00Z</CompanyDaylightStartDate>',
      'CompanyDaylightStartDate',
      { ...start, offset: 0 },
      [`TYP-7 MUST - ${at}CompanyDaylightStartDate`],
    ],
    [
      'an offset',
      '<CompanyDaylightStartDate>2017-01-10T10:30:00+02:00</CompanyDaylightStartDate>',
      'CompanyDaylightStartDate',
      { ...start, offset: 120 },
      [`TYP-7 MUST - ${at}CompanyDaylightStartDate`],
    ],
    [
      'a bare date',
      '<CompanyDaylightStartDate>2017-01-10</CompanyDaylightStartDate>',
      'CompanyDaylightStartDate',
      wall(Date.UTC(2017, 0, 10)),
      [`TYP-7 MUST - ${at}CompanyDaylightStartDate`],
    ],
    [
      'no date',
      '<CompanyDaylightStartDate>soon</CompanyDaylightStartDate>',
      'CompanyDaylightStartDate',
      'soon',
      [`TYP-7 MUST - ${at}CompanyDaylightStartDate`],
    ],
    [
      'the unset date-time',
      '<CompanyDaylightStartDate>0001-01-01T00:00:00</CompanyDaylightStartDate>',
      'CompanyDaylightStartDate',
      wall(unsetMs),
      [],
    ],
    [
      'the bare unset date',
      '<CompanyDaylightStartDate>0001-01-01</CompanyDaylightStartDate>',
      'CompanyDaylightStartDate',
      wall(unsetMs),
      [`TYP-8 MUST - ${at}CompanyDaylightStartDate`],
    ],
    [
      'a name in small letters',
      '<companyname>n</companyname>',
      'CompanyName',
      'n',
      [`TYP-14 MUST - ${at}companyname`],
    ],
    [
      'markup that was not escaped',
      '<CompanyName>a<b>c</b></CompanyName>',
      'CompanyName',
      'ac',
      [`TYP-15 MUST - ${at}CompanyName`],
    ],
    [
      'a number with an element in it',
      '<CompanyId><v>7</v></CompanyId>',
      'CompanyId',
      '7',
      [`TYP-1 MUST - ${at}CompanyId`],
    ],
    [
      'text where a record is due',
      '<CompanyAddress>Athens</CompanyAddress>',
      'CompanyAddress',
      null,
      [`TYP-15 MUST - ${at}CompanyAddress`],
    ],
    ['an empty record', '<CompanyAddress/>', 'CompanyAddress', {}, []],
  ];

  test.each(table)('%s', (_name, member, name, expected, deviations) => {
    expect(readPlain(company, one(member))).toEqual({
      value: { mvCompanies: [{ [name]: expected }] },
      deviations,
      layout: 'message',
      undocumented: [],
    });
  });
});
