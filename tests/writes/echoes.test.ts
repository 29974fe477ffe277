import { describe, expect, it } from 'vitest';
import { isMissingAfterwards } from '../../harness/records/shownRecords.ts';
import {
  echoGaps,
  insertedRecord,
  isShortEcho,
  shownOtherwise,
  twinsIn,
} from '../../harness/writes/echoGaps.ts';
import { alteredCause, lossClause } from '../../harness/writes/lossClause.ts';
import { alteredMember, nameSent } from '../../harness/writes/recordsOfRun.ts';
import { notShownOf, trustedEcho, trustedGet, trustedToStay } from '../../harness/writes/trusted.ts';
import { affectedId, madeIn, writtenId } from '../../harness/writes/writtenRecord.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import { read } from '../oracle/reads.ts';
import { carrier, listed, written } from './written.ts';

const sent = carrier('Blue', 'by van');
const whole = written('ShippingProviderUpdate', 'Insert', sent, sent);
const lossy = written('ShippingProviderUpdate', 'Insert', sent, carrier('Blue', ''));
const bare = written('ShippingProviderUpdate', 'Insert', sent, 'none');
const refused = written('ShippingProviderUpdate', 'Insert', sent, 'refused');
const shows = (...records: Parameters<typeof listed>[]) =>
  read(
    'ShippingProviderGet',
    records.map((one) => listed(...one)),
  );

describe('the record that a write affected', () => {
  it('has the id of the echo, else entityID; none where it was refused', () => {
    expect([whole, bare, refused].map(affectedId)).toEqual([numeric(7), numeric(7), undefined]);
    expect([whole, bare, refused].map(writtenId)).toEqual([numeric(7), numeric(7), undefined]);
  });

  it('is removed again where it is a company', () => {
    expect(madeIn(whole)).toEqual({ record: 'mvShippingProvider', id: '7' });
    const company = written('CompanyUpdate', 'Insert', { CompanyName: 'Blue' }, { CompanyName: 'Blue' });
    expect(madeIn(company)?.removal?.operation).toBe('CompanyDelete');
    expect(madeIn(refused)).toBeUndefined();
  });
});

describe('what a Get shows of an insert', () => {
  it('is the record under its id, whatever its name', () => {
    const other = shows([8, 'Blue', 'by van'], [7, 'Green', 'by van']);
    expect(insertedRecord(whole, other)?.ShippingProviderName).toBe('Green');
    expect(shownOtherwise(whole, other)?.map(({ path }) => path)).toEqual(['ShippingProviderName']);
    expect(shownOtherwise(whole, shows([8, 'Blue', 'by van']))).toBeUndefined();
  });

  it('is not asked for what its echo had lost already', () => {
    const read = shows([7, 'Blue', '']);
    expect(shownOtherwise(whole, read)?.map(({ path }) => path)).toEqual(['ShippingProviderComments']);
    expect(shownOtherwise(lossy, read)).toEqual([]);
  });

  it('has twins where the name stands under another id, too', () => {
    expect(twinsIn(shows([7, 'Blue', 'by van'], [8, 'Green', '']), whole)).toEqual([]);
    expect(twinsIn(shows([7, 'Blue', 'by van'], [8, 'Blue', '']), whole)).toEqual([listed(8, 'Blue', '')]);
  });
});

describe('an echo', () => {
  it('is short where it shows the name alone', () => {
    const short = written('ShippingProviderUpdate', 'Update', sent, carrier('Blue', ''));
    expect([short, whole, bare, refused].map(isShortEcho)).toEqual([true, false, false, false]);
  });

  it('may be filled up with blanks', () => {
    const filled = written('ShippingProviderUpdate', 'Insert', sent, carrier('Blue   ', 'by van  '));
    expect(echoGaps(filled)).toEqual([]);
    expect(twinsIn(shows([7, 'Blue', ''], [8, 'Blue  ', '']), whole)).toHaveLength(1);
    const broken = written('ShippingProviderUpdate', 'Insert', sent, carrier('Blue', 'byvan'));
    expect(echoGaps(broken).map(({ path }) => path)).toEqual(['ShippingProviderComments']);
  });
});

