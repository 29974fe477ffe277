import { type Format, formats } from '../../../specs/Format.ts';
import { isSoap } from '../../../specs/isSoap.ts';
import { numeric } from '../../../specs/numeric.ts';
import { operation } from '../../../specs/operations.ts';
import type { RecordValue } from '../../../specs/Value.ts';

/** What a defect is worked into: the documented request, byte by byte a character. */
interface Written {
  readonly format: Format;
  readonly text: string;
  /** Where the target would be seen to come to, if it fetches what it is told to. */
  readonly listener: string;
}

/** One way in which a request is wrong, and the rest of it right. */
export interface RequestDefect {
  /** The case's slug. */
  readonly name: string;
  /**
   * `undecodable`: no server can read it, so none may call it a success. `endurable`: whatever it is answered, the server
   * must be there afterwards.
   */
  readonly kind: 'undecodable' | 'endurable';
  readonly in: readonly Format[];
  readonly spoil: (written: Written) => string;
}

/** The call whose request is spoilt: a read, so that nothing is written by a target that takes it all the same. */
export const spoiltCall = operation('SalesOrderGet');

const text = 'AssayHostileText';
const number = '918273645';

/** Scalars alone, which every format is shown for; the text behind the key, so that the key is there when it is cut. */
export const plainMembers: RecordValue = {
  ReturnTopNRecords: numeric(number),
  mvSalesOrderNo: text,
};

/** The request with something else where its text stands; in json that takes the quotation marks with it. */
const inPlaceOfText = (written: Written, spoilt: string): string => {
  const spot = written.format === 'json' ? `"${text}"` : text;
  return parted(written, spot).join(spoilt);
};

/** The same for its number. */
const inPlaceOfNumber = (written: Written, spoilt: string): string => parted(written, number).join(spoilt);

/** The request up to where its text stands. */
const beforeText = (written: Written): string =>
  parted(written, written.format === 'json' ? `"${text}"` : text)[0] ?? '';

function parted({ text: whole }: Written, spot: string): readonly string[] {
  const parts = whole.split(spot);
  if (parts.length !== 2) throw new Error('the place to spoil is not once in the request');
  return parts;
}

const markup: readonly Format[] = ['xml', 'soap11', 'soap12'];

const crossed: Readonly<Record<Format, string>> = {
  json: '[{"a":1]}',
  xml: '<a><b></a></b>',
  jsv: '[{a:1]}',
  csv: '"a"b"',
  soap11: '<a><b></a></b>',
  soap12: '<a><b></a></b>',
};

/** What a text begins with that goes no further. */
const begun: Readonly<Record<Format, string>> = {
  json: '"Ass',
  xml: 'Ass',
  jsv: '"Ass',
  csv: '"Ass',
  soap11: 'Ass',
  soap12: 'Ass',
};

/** Seven times ten-fold: 30 MB of text, more than any parser with limits unfolds and less than a host's memory. */
const bomb = [
  '<!ENTITY e0 "aaa">',
  ...Array.from({ length: 7 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`),
].join('');

/** Requests that no server can read. */
export const undecodable: readonly RequestDefect[] = [
  {
    name: 'malformed',
    kind: 'undecodable',
    in: formats,
    spoil: (written) => inPlaceOfText(written, crossed[written.format]),
  },
  {
    name: 'truncated',
    kind: 'undecodable',
    in: formats,
    spoil: (written) => beforeText(written) + begun[written.format],
  },
  {
    // The bytes are in no charset that the header could mean: C3 without its second, and FF.
    name: 'wrong-charset',
    kind: 'undecodable',
    in: formats,
    spoil: (written) => inPlaceOfText(written, quotedIn(written, 'a\xc3\x28\xff\xfe\x81')),
  },
  {
    name: 'external-entity',
    kind: 'undecodable',
    in: markup,
    spoil: (written) =>
      inPlaceOfText(withDoctype(written, `<!ENTITY x SYSTEM "${written.listener}">`), '&x;'),
  },
  {
    name: 'entity-bomb',
    kind: 'undecodable',
    in: markup,
    spoil: (written) => inPlaceOfText(withDoctype(written, bomb), '&e7;'),
  },
];

const quotedIn = ({ format }: Written, text: string): string => (format === 'json' ? `"${text}"` : text);

/** A document type before the root, which is the first element. */
function withDoctype(written: Written, declarations: string): Written {
  const root = /<([A-Za-z_][\w.:-]*)/.exec(written.text);
  if (root === null) throw new Error('the request has no root element');
  const doctype = `<!DOCTYPE ${root[1]} [${declarations}]>`;
  const { index, input } = root;
  return { ...written, text: input.slice(0, index) + doctype + input.slice(index) };
}

/** Requests that may be taken or refused, but not died of. */
export const endurable: readonly RequestDefect[] = [
  {
    name: 'huge-text',
    kind: 'endurable',
    in: formats,
    spoil: (written) => {
      const text = 'a'.repeat(1_000_000);
      return inPlaceOfText(written, written.format === 'json' ? `"${text}"` : text);
    },
  },
  {
    name: 'deep-nesting',
    kind: 'endurable',
    in: formats,
    spoil: (written) => {
      const [open, close] = isMarkup(written.format) ? ['<a>', '</a>'] : ['[', ']'];
      return inPlaceOfText(written, open.repeat(2000) + close.repeat(2000));
    },
  },
  {
    name: 'wrong-type',
    kind: 'endurable',
    in: formats,
    spoil: (written) => inPlaceOfNumber(written, written.format === 'json' ? '"many"' : 'many'),
  },
  {
    name: 'number-out-of-range',
    kind: 'endurable',
    in: formats,
    spoil: (written) => inPlaceOfNumber(written, `1${'0'.repeat(400)}`),
  },
  { name: 'duplicate-member', kind: 'endurable', in: formats, spoil: twice },
  {
    // The bytes that UTF-8 would have for it where it cannot be escaped.
    name: 'lone-surrogate',
    kind: 'endurable',
    in: formats,
    spoil: (written) =>
      inPlaceOfText(
        written,
        written.format === 'json' ? '"\\ud800"' : isMarkup(written.format) ? '&#xD800;' : '\xed\xa0\x80',
      ),
  },
];

const isMarkup = (format: Format): boolean => format === 'xml' || isSoap(format);

/** The member of the text a second time, with another value. */
function twice(written: Written): string {
  const { format, text } = written;
  switch (format) {
    case 'json':
      return inPlaceOfText(written, '"a","mvSalesOrderNo":"b"');
    case 'jsv':
      return inPlaceOfText(written, 'a,mvSalesOrderNo:b');
    case 'csv':
      return inPlaceOfText(
        { ...written, text: text.replace('mvSalesOrderNo', 'mvSalesOrderNo,mvSalesOrderNo') },
        'a,b',
      );
    default: {
      const [, name] = /<((?:[\w.-]+:)?mvSalesOrderNo)[\s>]/.exec(text) ?? [];
      if (name === undefined) throw new Error('the member to write twice is not in the request');
      return inPlaceOfText(written, `a</${name}><${name}>b`);
    }
  }
}
