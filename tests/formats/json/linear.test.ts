import { describe, expect, it } from 'vitest';
import { json } from '../../../formats/json/json.ts';
import { responseShape } from '../../../specs/messageShapes.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { processorMs } from '../../processorMs.ts';
import { decodedForm } from '../decodedForm.ts';
import { growth } from '../laws/linear.ts';

const shape = responseShape(operationNamed('CompanyGet'));

describe('time grows with the bytes', () => {
  it.each<[string, (size: number) => string, string]>([
    ['escapes', (size) => `{'a':'${"\\'".repeat(size / 2)}'}`, 'value'],
    ['comments', (size) => `{${'/**/'.repeat(size / 8)}"a":1}`, 'value'],
    ['lists that are not closed', (size) => `{"a":[${'[1},'.repeat(size / 8)}1]}`, 'value'],
    ['members', (size) => `{a:[${'{b:"",},'.repeat(size / 16)}]}`, 'value'],
    ['a long word', (size) => `{${'a'.repeat(size)}:x}`, 'syntax'],
    ['single quotes, unclosed', (size) => `{'a':['${"','".repeat(size / 4)}`, 'syntax'],
  ])('%s', (_, make, outcome) => {
    const decode = (text: string) => json.decode(shape, Buffer.from(text));
    let grown = growth(decode, make, 1_000_000);
    for (let round = 0; round < 2 && grown.ratio > 3.3; round += 1) grown = growth(decode, make, 1_000_000);
    expect(grown.outcome).toBe(outcome);
    expect(grown.ratio).toBeLessThan(3.3);
  });

  it('a name of 10 MB is no member', () => {
    const text = `{"${'_'.repeat(10_000_000)}":1,"InternalErrorCode":"a"}`;
    const before = processorMs();
    expect(decodedForm(json, shape, text).value).toEqual({ InternalErrorCode: 'a' });
    expect(processorMs() - before).toBeLessThan(3000);
  });
});
