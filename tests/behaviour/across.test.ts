import { describe, expect, it } from 'vitest';
import { currencyOfXmlLostInCsv } from '../../server/faults/currencyOfXmlLostInCsv.ts';
import { currencyWithFiltersAlone } from '../../server/faults/currencyWithFiltersAlone.ts';
import { dayLateInCsv } from '../../server/faults/dayLateInCsv.ts';
import { lateInXml } from '../../server/faults/lateInXml.ts';
import type { Hook } from '../../server/Hook.ts';
import { changedRecords } from '../../server/hooks/changedRecords.ts';
import { changedValues } from '../../server/hooks/changedValues.ts';
import { isEmpty } from '../../server/hooks/isEmpty.ts';
import { onAnswerMembers } from '../../server/hooks/onAnswerMembers.ts';
import { onAnswerText } from '../../server/hooks/onAnswerText.ts';
import { onRequest } from '../../server/hooks/onRequest.ts';
import { OperationFailure } from '../../server/OperationFailure.ts';
import { rowsReversed } from '../../server/variants/rowsReversed.ts';
import { serializerMetadata } from '../../server/variants/serializerMetadata.ts';
import { variants } from '../../server/variants.ts';
import { formats } from '../../specs/Format.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { numeric } from '../../specs/numeric.ts';
import type { Value } from '../../specs/Value.ts';
import { redVerdicts } from './redVerdicts.ts';

const onMember =
  (member: string, change: (value: Value) => Value | undefined) => (value: Value, name: string) =>
    name === member ? change(value) : value;

describe('XF-1: the same Get', () => {
  it.each<[string, Hook, string, readonly string[]]>([
    [
      'has no value in json',
      onAnswerMembers({ formats: ['json'], operations: ['DiscountGet'] }, (members) =>
        changedValues(
          members,
          onMember('DiscountName', () => null),
        ),
      ),
      'DiscountGet',
      ['json/DiscountGet/XF-1 failed'],
    ],
    [
      'lacks a record in soap12',
      onAnswerMembers({ formats: ['soap12'], operations: ['DocumentTypeGet'] }, (members) => {
        const list = members.mvDocumentTypes;
        return {
          ...members,
          mvDocumentTypes: Array.isArray(list) ? list.filter((_, index) => index !== 2) : list,
        };
      }),
      'DocumentTypeGet',
      ['soap12/DocumentTypeGet/XF-1 failed', 'soap12/DocumentTypeGet/XF-1/deleted failed'],
    ],
    [
      'has its rows in another order in csv',
      onAnswerMembers({ formats: ['csv'], operations: ['ShippingProviderGet'] }, (members) =>
        changedRecords(members, (record) =>
          Object.fromEntries(
            Object.entries(record).map(([name, value]) => [
              name,
              name === 'ShippingProviderServices' && Array.isArray(value) ? [...value].reverse() : value,
            ]),
          ),
        ),
      ),
      'ShippingProviderGet',
      ['csv/ShippingProviderGet/XF-1/order warned'],
    ],
    [
      'shows another value of undocumented records in xml',
      onAnswerMembers({ formats: ['xml'], operations: ['SerialNumberGet'] }, (members) =>
        changedValues(members, (value, name) => (name === 'ProductSKU' ? 'OTHER' : value)),
      ),
      'SerialNumberGet',
      ['xml/SerialNumberGet/XF-1 failed'],
    ],
  ])('%s', async (_, hook, operation, red) => {
    expect(await redVerdicts(hook, { operations: [operation], clauses: ['XF-1', 'FMT-8', 'GET-8'] })).toEqual(
      red,
    );
  });

  it('another value through a suffix is blamed there alone', async () => {
    const hook: Hook = (inner) => ({
      exchange: (request) => {
        const answer = inner.exchange(request);
        if (!request.url.endsWith('DashboardBoxGet.xml')) return answer;
        return {
          ...answer,
          body: Buffer.from(Buffer.from(answer.body).toString().replaceAll('Box 1', 'Box 9')),
        };
      },
    });
    expect(await redVerdicts(hook, { operations: ['DashboardBoxGet'], clauses: ['XF-1'] })).toEqual([
      'xml/DashboardBoxGet/XF-1/suffix failed',
    ]);
  });

  it.each<[string, Hook]>([
    ['rows in the opposite order everywhere', rowsReversed.hook ?? ((inner) => inner)],
    [
      'members without a value left out in csv',
      onAnswerMembers({ formats: ['csv'] }, (members) =>
        changedValues(members, (value) => (isEmpty(value) ? undefined : value)),
      ),
    ],
    [
      'nil where the others have empty text',
      onAnswerMembers({ formats: ['xml'] }, (members) =>
        changedValues(members, (value) => (value === '' ? null : value)),
      ),
    ],
  ])('%s is no difference', async (_, hook) => {
    expect(
      await redVerdicts(hook, { operations: ['SalesOrderGet', 'ProductBOMGet'], clauses: ['XF-1'] }),
    ).toEqual([]);
  });

  it('what a serializer adds to the records of one format is lawful, in records of open shape too', async () => {
    const operations = ['CustomReportGetData', 'UserGet', 'BatchNumberGet', 'CompanyUpdate'];
    const red = await redVerdicts(serializerMetadata.hook, { operations, formats: ['json', 'xml'] });
    expect(red).toEqual(await redVerdicts(undefined, { operations, formats: ['json', 'xml'] }));
  });

  it('compares what stands still of the settings where a count of calls is among them', async () => {
    const variant = variants.get('accountCounts');
    const selected = { operations: ['AccountSettingsGet'], clauses: ['XF-1', 'FMT-8'] };
    const counting = variant?.hook ?? (() => ({}));
    expect(
      (await redVerdicts(counting, selected)).filter((line) => !line.endsWith('blocked nothing')),
    ).toEqual([]);
    const others: Hook = (inner, store, server) => {
      const counted = { ...inner, ...counting(inner, store, server) };
      const upper = onAnswerMembers({ formats: ['csv'] }, (members) =>
        changedValues(
          members,
          onMember('DefaultLanguage', () => 'de'),
        ),
      );
      return { ...counted, ...upper(counted, store, server) };
    };
    expect(await redVerdicts(others, selected)).toContain('csv/AccountSettingsGet/XF-1 failed');
  });

  it('says that a target is moving when no record stands still', async () => {
    let count = 0;
    const hook = onAnswerMembers({ operations: ['DiscountGet'] }, (members) =>
      changedValues(
        members,
        onMember('DiscountName', () => `name ${String.fromCharCode(65 + (count++ % 26))}`),
      ),
    );
    const red = await redVerdicts(hook, { operations: ['DiscountGet'], clauses: ['XF-1'] });
    expect(red).toContain('xml/DiscountGet/XF-1 errored');
    expect(red.filter((line) => line.includes('failed'))).toEqual([]);
  });
});

