import { expect, it } from 'vitest';
import { faultNamed } from '../../cli/prove/catalogue.ts';
import { plainDialect } from '../../formats/Dialect.ts';
import { TargetError } from '../../harness/target/TargetError.ts';
import { arrangement } from '../../server/arrangement.ts';
import { createServer } from '../../server/createServer.ts';
import type { Hook } from '../../server/Hook.ts';
import { listen } from '../../server/listen.ts';
import { formats } from '../../specs/Format.ts';
import { flightTo } from './flightTo.ts';

it('finds nothing peculiar about the reference server, in few requests, and refuses a wrong key', async () => {
  const lines: string[] = [];
  const serving = await listen(createServer({ apiKey: 'right' }), { log: (line) => lines.push(line) });
  try {
    const found = await flightTo(serving.url, { apiKey: 'right' });
    expect(found).toEqual({
      dialect: plainDialect,
      soap12Action: true,
      unread: {},
      worked: { operationName: 'APIKeyGet', format: 'json' },
      notes: ['xml, soap11, soap12: understood without namespaces, as documented.'],
    });
    expect(lines.length).toBeLessThan(30);
    for (const selected of [formats, ...formats.map((format) => [format])]) {
      lines.length = 0;
      await expect(flightTo(serving.url, { apiKey: 'wrong', formats: selected })).rejects.toThrow(
        TargetError,
      );
      expect(lines.length).toBeLessThan(40);
    }
  } finally {
    await serving.close();
  }
});

it('takes no read that works otherwise than documented for one by which a target that is gone is known', async () => {
  const worked = async (names: readonly string[]) => {
    const serving = await listen(
      createServer({ apiKey: 'right', ...arrangement([], names.map(faultNamed)) }),
    );
    try {
      return (await flightTo(serving.url, { apiKey: 'right' })).worked;
    } finally {
      await serving.close();
    }
  };
  expect(await worked(['acceptedIs202'])).toBeUndefined();
  expect(await worked(['keyPageInJson'])).toMatchObject({ format: 'xml' });
});

it('takes a format for read where a target that starts fails its first call in it', async () => {
  for (const failing of ['json', 'soap11'] as const) {
    let failed = false;
    const starting: Hook = (inner) => ({
      encode: (call, reply) => {
        const answer = inner.encode(call, reply);
        if (failed || call.format !== failing) return answer;
        failed = true;
        return {
          ...answer,
          status: 502,
          headers: { 'content-type': 'text/html' },
          body: Buffer.from('<p>502'),
        };
      },
    });
    const serving = await listen(createServer({ apiKey: 'right', hooks: [starting] }));
    try {
      const found = await flightTo(serving.url, { apiKey: 'right' });
      expect(failed).toBe(true);
      expect(found.unread).toEqual({});
    } finally {
      await serving.close();
    }
  }
});
