import { describe, expect, test } from 'vitest';
import type { Slots } from '../../generators/oddValues/slots.ts';
import { NoAnswerError } from '../../harness/verdicts/silence.ts';
import {
  ofTried,
  refusedWrites,
  slottedOf,
  triedIn,
  unreadableWrites,
} from '../../harness/writes/slottedOf.ts';
import { read } from '../oracle/reads.ts';
import { carrier, written } from './written.ts';

/** The name and the comments of a carrier. */
const slots: Slots = {
  operation: 'ShippingProviderUpdate',
  size: 2,
  build: () => () => ({}),
  read: ({ ShippingProviderName, ShippingProviderComments }) => [
    ShippingProviderName,
    ShippingProviderComments,
  ],
};
const sent = carrier('one', 'two');
const write = (echo: Parameters<typeof written>[3], of = sent) =>
  written('ShippingProviderUpdate', 'Insert', of, echo);
const unread = (status: number) => {
  const answer = write('refused');
  const response = { status, headers: [], body: new Uint8Array() };
  return { ...answer, decoded: null, exchange: { ...answer.exchange, response } };
};
const silent = { ...unread(0), exchange: read('DiscountGet', 'silent').exchange };

describe('the values of a write', () => {
  test('are what was sent beside what came back in the same slot', () => {
    expect(slottedOf(slots, write(carrier('one', 'TWO')))).toEqual({
      kind: 'taken',
      sent: ['one', 'two'],
      values: [
        { sent: 'one', back: 'one', slot: 0 },
        { sent: 'two', back: 'TWO', slot: 1 },
      ],
    });
  });

  test('are only those that were sent, and come back as nothing where there is no echo', () => {
    const values = [{ sent: 'two', back: undefined, slot: 1 }];
    expect(slottedOf(slots, write('none', { ShippingProviderComments: 'two' }))).toMatchObject({ values });
  });

  test('are refused, or in an answer that can not be read, with what was said', () => {
    expect(slottedOf(slots, write('refused'))).toMatchObject({ kind: 'refused', sent: ['one', 'two'] });
    expect(slottedOf(slots, unread(400))).toMatchObject({ kind: 'refused', message: 'HTTP 400: no answer' });
    expect(slottedOf(slots, unread(200))).toMatchObject({
      kind: 'unreadable',
      message: 'HTTP 200: no answer',
    });
  });

  test('of a call that sent no record are asked for in vain', () => {
    expect(() => slottedOf(slots, read('DiscountGet', []))).toThrow('sent no record');
  });
});

describe('the writes that were tried', () => {
  const answer = write(sent);
  const others = { 'together-0': answer, 'alone-0-1': write('refused'), control: answer };

  test('are those made with odd values', () => {
    const tried = triedIn(slots, { answer, others });
    expect(tried.map(({ back }) => back.kind)).toEqual(['taken', 'refused']);
    expect(refusedWrites(tried, (values) => values.join(' and '))).toMatchObject([
      {
        message: expect.stringMatching(/^one and two: HTTP \d+, Message "no"$/),
        expected: 'the write is taken',
      },
    ]);
    expect(unreadableWrites(tried, 'texts', 'the texts')).toEqual([]);
  });

  test('whose answer can not be read are a breach each', () => {
    const tried = triedIn(slots, { answer, others: { 'alone-0': unread(200) } });
    expect(unreadableWrites(tried, 'texts', 'the texts')).toMatchObject([{ expected: 'the texts' }]);
  });

  test('pass only if all of them were answered', () => {
    const tried = triedIn(slots, {
      answer,
      others: {
        'alone-0': {
          ...silent,
          exchange: { ...silent.exchange, failure: { kind: 'timeout', message: 'late' } },
        } as never,
      },
    });
    expect(tried.map(({ back }) => back.kind)).toEqual(['unanswered']);
    expect(() => ofTried(tried, [])).toThrow(NoAnswerError);
    expect(ofTried(triedIn(slots, { answer, others }), [])).toEqual({ kind: 'judged', violations: [] });
  });
});
