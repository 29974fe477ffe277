import { expect, it } from 'vitest';
import { orderedMembers } from '../../../formats/write/orderedMembers.ts';
import { shapeOf } from '../vectorShape.ts';

const text = { kind: 'scalar', type: 'string' } as const;
const int = { kind: 'scalar', type: 'int' } as const;
const shape = shapeOf('Probe', { B: text, A: int, C: text });

it('members go out in the documented order, unlisted ones behind them, absent ones not at all', () => {
  const record = { Z: true, A: '1', Y: undefined, X: null, C: undefined, B: null };
  expect(orderedMembers(shape, record as never)).toEqual([
    { name: 'B', type: text, value: null },
    { name: 'A', type: int, value: '1' },
    { name: 'Z', type: { kind: 'open' }, value: true },
    { name: 'X', type: { kind: 'open' }, value: null },
  ]);
});
