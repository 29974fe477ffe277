import { expect, test } from 'vitest';
import { callbackAt, callbackOf } from '../../generators/messages/callbackOf.ts';
import { operationNamed, operations } from '../../specs/operations.ts';

test('a callback is an identifier that any library of a browser could have made', () => {
  for (const called of operations.values()) expect(callbackOf(called)).toMatch(/^[A-Za-z_$][\w$]{1,30}$/);
});

test('operations and addresses have different ones, the same again in another run', () => {
  const names = [...operations.values()].map((called) => callbackOf(called));
  expect(new Set(names).size).toBe(names.length);
  const called = operationNamed('CompanyGet');
  expect(callbackOf(called, 'path')).not.toBe(callbackOf(called));
  expect(callbackOf(called)).toBe(callbackOf(operationNamed('CompanyGet')));
});

test('only the address of jsonp sends one', () => {
  const called = operationNamed('CompanyGet');
  expect(callbackAt({ operation: called, address: 'path' })).toEqual({});
  expect(callbackAt({ operation: called, address: 'jsonp' })).toEqual({ callback: callbackOf(called) });
});
