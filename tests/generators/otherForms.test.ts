import { describe, expect, it } from 'vitest';
import { escapedDates, inAscii, inCdata, otherForms } from '../../generators/messages/otherForms.ts';
import { wall } from '../../specs/datetime.ts';
import { formats } from '../../specs/Format.ts';

const written = (body: string, type = 'application/json') => ({
  headers: { 'Content-Type': type, SOAPAction: 'UserGet' },
  body: Buffer.from(body, 'utf8'),
});

const formNamed = (format: (typeof formats)[number], name: string) => {
  const found = otherForms(format).find((form) => form.name === name);
  if (found === undefined) throw new Error(`${format} has no form ${name}`);
  return found;
};

const textOf = ({ body }: { readonly body?: Uint8Array }): string => Buffer.from(body ?? []).toString('utf8');

describe('the other forms of a request', () => {
  it('have an empty Header right before the Body, with the prefix of the envelope', () => {
    const { of } = formNamed('soap11', 'header');
    const envelope =
      '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><A>Body</A></s:Body></s:Envelope>';
    expect(textOf(of(written(envelope)))).toBe(
      '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Header/><s:Body><A>Body</A></s:Body></s:Envelope>',
    );
    expect(textOf(of(written('<Envelope xmlns="u"><Body><A/></Body></Envelope>')))).toBe(
      '<Envelope xmlns="u"><Header/><Body><A/></Body></Envelope>',
    );
  });

  it('name the charset in capitals, in every format, and change no other header', () => {
    const types = formats.map((format) => {
      const type = format.startsWith('soap') ? 'text/xml; charset=utf-8' : 'text/csv';
      return formNamed(format, 'charset').of(written('', type)).headers;
    });
    expect(new Set(types.map((headers) => headers?.['Content-Type']))).toEqual(
      new Set(['text/csv; charset=UTF-8', 'text/xml; charset=UTF-8']),
    );
    expect(types.every((headers) => headers?.SOAPAction === 'UserGet')).toBe(true);
  });

  it('have other white space where the format allows it', () => {
    const spaced = (format: (typeof formats)[number], body: string) =>
      textOf(formNamed(format, 'white-space').of(written(body)));
    expect(spaced('json', '{"APIKEY":"a b"}')).toBe('{\n  "APIKEY": "a b"\n}');
    expect(spaced('csv', 'APIKEY\na b\n')).toBe('APIKEY\r\na b\r\n');
    expect(spaced('xml', '<A><B>a &gt; b</B></A>')).toBe('<A>\n<B>a &gt; b</B></A>');
    expect(otherForms('jsv').map(({ name }) => name)).toEqual(['charset']);
  });
});

it.each([
  ['json', '{"APIKEY":"a{b"}', '{', '"APIKEY":"a{b"}'],
  ['xml', '<A><B><C/></B></A>', '<A>', '<B><C/></B></A>'],
] as const)('%s may have many line breaks before its first member', (format, body, before, behind) => {
  const { of } = formNamed(format, 'far-ahead');
  expect(textOf(of(written(body)))).toBe(`${before}${'\n'.repeat(2_000)}${behind}`);
});

it.each([
  ['json', '{"APIKEY":"a}b"} ', '{"APIKEY":"a}b"', '}'],
  ['xml', '<A><B><C/></B></A>\n', '<A><B><C/></B>', '</A>'],
] as const)(
  '%s may have them behind its last member, where they hide nothing',
  (format, body, before, end) => {
    const { elsewhere } = formNamed(format, 'far-ahead');
    expect(textOf(elsewhere?.(written(body)) ?? {}).trimEnd()).toBe(`${before}${'\n'.repeat(2_000)}${end}`);
  },
);

describe('letters beyond ASCII', () => {
  it.each([
    ['json', '"A\\u00e9\\ud83d\\ude00"'],
    ['xml', '"A&#233;&#128512;"'],
    ['soap12', '"A&#233;&#128512;"'],
  ] as const)('are escaped in %s', (format, expected) => {
    const spell = inAscii(format);
    expect(spell && textOf(spell(written('"Aé😀"')))).toBe(expected);
  });

  it.each([
    ['<A><B>Aé c</B><C>plain</C></A>', '<A><B><![CDATA[Aé c]]></B><C>plain</C></A>'],
    ['<A><B>é&amp;c</B></A>', '<A><B>é&amp;c</B></A>'],
  ])('are in CDATA sections in xml: %s', (body, expected) => {
    const spell = inCdata('xml');
    expect(spell && textOf(spell(written(body)))).toBe(expected);
    expect([inCdata('json'), inCdata('csv')]).toEqual([undefined, undefined]);
  });

  it('have one spelling in jsv and csv', () => {
    expect([inAscii('jsv'), inAscii('csv')]).toEqual([undefined, undefined]);
  });
});

describe('slashes in a json write of dates', () => {
  const date = wall(Date.UTC(2020, 1, 29));

  it('are escaped in every second call, and in what is sent alone of it', () => {
    for (const label of ['1', '3-0', '11-2-less', '7-proven']) {
      const { altered } = escapedDates('json', [date], label);
      expect(altered && textOf(altered.request(written('{"A":"/Date(0)/","B":"\\\\/"}')))).toBe(
        '{"A":"\\/Date(0)\\/","B":"\\\\\\/"}',
      );
    }
  });

  it('stay as they are in every other call, in other formats and where no date is sent', () => {
    expect(escapedDates('json', [date], '2')).toEqual({});
    expect(escapedDates('json', [date], '10-1')).toEqual({});
    expect(escapedDates('json', [date], 'plain-again')).toEqual({});
    expect(escapedDates('xml', [date], '1')).toEqual({});
    expect(escapedDates('json', ['1/2', undefined], '1')).toEqual({});
  });
});
