import { expect, it } from 'vitest';
import { DecodeError } from '../../formats/DecodeError.ts';
import { limits } from '../../formats/limits.ts';

it('64 MiB of bytes and of text are read, 200 levels, two million nodes', () => {
  expect(limits).toEqual({ bytes: 67_108_864, text: 67_108_864, depth: 200, nodes: 2_000_000 });
});

it('what is beyond them is told apart from what is wrong', () => {
  expect(new DecodeError('too long', 7, 'size')).toMatchObject({
    name: 'DecodeError',
    message: 'too long (at offset 7)',
    offset: 7,
    reason: 'size',
  });
  expect(new DecodeError('odd', 0)).toMatchObject({ message: 'odd (at offset 0)', reason: 'syntax' });
});
