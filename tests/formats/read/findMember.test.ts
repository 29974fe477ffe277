import { describe, expect, it } from 'vitest';
import { findMember } from '../../../formats/read/findMember.ts';
import type { MemberShape, RecordShape } from '../../../specs/Shape.ts';

const text = { kind: 'scalar', type: 'string' } as const;
const long = 'L'.repeat(201);
const members: readonly MemberShape[] = [
  { name: 'DiscountID', type: text },
  { name: 'SupplierID', type: text, aliases: ['PartnerId'] },
  { name: 'supplierid', type: text },
  { name: long, type: text },
];
/** A new one each time: what its names mean is worked out once a shape. */
const shape = (): RecordShape => ({
  name: 'Probe',
  members,
  byName: new Map(members.map((member) => [member.name, member])),
  open: false,
});

describe('the member that a name on the wire means', () => {
  it.each([
    ['DiscountID', 'DiscountID', true],
    ['discountId', 'DiscountID', false],
    ['discount_id', 'DiscountID', false],
    ['Discount-I.D ', 'DiscountID', false],
    ['PartnerId', 'SupplierID', false],
    ['partner_id', 'SupplierID', false],
    // Its own name comes before a like one, of which the first means most.
    ['supplierid', 'supplierid', true],
    ['SUPPLIERID', 'SupplierID', false],
    [long, long, true],
  ])('%s', (name, member, exact) => {
    expect(findMember(shape(), name)).toMatchObject({ member: { name: member }, exact });
  });

  it.each(['', 'Discount', 'DiscountIDs', long.toLowerCase(), `DiscountID${'_'.repeat(191)}`])(
    'none is meant by %s',
    (name) => {
      expect(findMember(shape(), name)).toBeUndefined();
    },
  );

  it('up to 200 characters', () => {
    expect(findMember(shape(), `DiscountID${'_'.repeat(190)}`)?.member.name).toBe('DiscountID');
  });
});