describe('XF-2: written in one format and read in another', () => {
  it('blames the pair in which a record reads otherwise, and no other clause', async () => {
    const { hook } = currencyOfXmlLostInCsv;
    const clauses = ['XF-*', 'TYP-12', 'ENV-*', 'GET-1'];
    expect(await redVerdicts(hook, { operations: ['CompanyUpdate', 'CompanyGet'], clauses })).toEqual([
      'xml+csv/CompanyGet/XF-2 failed',
    ]);
  });

  it('blames a format beside itself where a record reads otherwise alone than among all', async () => {
    const { hook } = currencyWithFiltersAlone;
    const clauses = ['XF-*', 'ACT-6', 'GET-1'];
    expect(await redVerdicts(hook, { operations: ['CompanyUpdate', 'CompanyGet'], clauses })).toEqual(
      formats.map((format) => `${format}+${format}/CompanyGet/XF-2 failed`).sort(),
    );
  });

  it('leaves what a format shows wrong of every record to XF-1', async () => {
    const hook = onAnswerMembers({ formats: ['csv'], operations: ['CompanyGet'] }, (members) =>
      changedValues(
        members,
        onMember('CompanyCurrency', () => ''),
      ),
    );
    const red = await redVerdicts(hook, { operations: ['CompanyGet'], clauses: ['XF-*'] });
    expect(red.filter((line) => !line.includes('blocked'))).toEqual([
      'csv/CompanyGet/XF-1 failed',
      'csv/CompanyGet/XF-1/deleted failed',
    ]);
    expect(red).toContain('json+csv/CompanyGet/XF-2 blocked clause:XF-1');
  });

  it('leaves what no format shows as it was written to ACT-6', async () => {
    const hook = onAnswerMembers({ operations: ['ShippingProviderGet'] }, (members) =>
      changedValues(
        members,
        onMember('ShippingProviderComments', () => 'stale'),
      ),
    );
    const red = await redVerdicts(hook, { operations: ['ShippingProviderGet'], clauses: ['XF-2'] });
    expect(new Set(red.map((line) => line.split(' ').slice(1).join(' ')))).toEqual(
      new Set(['blocked clause:ACT-6']),
    );
  });
});

