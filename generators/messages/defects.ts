import { type Format, formats } from '../../specs/Format.ts';
import { isXml } from '../../specs/isXml.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';

/** The documented request before it is spoilt; each character of `text` stands for a byte. */
interface Written {
  readonly format: Format;
  readonly text: string;
  /** The URL at which a target is seen that fetches an external entity. */
  readonly listener: string;
}

/** One defect of a request whose rest is right. */
export interface RequestDefect {
  /** The case's slug. */
  readonly name: string;
  /** `undecodable`: no server can read it, so none may call it a success. `endurable`: any answer will do if the server lives on. */
  readonly kind: 'undecodable' | 'endurable';
  readonly in: readonly Format[];
  readonly spoil: (written: Written) => string;
}

/** The call whose request is spoilt: a read, so that a target that takes it anyway writes nothing. */
export const spoiltCall = operationNamed('SalesOrderGet');

const textToSpoil = 'AssayHostileText';
const numberToSpoil = '918273645';

/** Scalars alone, which the document shows in every format. The text comes after the key, so that a request that is cut has the key. */
export const plainMembers: RecordValue = {
  ReturnTopNRecords: numeric(numberToSpoil),
  mvSalesOrderNo: textToSpoil,
};

const isMarkup = ({ format }: Written): boolean => isXml(format);

/** In json a text stands in quotation marks. */
const asText = ({ format }: Written, text: string): string => (format === 'json' ? `"${text}"` : text);

/** What stands before a spot in the request, and what stands after it. */
function parted({ text: whole }: Written, spot: string): readonly string[] {
  const parts = whole.split(spot);
  if (parts.length !== 2) throw new Error('the request does not hold the spot to spoil exactly once');
  return parts;
}

/** The request with something else where its text stands; in json that takes the quotation marks with it. */
const inPlaceOfText = (written: Written, spoilt: string): string =>
  parted(written, asText(written, textToSpoil)).join(spoilt);

/** The request with something else where its number stands. */
const inPlaceOfNumber = (written: Written, spoilt: string): string =>
  parted(written, numberToSpoil).join(spoilt);

const crossedTags = '<a><b></a></b>';
const crossed: Readonly<Record<Format, string>> = {
  json: '[{"a":1]}',
  jsv: '[{a:1]}',
  csv: '"a"b"',
  xml: crossedTags,
  soap11: crossedTags,
  soap12: crossedTags,
};

/** Seven times ten-fold: 30 MB of text, more than any parser with limits unfolds and less than a host's memory. */
const bomb = [
  '<!ENTITY e0 "aaa">',
  ...Array.from({ length: 7 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`),
].join('');

type Spoil = RequestDefect['spoil'];

/** Bytes that are in no charset that the header could mean: C3 without a second byte, and FF. */
const inNoCharset: Spoil = (written) => inPlaceOfText(written, asText(written, 'a\xc3\x28\xff\xfe\x81'));

/** The request ends within a text. */
const cutOff: Spoil = (written) =>
  `${parted(written, asText(written, textToSpoil))[0]}${isMarkup(written) ? 'Ass' : '"Ass'}`;

const fromOutside: Spoil = (written) =>
  inPlaceOfText(withDoctype(written, `<!ENTITY x SYSTEM "${written.listener}">`), '&x;');

/** Requests that no server can read. */
export const undecodable: readonly RequestDefect[] = [
  named('malformed', (written) => inPlaceOfText(written, crossed[written.format])),
  named('truncated', cutOff),
  named('wrong-charset', inNoCharset),
  named('external-entity', fromOutside, formats.filter(isXml)),
  named('entity-bomb', (written) => inPlaceOfText(withDoctype(written, bomb), '&e7;'), formats.filter(isXml)),
].map((defect) => ({ ...defect, kind: 'undecodable' }));

/** A document type before the root, which is the first element. */
function withDoctype(written: Written, declarations: string): Written {
  const root = /<([A-Za-z_][\w.:-]*)/.exec(written.text);
  if (root === null) throw new Error('the request has no root element');
  const doctype = `<!DOCTYPE ${root[1]} [${declarations}]>`;
  const { index, input } = root;
  return { ...written, text: input.slice(0, index) + doctype + input.slice(index) };
}

const deep: Spoil = (written) => {
  const [open, close] = isMarkup(written) ? ['<a>', '</a>'] : ['[', ']'];
  return inPlaceOfText(written, open.repeat(2000) + close.repeat(2000));
};

/** Where it can't be escaped, the bytes that UTF-8 would have for it. */
const loneSurrogate: Spoil = (written) =>
  inPlaceOfText(
    written,
    written.format === 'json' ? '"\\ud800"' : isMarkup(written) ? '&#xD800;' : '\xed\xa0\x80',
  );

/** Requests that a lawful server may take or refuse, but must survive. */
export const endurable: readonly RequestDefect[] = [
  named('huge-text', (written) => inPlaceOfText(written, asText(written, 'a'.repeat(1_000_000)))),
  named('deep-nesting', deep),
  named('wrong-type', (written) => inPlaceOfNumber(written, asText(written, 'many'))),
  named('number-out-of-range', (written) => inPlaceOfNumber(written, `1${'0'.repeat(400)}`)),
  named('duplicate-member', twice),
  named('lone-surrogate', loneSurrogate),
].map((defect) => ({ ...defect, kind: 'endurable' }));

function named(name: string, spoil: Spoil, among: readonly Format[] = formats): Omit<RequestDefect, 'kind'> {
  return { name, in: among, spoil };
}

/** The member of the text a second time, with another value. */
function twice(written: Written): string {
  const { format, text } = written;
  switch (format) {
    case 'json':
      return inPlaceOfText(written, '"a","mvSalesOrderNo":"b"');
    case 'jsv':
      return inPlaceOfText(written, 'a,mvSalesOrderNo:b');
    case 'csv':
      return inPlaceOfText({ ...written, text: text.replace('mvSalesOrderNo', '$&,$&') }, 'a,b');
    default: {
      const [, name] = /<((?:[\w.-]+:)?mvSalesOrderNo)[\s>]/.exec(text) ?? [];
      if (name === undefined) throw new Error('the request does not hold the member that is to come twice');
      return inPlaceOfText(written, `a</${name}><${name}>b`);
    }
  }
}
