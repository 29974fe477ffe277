import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { requestShape } from '../../specs/messageShapes.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { ScriptVariable } from './Reproduction.ts';
import { decodedRequest, leavesOf, type SentId } from './sentIds.ts';
import type { StoredCall } from './storedCalls.ts';

/** What stands in a request for what only the next run knows. */
interface StandIns {
  readonly marked: (text: string) => string;
  readonly idFor: (id: SentId) => ScriptVariable | undefined;
  /** The variable for the value of an extra header that is a secret. */
  readonly header: (name: string) => ScriptVariable;
}

/**
 * A request with stand-ins, below the base URL, without what names the run. Undefined if the place of an id is not found, or if it went
 * elsewhere.
 */
export function requestOf(
  call: StoredCall,
  baseUrl: string,
  { marked, idFor, header }: StandIns,
): Exchange['request'] | undefined {
  const { request } = call;
  if (!request.url.startsWith(baseUrl)) return undefined;
  const text = Buffer.from(request.body).toString('utf8');
  const isText = Buffer.from(text, 'utf8').equals(request.body);
  let written: Texts | undefined = { url: request.url, body: text };
  for (const id of call.sentIds) {
    const standIn = idFor(id)?.standIn;
    if (standIn === undefined) continue;
    written = isText ? spliced(written, id, standIn, call) : undefined;
    if (written === undefined) return undefined;
  }
  const { url, body } = written;
  return {
    method: request.method,
    url: marked(url.slice(baseUrl.length)),
    headers: request.headers
      .filter(([name]) => !['user-agent', 'accept-encoding'].includes(name.toLowerCase()))
      .map(([name, value]) => [name, withVariable(name, value)] as const),
    body: isText ? Buffer.from(marked(body), 'utf8') : request.body,
  };

  /** exchanges.ndjson holds `(hidden)` or `<name>` instead of a secret value. */
  function withVariable(name: string, value: string): string {
    if (value === '(hidden)') return header(name).standIn;
    const placeholder = `<${name}>`.toLowerCase();
    const at = value.toLowerCase().indexOf(placeholder);
    if (at === -1) return value;
    return value.slice(0, at) + header(name).standIn + value.slice(at + placeholder.length);
  }
}

interface Texts {
  readonly url: string;
  readonly body: string;
}

/**
 * Replaces an id by a stand-in. The same digits may stand elsewhere, as a quantity: each occurrence is tried, and the one is
 * right with which just this member reads as the stand-in. In a request that can't be read, it is the one after the member's name.
 */
function spliced(
  { url, body }: Texts,
  { member, path, value }: SentId,
  standIn: string,
  call: StoredCall,
): Texts | undefined {
  const { operation, request, format } = call;
  const text = body === '' ? url : body;
  const isRead = path !== '';
  const readAs = (one: Texts): ReadonlyMap<string, string> => {
    const members =
      operation &&
      decodedRequest({ ...request, url: one.url, body: Buffer.from(one.body) }, operation, format);
    const leaves = members === undefined ? [] : leavesOf(requestShape(operation as Operation), members);
    return new Map(leaves.map((leaf) => [leaf.path, leaf.value]));
  };
  const before = readAs({ url, body });
  for (const found of text.matchAll(new RegExp(`(?<![\\d.])${value}(?![\\d.])`, 'g'))) {
    const changed = text.slice(0, found.index) + standIn + text.slice(found.index + value.length);
    const tried = body === '' ? { url: changed, body } : { url, body: changed };
    if (!isRead) {
      if (new RegExp(`${member}["'>:= ]+$`).test(text.slice(0, found.index))) return tried;
      continue;
    }
    const after = readAs(tried);
    const differing = [...before].filter(([at, each]) => after.get(at) !== each).map(([at]) => at);
    if (
      after.size === before.size &&
      differing.length === 1 &&
      differing[0] === path &&
      after.get(path)?.trim() === standIn
    )
      return tried;
  }
  return undefined;
}
