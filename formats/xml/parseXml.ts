import { DecodeError } from '../DecodeError.ts';
import type { Deviation } from '../Deviation.ts';
import { scanXml } from '../scan/scanXml.ts';
import { parseLenientXml } from './parseLenientXml.ts';
import { parseStrictXml } from './parseStrictXml.ts';
import type { XmlNode } from './XmlNode.ts';

export interface XmlDocument {
  readonly root: XmlNode;
  /** FMT-11 only: not well-formed, or undeclared prefixes. */
  readonly deviations: readonly Deviation[];
}

/** The longest text, in UTF-16 units, that is read although it is not well-formed: the lenient parser is slow. */
const maxLenient = 4 * 1024 * 1024;

/** How many letters before a fault are shown at most. */
const mostBefore = 80;

const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * Parses XML strictly. If that fails (FMT-11, SHOULD), recovers what it can.
 *
 * Raises DecodeError for what the scan rejects, and for text without a recoverable element. Text that is not well-formed and
 * longer than `maxLenient` has reason `size`. Nothing is ever fetched. A body that begins like json is not searched: markup in it
 * may be the request that a refusal quotes.
 */
export function parseXml(text: string): XmlDocument {
  const json = /^[\ufeff\s]*[{[]/.exec(text);
  if (json !== null) throw new DecodeError('it begins as json does', json[0].length - 1);
  const { doctypes } = scanXml(text);
  // The strict parser swallows a lone surrogate together with the markup after it. The charset's reader has reported it.
  const whole = text.replace(loneSurrogates, '\ufffd');
  const deviations: Deviation[] = [];
  const strict = parseStrictXml(whole);
  const parsed = 'root' in strict ? strict : recover(whole, doctypes, strict.fault, strict.offset);
  if (!('root' in strict)) deviations.push(malformed('well-formed XML 1.0', faultInWords(whole, strict)));
  if (parsed.undeclared !== undefined) {
    deviations.push(malformed('prefixes that are declared', `${parsed.undeclared.slice(0, 100)}:`));
  }
  return { root: parsed.root, deviations };
}

function recover(
  text: string,
  doctypes: readonly (readonly [number, number])[],
  fault: string,
  offset: number,
): { root: XmlNode; undeclared: string | undefined } {
  if (text.length > maxLenient) {
    throw new DecodeError(
      `not well-formed (${fault}) and longer than ${maxLenient} characters`,
      offset,
      'size',
    );
  }
  const parsed = parseLenientXml(without(text, doctypes));
  if (parsed === undefined) throw new DecodeError(`not XML: ${fault}`, offset);
  return parsed;
}

function without(text: string, ranges: readonly (readonly [number, number])[]): string {
  let from = 0;
  const kept = ranges.map(([start, end]) => {
    const piece = text.slice(from, start);
    from = end;
    return piece;
  });
  return kept.join('') + text.slice(from);
}

interface Fault {
  readonly fault: string;
  readonly offset: number;
}

const notText =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)|&(?![^\s&;<>"']+;)/g;

/** The first ampersand before an offset that begins no reference. The parser reads on to the next semicolon before it sees the fault. */
function bareAmpersand(text: string, end: number): Fault | undefined {
  for (const { 0: found, index } of text.slice(0, end).matchAll(notText))
    if (found === '&') return { fault: 'disallowed character in entity name', offset: index + 1 };
  return undefined;
}

/** The fault with the letters around it: from the tag before it, else from a blank, so that no word is cut which may be a secret. */
function faultInWords(text: string, strict: Fault): string {
  const { fault, offset } = bareAmpersand(text, strict.offset) ?? strict;
  const tag = text.lastIndexOf('<', offset - 1);
  const near = text.slice(Math.max(0, offset - mostBefore), offset);
  const before = tag >= 0 && offset - tag <= mostBefore ? text.slice(tag, offset) : near.replace(/^\S*/, '');
  const [after = ''] =
    /^[^<>\s]{0,30}(?![^<>\s])(?:[^<>]{0,20}(?![^<>\s]))?/.exec(text.slice(offset, offset + 60)) ?? [];
  const place = `${before}${after}`.replace(/\s+/g, ' ').trim();
  const where = `${fault.replace(/\.$/, '')} at offset ${offset}`;
  return place === '' ? where : `${where}, in ${place}`;
}

const malformed = (expected: string, actual: string): Deviation => ({
  clause: 'FMT-11',
  level: 'SHOULD',
  path: '',
  expected,
  actual: actual.slice(0, 200),
});
