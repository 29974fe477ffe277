import { isDateTime } from '../../specs/datetime.ts';
import type { Format } from '../../specs/Format.ts';
import { isSoap } from '../../specs/isSoap.ts';
import { isXml } from '../../specs/isXml.ts';
import type { Value } from '../../specs/Value.ts';

/** The part of a written request that another form of it changes. */
interface Written {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** A form in which a client may send a request as well as in the documented one. */
export interface OtherForm {
  /** Its name in the evidence. */
  readonly name: 'white-space' | 'far-ahead' | 'header' | 'charset';
  /** What a finding calls it. */
  readonly about: string;
  /** MUST where the format itself says that the form is the same, SHOULD where only HTTP does. */
  readonly level: 'MUST' | 'SHOULD';
  readonly of: (written: Written) => Partial<Written>;
  /** A request with the change where it hides nothing. If that is refused as well, the place of what it hides is not why. */
  readonly elsewhere?: (written: Written) => Partial<Written>;
}

type Spell = (text: string) => string;

/** Writes the text of a body in another spelling. */
export const inText =
  (spell: Spell) =>
  ({ body }: Pick<Written, 'body'>): Pick<Written, 'body'> => ({
    body: Buffer.from(spell(Buffer.from(body).toString('utf8')), 'utf8'),
  });

/** Right before a start tag, where white space says nothing. */
const gap = />\s*(?=<[^/!?])/;

/** A line break before each start tag. */
const inLines: Spell = (text) => text.replace(RegExp(gap, 'g'), '>\n');

/** Other white space that a format allows: in json as RFC 8259 has it, CRLF in csv as RFC 4180 has it. */
const spaced: Partial<Readonly<Record<Format, Spell>>> = {
  json: (text) => JSON.stringify(JSON.parse(text), null, 2),
  csv: (text) => text.replace(/\r?\n/g, '\r\n'),
  xml: inLines,
  soap11: inLines,
  soap12: inLines,
};

/** Enough that the key stands behind the first kilobyte of the body, and few enough for servers that take four kilobytes at most. */
const lineBreaks = 2_000;

const padding = '\n'.repeat(lineBreaks);

/** Puts so many line breaks before the first member, and behind the last one. */
const padded: Partial<Readonly<Record<Format, { readonly before: Spell; readonly behind: Spell }>>> = {
  json: {
    before: (text) => text.replace('{', `{${padding}`),
    behind: (text) => text.replace(/\}\s*$/, `${padding}}`),
  },
  xml: {
    before: (text) => text.replace(gap, `>${padding}`),
    behind: (text) => text.replace(/<\/[^<>]*>\s*$/, `${padding}$&`),
  },
};

/** What many SOAP clients write: a Header without entries (SOAP 1.1, section 4.2; SOAP 1.2, section 5.2). */
const withHeader: Spell = (text) => text.replace(/<((?:[\w.-]+:)?)Body\b/, '<$1Header/><$1Body');

/** The name of a charset is the same in capitals, and a parameter does not change a media type (RFC 9110, section 8.3). */
const withCharset = ({ headers }: Written): Partial<Written> => ({
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) =>
      /^content-type$/i.test(name) ? [name, `${value.replace(/;.*/s, '')}; charset=UTF-8`] : [name, value],
    ),
  ),
});

/** The other forms of a request in a format. */
export function otherForms(format: Format): readonly OtherForm[] {
  const spell = spaced[format];
  const forms: OtherForm[] = [];
  const about = 'the same request with other white space';
  if (spell !== undefined) forms.push({ name: 'white-space', about, level: 'MUST', of: inText(spell) });
  const long = padded[format];
  if (long !== undefined)
    forms.push({
      name: 'far-ahead',
      about: `the same request with ${lineBreaks} line breaks before its first member`,
      level: 'MUST',
      of: inText(long.before),
      elsewhere: inText(long.behind),
    });
  if (isSoap(format))
    forms.push({
      name: 'header',
      about: 'the same envelope with an empty Header',
      level: 'MUST',
      of: inText(withHeader),
    });
  const charset = 'the same request with charset=UTF-8 in its Content-Type';
  return [...forms, { name: 'charset', about: charset, level: 'SHOULD', of: withCharset }];
}

/** By the code units of UTF-16 (RFC 8259, section 7). */
const unitsOf: Spell = (letter) =>
  Array.from(
    { length: letter.length },
    (_, at) => `\\u${letter.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');

const beyondAscii = /[^\u0000-\u007f]/gu;

const inUnits: Spell = (text) => text.replace(beyondAscii, unitsOf);

/** By its code point (XML 1.0, section 4.1). */
const inReferences: Spell = (text) => text.replace(beyondAscii, (letter) => `&#${letter.codePointAt(0)};`);

/**
 * Writes every letter beyond ASCII as an escape or a reference, as clients do that send plain ASCII. Undefined where the format has one
 * spelling.
 */
export function inAscii(format: Format): ReturnType<typeof inText> | undefined {
  if (isXml(format)) return inText(inReferences);
  return format === 'json' ? inText(inUnits) : undefined;
}

/** The text of an element that has a letter beyond ASCII and no reference. */
const withLetters = /(?<=>)[^<>&]*[^\u0000-\u007f][^<>&]*(?=<)/g;

/** Writes every such text as a CDATA section (XML 1.0, section 2.7). Undefined where the format has none. */
export const inCdata = (format: Format): ReturnType<typeof inText> | undefined =>
  isXml(format) ? inText((text) => text.replace(withLetters, '<![CDATA[$&]]>')) : undefined;

/** Writes each slash of a json text with a backslash, as many clients write datetimes (RFC 8259, section 7). */
const escapedSlashes = inText((text) => text.replaceAll('/', '\\/'));

/** How a write of dates is altered. Every second one in json has its slashes escaped: those whose label begins with an odd number. */
export const escapedDates = (format: Format, values: readonly (Value | undefined)[], label: string) =>
  format === 'json' &&
  values.some((value) => isDateTime(value ?? null)) &&
  Number.parseInt(label, 10) % 2 === 1
    ? { altered: { effect: 'write', request: escapedSlashes } as const }
    : {};
