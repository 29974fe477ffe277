import { describe, expect, test } from 'vitest';
import { type Allowance, allowances } from '../../../config/Settings.ts';
import { NotAllowedError } from '../../../harness/target/NotAllowedError.ts';
import { refusal } from '../../../harness/target/permits.ts';
import type { Effect } from '../../../harness/target/Target.ts';
import { isLoopbackAddress, resolveLoopback } from '../../../harness/transport/loopback.ts';
import { httpServer, read, target } from './servers.ts';

const effects: readonly Effect[] = ['read', 'write', 'hostile', 'label', 'event', 'key'];
const needs: Readonly<Record<Exclude<Effect, 'read'>, Allowance>> = {
  write: 'writes',
  hostile: 'hostile',
  label: 'labels',
  event: 'events',
  key: 'keys',
};

describe('what is permitted', () => {
  test.each(effects)('%s: on loopback always, unless the run is read-only', (effect) => {
    expect(refusal({ loopback: true, readOnly: false, allow: [] }, effect)).toBeNull();
    const refused = refusal({ loopback: true, readOnly: true, allow: [...allowances] }, effect);
    if (effect === 'read') expect(refused).toBeNull();
    else expect(refused?.message).toMatch(/read-only/);
  });

  test.each(effects.flatMap((effect) => allowances.map((allowance) => [effect, allowance] as const)))(
    'elsewhere %s with --allow %s',
    (effect, allowance) => {
      const refused = refusal({ loopback: false, readOnly: false, allow: [allowance] }, effect);
      if (effect === 'read' || needs[effect] === allowance) expect(refused).toBeNull();
      else {
        expect(refused).toBeInstanceOf(NotAllowedError);
        expect(refused?.effect).toBe(effect);
        expect(refused?.message).toContain(`--allow ${needs[effect]}`);
      }
    },
  );

  test.each(effects)('elsewhere %s without --allow', (effect) => {
    expect(refusal({ loopback: false, readOnly: false, allow: [] }, effect) === null).toBe(effect === 'read');
  });
});

describe('what is loopback', () => {
  test.each<[string, boolean]>([
    ['127.0.0.1', true],
    ['127.255.255.254', true],
    ['::1', true],
    ['128.0.0.1', false],
    ['10.0.0.1', false],
    ['0.0.0.0', false],
    ['::2', false],
    ['localhost', false],
    ['127.0.0.1.example.test', false],
  ])('%s as an address: %s', (address, expected) => {
    expect(isLoopbackAddress(address)).toBe(expected);
  });

  test.each<[string, boolean]>([
    ['http://localhost:1', true],
    ['http://LOCALHOST', true],
    ['http://[::1]:8080', true],
    ['http://2130706433', true],
    ['http://127.1', true],
    ['http://localhost.example.test', false],
    ['http://127.0.0.1.example.test', false],
    ['http://localhost@192.0.2.1', false],
    ['http://192.0.2.1#127.0.0.1', false],
  ])('%s: %s', async (url, expected) => {
    expect((await resolveLoopback(new URL(url).hostname)).loopback).toBe(expected);
  });
});

test('what is refused is not sent', async () => {
  let calls = 0;
  const url = await httpServer((_request, response) => {
    calls += 1;
    response.end('ok');
  });
  const client = target(url, { readOnly: true });
  for (const effect of effects.slice(1)) {
    await expect(client.send({ ...read, effect })).rejects.toBeInstanceOf(NotAllowedError);
  }
  expect(calls).toBe(0);
  expect((await client.send(read)).id).toBe('x1');
});

test('a target elsewhere is refused before a connection is tried', async () => {
  const started = performance.now();
  await expect(target('http://192.0.2.1').send({ ...read, effect: 'write' })).rejects.toThrow(
    '--allow writes',
  );
  expect(performance.now() - started).toBeLessThan(500);
});

test('localhost is reached by the addresses that were checked', async () => {
  const url = await httpServer((_request, response) => response.end('ok'));
  const exchange = await target(url.replace('127.0.0.1', 'localhost')).send({ ...read, effect: 'write' });
  expect(exchange.failure).toBeNull();
});
