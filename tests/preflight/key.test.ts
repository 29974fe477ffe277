import { describe, expect, it } from 'vitest';
import { plainDialect } from '../../formats/Dialect.ts';
import { complaint, key } from './complaint.ts';
import { fakeTarget, habitual } from './fakeTarget.ts';
import { flightTo } from './flightTo.ts';
import { serverA, serverB, tolerant } from './Habits.ts';
import { answering, kept } from './opened.ts';

describe('the key', () => {
  it.each([
    ['a tolerant target', tolerant],
    ['server A', serverA],
    ['server B', serverB],
  ])('is refused by %s when it is wrong, whatever formats are selected', async (_, habits) => {
    for (const formats of [
      ['json', 'xml', 'jsv', 'csv', 'soap11', 'soap12'],
      ['xml'],
      ['soap11'],
      ['csv'],
    ] as const) {
      const fake = kept(await habitual(habits));
      const message = await complaint(fake.url, { formats, timeoutMs: 5000 });
      expect(message).toMatch(/refuses the key.*ASSAY_API_KEY/);
      expect(fake.requests.length).toBeLessThan(60);
    }
  });

  it.each([
    [401, '<html><title>Sign in</title></html>', true],
    [403, '{"message":"Forbidden"}', true],
    [401, '{"ResponseStatus":{"ErrorCode":"401"}}', false],
  ])(
    'is refused with HTTP %i and %s: says whether a gateway may have done it',
    async (status, body, isPerhapsGateway) => {
      const fake = await answering((_, __, response) => response.writeHead(status).end(body));
      const message = await complaint(fake.url);
      expect(message).toMatch(/refuses the key/);
      expect(/if a gateway or a login before the API refused/.test(message)).toBe(isPerhapsGateway);
    },
  );

  it('is missing: says how to give one', async () => {
    const fake = kept(await habitual(tolerant));
    expect(await complaint(fake.url, { apiKey: null })).toMatch(/none was given.*ASSAY_API_KEY/);
  });

  it('is not named where it stands in the base URL, and neither are user and password', async () => {
    const fake = kept(await fakeTarget(() => undefined));
    await fake.close();
    const address = fake.url.replace('http://', '');
    const message = await complaint(`http://me:pass@${address}/base/${encodeURIComponent(key)}`);
    expect(message).not.toMatch(/me:|pass/);
  });

  it('is taken with every special character, in every format', async () => {
    for (const habits of [tolerant, serverA, serverB]) {
      const fake = kept(await habitual({ ...habits, key }));
      const found = await flightTo(fake.url, { apiKey: key });
      expect(found.dialect.xmlNamespaces).toEqual(habits.namespaces ?? plainDialect.xmlNamespaces);
      expect(JSON.stringify(found)).not.toContain('secret');
    }
  });

  it('is not refused where one format works', async () => {
    const fake = await answering((request, _, response) => {
      const good = request.url?.startsWith('/jsv/') === true;
      response
        .writeHead(200)
        .end(good ? '{ResponseStatus:{ErrorCode:0}}' : '{"ResponseStatus":{"ErrorCode":"500"}}');
    });
    await expect(flightTo(fake.url)).resolves.toMatchObject({ dialect: plainDialect });
  });

  it('is not refused where another Get works', async () => {
    const fake = await answering((request, _, response) => {
      const code = request.url?.includes('UserGet') === true ? '0' : '500';
      response.writeHead(200).end(`{"ResponseStatus":{"ErrorCode":"${code}"}}`);
    });
    await expect(flightTo(fake.url, { formats: ['json'] })).resolves.toMatchObject({ dialect: plainDialect });
  });

  it.each(['', 'InvalidKey', '0 '])('is judged, not refused, where the code is %j', async (code) => {
    const fake = await answering((_, __, response) => {
      response.writeHead(200).end(JSON.stringify({ ResponseStatus: { ErrorCode: code, Message: 'no' } }));
    });
    await expect(flightTo(fake.url, { formats: ['json'] })).resolves.toMatchObject({ unread: {} });
  });

  it('is not refused by a format that is not read, in itself or by its number', async () => {
    for (const code of ['NotImplemented', '400']) {
      const fake = await answering((request, _, response) => {
        const good = request.url?.startsWith('/json/') === true;
        if (good) response.writeHead(200).end('{"ResponseStatus":{"ErrorCode":"0"}}');
        else response.writeHead(400).end(`ResponseStatus\n{ErrorCode:${code}}\n`);
      });
      const found = await flightTo(fake.url, { formats: ['csv'] });
      expect(found.dialect).toEqual(plainDialect);
    }
  });
});
