import { type Format, formats } from '../../specs/Format.ts';
import { isSoap } from '../../specs/isSoap.ts';
import type { Defect, Written } from './Defect.ts';
import { inPlaceOfNumber, inPlaceOfText } from './spots.ts';

/** Requests that may be taken or refused, but not died of. */
export const endurable: readonly Defect[] = [
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
