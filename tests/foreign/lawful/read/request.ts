import type { XmlElement } from 'libxml2-wasm';
import type { Format } from '../addressOf.ts';
import type { Depot } from '../Depot.ts';
import { operations } from '../operations.ts';
import { Refusal } from '../Refusal.ts';
import type { Incoming } from '../Reply.ts';
import { soapEnvelopes } from '../soapEnvelopes.ts';
import type { Members } from '../types.ts';
import { readCsv } from './csv.ts';
import { readJson } from './json.ts';
import { readJsv } from './jsv.ts';
import type { Raw } from './typed.ts';
import { childElements, expectNamespace, readRequest, withRoot } from './xml.ts';

/** Reads the request of a known operation. Raises Refusal. */
export function readBody(
  { manner }: Depot,
  incoming: Incoming,
  format: Format | null,
  operation: string,
  known: Members,
): Raw {
  if (format === null) return Object.fromEntries(incoming.query);
  const { body } = incoming;
  if (format === 'soap11' || format === 'soap12')
    return withRoot(body, (root) => readRequest(manner.xml, payload(root, format), known));
  if (format === 'xml')
    return withRoot(body, (root) => {
      if (root.name !== operation)
        throw new Refusal(`Expecting element '${operation}', found '${root.name}'.`, 'invalid');
      return readRequest(manner.xml, root, known);
    });
  const text = utf8(body);
  if (format === 'csv') return readCsv(known, text);
  return format === 'json' ? readJson(text) : readJsv(text);
}

/** The operation of a SOAP call, bare in the header and in the body, or in the body alone. Raises Refusal. */
export function soapOperation({ manner }: Depot, incoming: Incoming, version: 'soap11' | 'soap12'): string {
  const header = incoming.headers.soapaction;
  const wanted = manner.refusing.soapAction[version];
  const name = withRoot(incoming.body, (root) => payload(root, version).name);
  if (wanted === 'refused' && header !== undefined)
    throw new Refusal('SOAPAction is no header of SOAP 1.2.', 'invalid');
  if (wanted === 'wanted' && header !== name) throw new Refusal(`SOAPAction must be ${name}.`, 'invalid');
  return name;
}

/** The operation that a SOAP call seems to be about, for the root of a refusal. */
export function likelyOperation(incoming: Incoming): string {
  const header = incoming.headers.soapaction ?? '';
  if (operations[header] !== undefined) return header;
  const inBody =
    /<(?:\w+:)?Body[^>]*>\s*<(?:\w+:)?(\w+)/.exec(Buffer.from(incoming.body).toString('latin1'))?.[1] ?? '';
  return operations[inBody] === undefined ? 'APIKeyGet' : inBody;
}

function payload(root: XmlElement, version: 'soap11' | 'soap12'): XmlElement {
  const wanted = soapEnvelopes[version];
  if (root.name !== 'Envelope') throw new Refusal('The body is no SOAP envelope.', 'invalid');
  expectNamespace(root, wanted);
  const body = [...childElements(root)].find(
    (child) => child.name === 'Body' && child.namespaceUri === wanted,
  );
  const first = body === undefined ? undefined : [...childElements(body)];
  if (first?.[0] === undefined || first.length > 1)
    throw new Refusal('The SOAP body must hold one element.', 'invalid');
  return first[0];
}

function utf8(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new Refusal('The body is no UTF-8.', 'unreadable');
  }
}
