import { describe, expect, it } from 'vitest';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import {
  asCalls,
  differenceIn,
  lateDifferences,
  lateName,
  wasTaken,
} from '../../harness/writes/differenceIn.ts';
import { openWriteJournal } from '../../harness/writes/writeJournal.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import { read } from '../oracle/reads.ts';
import { carrier, listed, written } from './written.ts';

const update = operationNamed('ShippingProviderUpdate');
const context = openWriteJournal();

const writes = (action: string, comments: string, answered?: 'refused', id = 7): Answer => {
  const sent = {
    ...carrier('Blue', comments),
    ...(action === 'Insert' ? {} : { ShippingProviderId: numeric(7) }),
  };
  return written('ShippingProviderUpdate', action, sent, answered ?? sent, id);
};
const shows = (...records: readonly ReturnType<typeof listed>[]): Answer =>
  read('ShippingProviderGet', records, { ReturnTopNRecords: numeric(20) });
const of = (...calls: readonly Answer[]) =>
  differenceIn({ others: asCalls(calls) }, update, context)?.message;

/** An Update of a record that no call of the sequence made. */
const updatesAnother = (answered?: 'refused'): Answer => {
  const sent = { ...carrier('Green', 'by ship'), ShippingProviderId: numeric(1_900_000_007) };
  return written('ShippingProviderUpdate', 'Update', sent, answered ?? sent, 1_900_000_007);
};

describe('a sequence of calls', () => {
  const insert = writes('Insert', 'by van');

  it.each([
    ['what was written last', [insert, writes('Update', 'by train'), shows(listed(7, 'Blue', 'by train'))]],
    // An empty member leaves what was there.
    [
      'the non-empty members over what was there',
      [insert, writes('InsertOrUpdateNonEmptyFields', ''), shows(listed(7, 'Blue', 'by van'))],
    ],
    // There may be room for no more.
    [
      'nothing where a plain insert is refused next',
      [insert, writes('Update', 'a', 'refused'), writes('Insert', 'b', 'refused')],
    ],
    [
      'the same as before where an Update names another record and is refused',
      [insert, updatesAnother('refused'), shows(listed(7, 'Blue', 'by van'))],
    ],
    [
      'the same as before where that is taken',
      [insert, updatesAnother(), shows(listed(7, 'Blue', 'by van'))],
    ],
  ])('shows %s', (_, calls) => {
    expect(of(...calls)).toBeUndefined();
  });

  it.each([
    [
      'an older value',
      [insert, writes('Update', 'by train'), shows(listed(7, 'Blue', 'by van'))],
      /another value/,
    ],
    ['no record', [insert, shows()], /does not show a record/],
    [
      'an older value behind a refusal',
      [insert, updatesAnother('refused'), writes('Update', 'by train'), shows(listed(7, 'Blue', 'by van'))],
      /another value/,
    ],
    ['a refusal', [insert, writes('Update', 'by train', 'refused')], /Update is refused/],
    ['one id for two inserts', [insert, insert], /known id/],
    ['another id than was named', [insert, writes('Update', 'by train', undefined, 8)], /another id/],
  ])('differs by %s', (_, calls, message) => {
    expect(of(...calls)).toMatch(message);
  });

  it('is taken where any of its calls was', () => {
    const evidence = (...calls: readonly Answer[]) => ({ answer: insert, others: asCalls(calls) });
    expect(wasTaken(evidence(writes('Insert', 'a', 'refused')))).toBe(false);
    expect(wasTaken(evidence(writes('Insert', 'a', 'refused'), insert))).toBe(true);
  });

  it('is late where the first answer to a read that was made again differed', () => {
    const others = {
      ...asCalls([insert, shows(listed(7, 'Blue', 'by van'))]),
      [lateName(1)]: shows(),
    };
    expect(lateDifferences({ others }, update, context)).toHaveLength(1);
    expect(differenceIn({ others }, update, context)).toBeUndefined();
  });
});
