import { expect, it } from 'vitest';
import { csv } from '../../../formats/csv/csv.ts';
import { responseShape } from '../../../specs/messageShapes.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { growth } from '../laws/linear.ts';

const deleted = responseShape(operationNamed('DiscountDelete'));

it.each<[string, (size: number) => string]>([
  ['undoubled quotes', (size) => `InternalErrorCode,result\n"${'a"b'.repeat(size / 4)}",true\n`],
  ['undoubled quotes and commas', (size) => `InternalErrorCode,result\n"${'a",b'.repeat(size / 4)}",true\n`],
  ['undoubled quotes without an end', (size) => `InternalErrorCode,x\n${'"a"b,'.repeat(size / 8)}\n`],
  ['brackets', (size) => `ResponseStatus,x\n{Message:${'[,]'.repeat(size / 4)}},,\n`],
])('in linear time: %s', (_, make) => {
  const decode = (text: string) => csv.decode(deleted, Buffer.from(text));
  let grown = growth(decode, make, 1_000_000);
  for (let round = 0; round < 2 && grown.ratio > 3.3; round += 1) grown = growth(decode, make, 1_000_000);
  expect(grown.ratio).toBeLessThan(3.3);
});
