import { describe, expect, it } from 'vitest';
import type { Hook } from '../../server/Hook.ts';
import { changedValues } from '../../server/hooks/changedValues.ts';
import { onAnswerMembers } from '../../server/hooks/onAnswerMembers.ts';
import { onAnswerText } from '../../server/hooks/onAnswerText.ts';
import { onRequest } from '../../server/hooks/onRequest.ts';
import { OperationFailure } from '../../server/OperationFailure.ts';
import { isDateTime, wall } from '../../specs/datetime.ts';
import { isNumeric, numeric } from '../../specs/numeric.ts';
import type { Value } from '../../specs/Value.ts';
import { redVerdicts } from './redVerdicts.ts';

const textIn = (change: (text: string, name: string) => string) => (value: Value, name: string) =>
  typeof value === 'string' ? change(value, name) : value;

describe('TYP-4: numbers as text', () => {
  it.each<[string, Hook, string, readonly string[]]>([
    [
      'are not blamed for a limit that numbers do not set either',
      onRequest(['DiscountGet'], ({ ReturnTopNRecords, ...request }, _, call) => ({
        ...request,
        ReturnTopNRecords:
          call.body === 'json' && isNumeric(ReturnTopNRecords) ? undefined : ReturnTopNRecords,
      })),
      'DiscountGet',
      [],
    ],
    [
      'are read as no limit',
      (inner) => ({
        exchange: (request) => {
          const text = Buffer.from(request.body).toString();
          return inner.exchange({
            ...request,
            body: Buffer.from(text.replace('"ReturnTopNRecords":"1"', '"ReturnTopNRecords":-1')),
          });
        },
      }),
      'DiscountGet',
      ['json/DiscountGet/TYP-4 failed'],
    ],
    [
      'are refused with nothing in the body',
      (inner) => ({
        exchange: (request) => {
          const answer = inner.exchange(request);
          return request.url.includes('DiscountGet') &&
            /"ReturnTopNRecords":"/.test(Buffer.from(request.body).toString())
            ? { ...answer, status: 400, body: Buffer.from('') }
            : answer;
        },
      }),
      'DiscountGet',
      ['json/DiscountGet/TYP-4 failed'],
    ],
    [
      'are read as nothing in a row',
      (inner) => ({
        exchange: (request) =>
          inner.exchange({
            ...request,
            body: Buffer.from(
              Buffer.from(request.body)
                .toString()
                .replace(/"PurchaseOrderRowQuantity":"4"/, '"PurchaseOrderRowQuantity":0'),
            ),
          }),
      }),
      'PurchaseOrderUpdate',
      ['json/PurchaseOrderUpdate/TYP-4 failed'],
    ],
  ])('%s', async (_, hook, operation, red) => {
    expect(await redVerdicts(hook, { operations: [operation], clauses: ['TYP-4'] })).toEqual(red);
  });
});

describe('TYP-9: one clock in all formats', () => {
  const later = (format: 'json' | 'csv', ms: number): Hook =>
    onAnswerMembers({ formats: [format], operations: ['SalesOrderGet'] }, (members) =>
      changedValues(members, (value) => (isDateTime(value) && value.ms > 0 ? wall(value.ms + ms) : value)),
    );

  it.each<[string, Hook, readonly string[]]>([
    ['csv is an hour late', later('csv', 3_600_000), ['csv/SalesOrderGet/TYP-9 failed']],
    ['json is a day late', later('json', 86_400_000), ['json/SalesOrderGet/TYP-9 failed']],
    ['json is an hour late beside +0000, as in a zone that is not told', later('json', 3_600_000), []],
  ])('%s', async (_, hook, red) => {
    expect(
      await redVerdicts(hook, { operations: ['SalesOrderGet'], clauses: ['TYP-*', 'XF-*', 'ENV-*'] }),
    ).toEqual(red);
  });
});

