import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { limits } from '../../../formats/limits.ts';
import { soap11 } from '../../../formats/soap/soap.ts';
import { xml } from '../../../formats/xml/xml.ts';
import { requestShape, responseShape } from '../../../specs/messageShapes.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { processorMs } from '../../processorMs.ts';

const status = responseShape(operationNamed('APIKeyGet'));
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const refuses = (text: string, reason: string): Error & { offset: number } => {
  let caught: unknown;
  try {
    xml.decode(status, utf8(text));
  } catch (error) {
    caught = error;
  }
  expect(caught).toMatchObject({ name: 'DecodeError', reason });
  return caught as Error & { offset: number };
};
const wrap = (content: string): string => `<APIKeyGetResponse>${content}</APIKeyGetResponse>`;

describe('entities are refused where they are declared', () => {
  const bomb = Array.from({ length: 10 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
  test.each([
    ['a bomb', `<!DOCTYPE r [<!ENTITY l0 "lol">${bomb}]>${wrap('&l10;')}`],
    ['one that is external', `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${wrap('&x;')}`],
    ['a parameter entity', `<!DOCTYPE r [<!ENTITY % p SYSTEM "http://127.0.0.1:1/"> %p;]>${wrap('')}`],
    ['in small letters', `<!doctype r [<!entity x "y">]>${wrap('&x;')}`],
    [
      'in quotes, where parsers may not agree',
      `<!DOCTYPE r [<!ATTLIST r a CDATA "<!ENTITY x 'y'>">]>${wrap('')}`,
    ],
    [
      'behind a comment and an instruction',
      `<?xml version="1.0"?><!-- > --><!DOCTYPE r [<!-- ]> --><?p ]> ?><!ENTITY x "y">]>${wrap('')}`,
    ],
    ['in the middle', wrap('<!DOCTYPE r [<!ENTITY x "y">]>')],
  ])('%s', (_name, text) => {
    const error = refuses(text, 'forbidden');
    const lower = text.toLowerCase();
    expect(text.slice(error.offset).toLowerCase().startsWith('<!entity')).toBe(true);
    expect(error.offset).toBeGreaterThanOrEqual(lower.indexOf('<!doctype'));
  });

  test.each([
    ['a comment', wrap('<!-- <!ENTITY x "y"> -->')],
    ['CDATA', wrap('<![CDATA[<!DOCTYPE r [<!ENTITY x "y">]>]]>')],
    ['an instruction', wrap('<?p <!ENTITY x "y"> ?>')],
    ['a comment in a DOCTYPE', `<!DOCTYPE r [<!-- <!ENTITY x "y"> -->]>${wrap('')}`],
  ])('but not in %s', (_name, text) => {
    expect(xml.decode(status, utf8(text)).deviations).toEqual([]);
  });

  test('nothing is fetched', async () => {
    let calls = 0;
    const server = createServer((_request, response) => {
      calls += 1;
      response.end('<!ENTITY x "y">');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x.dtd`;
    try {
      xml.decode(status, utf8(`<!DOCTYPE r SYSTEM "${url}">${wrap('&x;')}`));
      xml.decode(status, utf8(`<!DOCTYPE r PUBLIC "-//x" "${url}">${wrap('<ResponseStatus/>')}`));
      refuses(`<!DOCTYPE r [<!ENTITY x SYSTEM "${url}">]>${wrap('&x;')}`, 'forbidden');
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(calls).toBe(0);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });
});

describe('size', () => {
  test.each([
    ['10,000 levels', 10_000, (n: number) => `<x${n % 7}>`, (n: number) => `</x${n % 7}>`],
    [
      '40,000 prefixed levels',
      40_000,
      (n: number) => `<p${n}:x xmlns:p${n}="u${n}">`,
      (n: number) => `</p${n}:x>`,
    ],
    ['levels that nothing closes', 40_000, () => '<x>', () => ''],
  ])('%s are refused, at the level beyond the limit', (_name, count, open, close) => {
    const levels = Array.from({ length: count }, (_, n) => n);
    const text = wrap(levels.map(open).join('') + levels.reverse().map(close).join(''));
    const error = refuses(text, 'size');
    expect(error.offset).toBe(
      '<APIKeyGetResponse>'.length +
        Array.from({ length: limits.depth - 1 }, (_, n) => open(n)).join('').length,
    );
  });

  test('nesting up to the limit is read', () => {
    const report = responseShape(operationNamed('UserGet'));
    const levels = limits.depth - 2;
    const text = `<UserGetResponse><mvUser>${'<p:x xmlns:p="u">'.repeat(levels)}deep${'</p:x>'.repeat(levels)}</mvUser></UserGetResponse>`;
    let value: unknown = xml.decode(report, utf8(text)).value.mvUser;
    for (let level = 0; level < levels; level += 1) value = (value as { x: unknown }).x;
    expect(value).toBe('deep');
  });

  test('50 MB of text are data', () => {
    const message = 'ab '.repeat(50 * 349_525);
    const started = processorMs();
    const { value, deviations } = xml.decode(
      status,
      utf8(wrap(`<ResponseStatus><Message>${message}</Message></ResponseStatus>`)),
    );
    expect((value.ResponseStatus as { Message: string }).Message === message).toBe(true);
    expect(deviations).toEqual([]);
    expect(processorMs() - started).toBeLessThan(60_000);
  });

  test('50 MB that are not well-formed are refused quickly', () => {
    const started = processorMs();
    refuses(
      wrap(`<ResponseStatus><Message>&${'a & b '.repeat(50 * 174_762)}</Message></ResponseStatus>`),
      'size',
    );
    refuses('<'.repeat(50 * 1024 * 1024), 'syntax');
    refuses('['.repeat(10 * 1024 * 1024), 'syntax');
    expect(processorMs() - started).toBeLessThan(60_000);
  });

  test('more bytes, and more nodes, than the limits are refused', () => {
    refuses(wrap('x'.repeat(limits.bytes)), 'size');
    refuses(wrap('<a/>'.repeat(limits.nodes)), 'size');
    refuses(wrap(`<a ${'b="" '.repeat(limits.nodes)}/>`), 'size');
  });
});

describe('time is linear', () => {
  /** The shortest of three readings, in milliseconds. */
  const time = (text: string): number => {
    const bytes = utf8(text);
    const times = Array.from({ length: 3 }, () => {
      const started = processorMs();
      try {
        xml.decode(status, bytes);
      } catch (error) {
        expect(error).toHaveProperty('name', 'DecodeError');
      }
      return processorMs() - started;
    });
    return Math.min(...times);
  };

  test.each<readonly [string, number, (n: number) => string]>([
    ['elements', 10_000, (n) => wrap('<p:a xmlns:p="u" b="1">x</p:a>'.repeat(n))],
    [
      'prefixes on one element',
      5_000,
      (n) => wrap(`<a ${Array.from({ length: n }, (_, k) => `xmlns:p${k}="u"`).join(' ')}/>`),
    ],
    [
      'attributes on one element',
      5_000,
      (n) => wrap(`<a ${Array.from({ length: n }, (_, k) => `p${k}="u"`).join(' ')}/>`),
    ],
    ['comments', 25_000, (n) => wrap('<!---->'.repeat(n))],
    ['comments that are not closed', 25_000, (n) => wrap('<!--'.repeat(n))],
    ['CDATA sections', 10_000, (n) => wrap('<![CDATA[x]]>'.repeat(n))],
    ['references', 25_000, (n) => wrap('&amp;'.repeat(n))],
    ['references that nothing declares', 10_000, (n) => wrap('&nope;'.repeat(n))],
    ['bare ampersands', 25_000, (n) => wrap('& '.repeat(n))],
    ['bare less-thans', 25_000, (n) => wrap('< '.repeat(n))],
    ['closing tags that close nothing', 10_000, (n) => wrap('</x>'.repeat(n))],
    ['tags crossed', 5_000, (n) => wrap('<a><b></a></b>'.repeat(n))],
    ['a DOCTYPE of quotes', 25_000, (n) => `<!DOCTYPE r [${'""'.repeat(n)}]>${wrap('')}`],
    ['a DOCTYPE of declarations', 10_000, (n) => `<!DOCTYPE r [${'<!ELEMENT a ANY>'.repeat(n)}]>${wrap('')}`],
    ['DOCTYPEs that are not closed', 10_000, (n) => wrap('<!DOCTYPE r ['.repeat(n))],
    ['quotes in a tag', 25_000, (n) => wrap(`<a ${`"'`.repeat(n)}/>`)],
    ['a long name', 100_000, (n) => wrap(`<${'a'.repeat(n)}/>`)],
    ['blanks', 100_000, (n) => wrap(' '.repeat(n))],
    ['blanks in a tag that is not well-formed', 25_000, (n) => wrap(`<a ${' '.repeat(n)}b=1/>&`)],
    ['lone surrogates and letters', 25_000, (n) => wrap('\ufffda'.repeat(n))],
  ])('in %s', { retry: 2 }, (_name, size, make) => {
    time(make(size));
    const one = time(make(size));
    const eight = time(make(size * 8));
    // Quadratic time would be 64 times as long; a few milliseconds are noise.
    expect(eight).toBeLessThan(one * 24 + 20);
  });
});

test('a request cut at any byte is refused, or complete', () => {
  const text =
    '\ufeff<?xml version="1.0" encoding="utf-8"?><!-- c --><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>' +
    '<CompanyUpdate xmlns="urn:o"><APIKEY>K</APIKEY><mvCompany><CompanyName>Ω &amp; 😀<![CDATA[x]]></CompanyName>' +
    '<CompanyId/></mvCompany></CompanyUpdate></s:Body></s:Envelope>\n';
  const bytes = utf8(text);
  const shape = requestShape(operationNamed('CompanyUpdate'));
  const whole = soap11.decode(shape, bytes).value;
  for (let length = 0; length < bytes.length - 1; length += 1) {
    expect(() => soap11.decode(shape, bytes.subarray(0, length)), `${length} bytes`).toThrow(
      expect.objectContaining({ name: 'DecodeError', reason: 'syntax' }),
    );
  }
  expect(soap11.decode(shape, bytes.subarray(0, bytes.length - 1)).value).toEqual(whole);
});

test('a plain document cut at any byte is refused', () => {
  const bytes = utf8(
    wrap('<ResponseStatus><ErrorCode>0</ErrorCode><Message a="b">m</Message></ResponseStatus>'),
  );
  for (let length = 0; length < bytes.length; length += 1) {
    expect(() => xml.decode(status, bytes.subarray(0, length)), `${length} bytes`).toThrow(
      expect.objectContaining({ name: 'DecodeError', reason: 'syntax' }),
    );
  }
});