describe('XF-3: the same failure', () => {
  const failing = (change: (status: Readonly<Record<string, unknown>>) => Value): Hook =>
    onAnswerMembers({ formats: ['soap12'], outcome: 'failure' }, (members) => ({
      ...members,
      ResponseStatus: isRecord(members.ResponseStatus) ? change(members.ResponseStatus) : null,
    }));

  it('is a warning when its message is another', async () => {
    const hook = failing((status) => ({ ...status, Message: 'It does not exist.' }) as Value);
    expect(await redVerdicts(hook, { operations: ['DocumentTypeDelete'], clauses: ['XF-3'] })).toEqual([
      'soap12/DocumentTypeDelete/XF-3/message warned',
    ]);
  });

  it('is left to ENV-3 when its code is another', async () => {
    const hook = failing((status) => ({ ...status, ErrorCode: '404' }) as Value);
    expect(await redVerdicts(hook, { operations: ['DocumentTypeDelete'], clauses: ['XF-3'] })).toEqual([
      'soap12/DocumentTypeDelete/XF-3 blocked clause:ENV-3',
    ]);
  });

  it('in json names json', async () => {
    const hook = onAnswerMembers({ formats: ['json'], outcome: 'failure' }, (members) => ({
      ...members,
      InternalErrorCode: 'Nothing',
    }));
    expect(await redVerdicts(hook, { operations: ['ContactPersonDelete'], clauses: ['XF-3'] })).toEqual([
      'json/ContactPersonDelete/XF-3 failed',
    ]);
  });

  it('of the update of a document that does not exist is compared too', async () => {
    const hook = onRequest(['DocumentUpdate'], (request, _, call) => {
      if (call.body === 'csv' && request.mvRecordAction === 'Update')
        throw new OperationFailure('No.', {
          internalErrorCode: 'Nothing',
          members: { entityID: numeric(7) },
        });
      return request;
    });
    const clauses = ['XF-3', 'ENV-8', 'ACT-5'];
    expect(await redVerdicts(hook, { operations: ['DocumentUpdate'], clauses })).toEqual([
      'csv/DocumentUpdate/ENV-8/unknown-id failed',
      'csv/DocumentUpdate/XF-3/unknown-id/message warned',
    ]);
  });
});

describe('TYP-9: a time with a zone designator, which breaks TYP-7,', () => {
  const times = /T\d\d:\d\d:\d\d</g;
  const inXml = (change: (time: string) => string): Hook =>
    onAnswerText({ formats: ['xml'], operations: ['SalesOrderGet'] }, (text) =>
      text.replace(/>[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d</g, change),
    );
  it.each<[string, Hook, readonly string[]]>([
    ['is judged by the local time that it stands for', inXml((time) => time.replace('<', 'Z<')), []],
    [
      'is another time where it is neither that nor the instant of json',
      inXml((time) => time.replace(times, 'T03:07:09Z<')),
      ['xml/SalesOrderGet/TYP-9 failed'],
    ],
  ])('%s', async (_, hook, red) => {
    const selected = {
      operations: ['SalesOrderGet'],
      clauses: ['TYP-9'],
      formats: ['json', 'xml', 'csv'],
    } as const;
    expect(await redVerdicts(hook, selected)).toEqual(red);
  });
});

describe('TYP-9: of two formats beside json, which show different times,', () => {
  it.each<[string, Hook, string]>([
    ['the first is wrong where json can mean the second', lateInXml.hook, 'xml'],
    ['the second is wrong where json can mean the first', dayLateInCsv.hook, 'csv'],
  ])('%s', async (_, hook, wrong) => {
    const selected = {
      operations: ['SalesOrderGet'],
      clauses: ['TYP-9'],
      formats: ['json', 'xml', 'csv'],
    } as const;
    expect(await redVerdicts(hook, selected)).toEqual([`${wrong}/SalesOrderGet/TYP-9 failed`]);
  });
});