describe('TYP-12: text', () => {
  it('that a Get garbles is blamed on the Get, in the format that garbles it', async () => {
    const hook = onAnswerMembers({ formats: ['jsv'], operations: ['CompanyGet'] }, (members) =>
      changedValues(
        members,
        textIn((text) => text.replaceAll('ü', '?').replaceAll('ß', '?')),
      ),
    );
    const red = await redVerdicts(hook, {
      operations: ['Company*'],
      clauses: ['TYP-12', 'XF-*', 'ACT-*', 'TYP-15'],
    });
    expect(red).toEqual(['jsv/CompanyGet/TYP-12/letters failed']);
  });

  it('that is written and echoed in a form of its own is blamed on the format that wrote it', async () => {
    const hook: Hook = (inner) => {
      const odd = /^a,b$/;
      return {
        handle: (call, request) =>
          inner.handle(
            call,
            call.body === 'csv' && call.operation?.name === 'CompanyUpdate'
              ? changedValues(
                  request,
                  textIn((text) => text.replace(odd, 'a;;b')),
                )
              : request,
          ),
        encode: (call, reply) =>
          inner.encode(
            call,
            call.format === 'csv'
              ? {
                  ...reply,
                  members: changedValues(
                    reply.members,
                    textIn((text) => text.replace('a;;b', 'a,b')),
                  ),
                }
              : reply,
          ),
      };
    };
    const red = await redVerdicts(hook, { operations: ['Company*'], clauses: ['TYP-12'] });
    expect(red).toEqual(['csv/CompanyGet/TYP-12/comma failed']);
  });

  it('that a payload carries is judged too', async () => {
    const hook = onRequest(['IntegrationUpdateUpdate'], (request, _, call) =>
      call.body === 'jsv'
        ? changedValues(
            request,
            textIn((text) => text.replaceAll('\n', ' ')),
          )
        : request,
    );
    const red = await redVerdicts(hook, {
      operations: ['IntegrationUpdateUpdate'],
      clauses: ['TYP-12', 'ACT-*', 'IU-1'],
    });
    expect(red).toEqual(['jsv/IntegrationUpdateUpdate/TYP-12/lf failed']);
  });

  it('that is refused is a warning, and not altered', async () => {
    const hook = onRequest(['DocumentUpdate'], (request, _, call) => {
      if (call.body === 'xml' && JSON.stringify(request).includes('<b>'))
        throw new OperationFailure('Markup!');
      return request;
    });
    const red = await redVerdicts(hook, { operations: ['DocumentUpdate'], clauses: ['TYP-12'] });
    expect(red).toEqual([
      'xml/DocumentUpdate/TYP-12/markup blocked control',
      'xml/DocumentUpdate/TYP-12/markup-taken warned',
    ]);
  });

  it('that breaks the answer is altered, and nothing beside it is', async () => {
    const hook = onAnswerText({ formats: ['json'], operations: ['CompanyUpdate'] }, (text) =>
      text.includes('a\\\\nb') ? '{"mvCompany":{' : text,
    );
    const red = await redVerdicts(hook, { operations: ['CompanyUpdate'], clauses: ['TYP-12'] });
    expect(red).toEqual(['json/CompanyUpdate/TYP-12/escape failed']);
  });
});

describe('TYP-13: numbers', () => {
  const priced = (change: (lexeme: string) => string, member: RegExp): Hook =>
    onRequest(['DocumentUpdate'], (request, _, call) =>
      call.body === 'jsv'
        ? changedValues(request, (value, name) =>
            isNumeric(value) && member.test(name) ? numeric(change(value.lexeme)) : value,
          )
        : request,
    );

  it('that pass through a short binary float come back altered', async () => {
    const hook = priced((lexeme) => String(Math.fround(Number(lexeme))), /UnitPrice/);
    expect(await redVerdicts(hook, { operations: ['DocumentUpdate'], clauses: ['TYP-13'] })).toEqual([
      'jsv/DocumentUpdate/TYP-13 failed',
    ]);
  });

  it('of quantities are a warning', async () => {
    const hook = priced((lexeme) => String(Math.ceil(Number(lexeme))), /RowQuantity/);
    expect(await redVerdicts(hook, { operations: ['DocumentUpdate'], clauses: ['TYP-13'] })).toEqual([
      'jsv/DocumentUpdate/TYP-13/numbers warned',
    ]);
  });
});

describe('TYP-16: datetimes', () => {
  const stored = (change: (ms: number) => number): Hook =>
    onRequest(['PurchaseOrderUpdate', 'CompanyUpdate'], (request, _, call) =>
      call.body === 'soap11'
        ? changedValues(request, (value) => (isDateTime(value) ? wall(change(value.ms)) : value))
        : request,
    );

  it('a leap day that becomes the day after', async () => {
    const hook = stored((ms) => (new Date(ms).toISOString().includes('-02-29') ? ms + 86_400_000 : ms));
    expect(await redVerdicts(hook, { operations: ['PurchaseOrderUpdate'], clauses: ['TYP-16'] })).toEqual([
      'soap11/PurchaseOrderUpdate/TYP-16 failed',
    ]);
  });

  it('the unset one that becomes the first of 1970', async () => {
    const hook = stored((ms) => Math.max(ms, 0));
    expect(await redVerdicts(hook, { operations: ['CompanyUpdate'], clauses: ['TYP-16'] })).toEqual([
      'soap11/CompanyUpdate/TYP-16/unset warned',
    ]);
  });

  it('an hour more near a change of some clock, as of a server in such a zone', async () => {
    const near = ['2017-03-26', '2017-10-29'];
    const hook = stored((ms) =>
      near.includes(new Date(ms).toISOString().slice(0, 10)) ? ms + 3_600_000 : ms,
    );
    expect(await redVerdicts(hook, { operations: ['PurchaseOrderUpdate'], clauses: ['TYP-16'] })).toEqual([]);
  });
});
