import { type Format, formats } from '../../specs/Format.ts';
import type { Defect, Written } from './Defect.ts';
import { beforeText, inPlaceOfText } from './spots.ts';

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
export const undecodable: readonly Defect[] = [
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