describe('the clause that a lossy write breaks', () => {
  it.each([
    ['an echo that is whole', whole, 'ACT-1', 'clause:ACT-6'],
    ['an echo that lacks a member', lossy, 'ACT-1', 'clause:ACT-1'],
    ['no echo', bare, 'ENV-14', 'clause:ACT-6'],
  ])('%s', (_, write, clause, cause) => {
    expect(lossClause(write)).toBe(clause);
    expect(alteredCause(write)).toBe(cause);
  });

  it('is that of the bundle’s products, or of the operation’s own', () => {
    const rows = { IncludedProducts: [{ ProductSKU: 'A', ProductQuantity: numeric(1) }] };
    const bundle = written('ProductBundleUpdate', 'Insert', rows, { IncludedProducts: [] });
    expect(lossClause(bundle)).toBe('PB-1');
    const event = { EventType: 'a', ListenerURL: 'b' };
    expect(lossClause(written('EventSubscriptionAdd', '', event, event))).toBe('EVT-1');
  });

  it('is ACT-6 for a text that reads otherwise than it was sent', () => {
    const get = operationNamed('ShippingProviderGet');
    expect(nameSent(get, whole)).toBe('Blue');
    expect(alteredMember(whole.call.members, listed(7, 'Blue', 'by van'), get)).toBeUndefined();
    expect(alteredMember(whole.call.members, listed(7, 'Blue', 'by train'), get)).toBe(
      'ShippingProviderComments',
    );
  });
});

describe('what is trusted of a chain', () => {
  const gap = {
    path: 'ShippingProviderComments',
    expected: '',
    actual: '',
    isMissing: true,
    isInList: false,
  };
  const update = written(
    'ShippingProviderUpdate',
    'Update',
    carrier('Blue', 'by train'),
    carrier('Blue', ''),
  );
  const chain = { answer: whole, others: { control: whole, 'read-back': shows([7, 'Blue', 'by van']) } };

  it('is what no insert lost, in the echo and in the Get', () => {
    expect(trustedEcho(chain)(gap)).toBe(true);
    expect(trustedEcho({ answer: lossy, others: {} })(gap)).toBe(false);
    expect(trustedGet(chain)?.(gap)).toBe(true);
    const lossyGet = { ...chain, others: { ...chain.others, 'read-back': shows([7, 'Blue', '']) } };
    expect(trustedGet(lossyGet)?.(gap)).toBe(false);
    expect(trustedGet({ answer: whole, others: { control: whole } })).toBeUndefined();
  });

  it('is, of members with a clause of their own, what no update lost either', () => {
    const rows = { ...gap, path: 'IncludedProducts' };
    expect(trustedEcho(chain)(rows)).toBe(false);
    expect(trustedToStay(chain)(rows)).toBe(true);
  });

  it('tells what a read lacks of a write to its record', () => {
    expect(notShownOf(chain, update, shows([7, 'Blue', 'by train']))).toEqual([]);
    expect(notShownOf(chain, update, shows([7, 'Blue', 'by van'])).map(({ path }) => path)).toEqual([
      'ShippingProviderComments',
    ]);
    expect(notShownOf(chain, update, shows([8, 'Green', '']))).toMatchObject([{ expected: 'id 7' }]);
    expect(notShownOf(chain, update, read('ShippingProviderGet', 'refused'))).toEqual([]);
  });
});

it('misses a record that a later look lacks, and not one that was cut off', () => {
  const whole = shows([9, 'c', ''], [8, 'b', ''], [7, 'a', '']);
  expect(isMissingAfterwards(whole, shows([9, 'c', ''], [7, 'a', '']), numeric(8))).toBe(true);
  expect(isMissingAfterwards(whole, shows([11, 'e', ''], [10, 'd', ''], [9, 'c', '']), numeric(8))).toBe(
    false,
  );
  expect(isMissingAfterwards(whole, whole, numeric(8))).toBe(false);
});
