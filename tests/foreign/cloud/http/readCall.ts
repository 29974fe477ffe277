import type { Format } from '../formats/Format.ts';
import { parseCsv } from '../formats/parseCsv.ts';
import { parseJson } from '../formats/parseJson.ts';
import { parseJsv } from '../formats/parseJsv.ts';
import type { XmlElement } from '../formats/parseXml.ts';
import { elementContent, parseXml } from '../formats/parseXml.ts';
import type { Raw } from '../values/Raw.ts';
import { Undecodable } from '../values/Undecodable.ts';
import { decodeText } from './decodeText.ts';

/** The members of a request, and the operation where the body names one. */
export interface Call {
  readonly operation: string | undefined;
  readonly members: readonly (readonly [string, Raw])[];
}

type Syntax = 'json' | 'xml' | 'jsv' | 'csv' | 'form';

const SYNTAXES = new Map<string, Syntax>([
  ['application/json', 'json'],
  ['application/xml', 'xml'],
  ['text/xml', 'xml'],
  ['application/soap+xml', 'xml'],
  ['text/jsv', 'jsv'],
  ['application/jsv', 'jsv'],
  ['text/csv', 'csv'],
  ['application/x-www-form-urlencoded', 'form'],
]);

/** Parses a body by its Content-Type, or else as the format of the address. */
export function readCall(body: Buffer, contentType: string, format: Format): Call {
  const text = decodeText(body, contentType);
  if (text.trim() === '') return { operation: undefined, members: [] };
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  const fallback = format === 'soap11' || format === 'soap12' ? 'xml' : format;
  const syntax = SYNTAXES.get(type) ?? fallback;
  if (syntax === 'xml') return readXmlCall(parseXml(text));
  return { operation: undefined, members: membersOf(parsePlain(text, syntax)) };
}

function parsePlain(text: string, syntax: Exclude<Syntax, 'xml'>): Raw {
  if (syntax === 'json') return parseJson(text);
  if (syntax === 'jsv') return parseJsv(text);
  if (syntax === 'csv') return parseCsv(text);
  return { members: [...new URLSearchParams(text)] };
}

/** Takes the call out of an envelope where there is one. */
function readXmlCall(root: XmlElement): Call {
  const body = root.name === 'Envelope' ? root.children.find((child) => child.name === 'Body') : undefined;
  const call = root.name === 'Envelope' ? body?.children[0] : root;
  if (!call || (body && body.children.length !== 1))
    throw new Undecodable('The soap body does not hold one element.');
  return { operation: call.name, members: membersOf(elementContent(call)) };
}

function membersOf(raw: Raw): readonly (readonly [string, Raw])[] {
  if (raw === '') return [];
  if (raw !== null && typeof raw === 'object' && 'members' in raw) return raw.members;
  if (raw !== null && typeof raw === 'object' && 'elements' in raw) return raw.elements;
  throw new Undecodable('The body does not hold named members.');
}
