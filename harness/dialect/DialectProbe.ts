import { outOfScope, type Scope } from '../../config/scope.ts';
import type { Dialect } from '../../formats/Dialect.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import type { Format } from '../../specs/Format.ts';
import { operationNamed, operations } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Answer } from '../exchanges/Answer.ts';
import type { Exchange } from '../exchanges/Exchange.ts';
import { standingOf } from '../exchanges/Standing.ts';
import type { Api } from '../target/Api.ts';
import type { Capabilities } from '../target/Capabilities.ts';
import type { Target } from '../target/Target.ts';

/** How a documented call is written while trying things out. */
export interface Manner {
  readonly dialect: Dialect;
  readonly soap12Action: boolean;
}

/** Sends the reads of a discovery, up to the number granted. After that every answer is null, and so is that to what is out of scope. */
export interface DialectProbe {
  /** A documented call. */
  readonly call: (
    manner: Manner,
    format: Format,
    operationName: string,
    members: RecordValue,
  ) => Promise<Answer | null>;
  /** A GET; `query` goes after the key. */
  readonly get: (path: string, query: Readonly<Record<string, string>>) => Promise<Exchange | null>;
  /** An XML body as it stands, sent to the generic path. */
  readonly postXml: (operationName: string, body: string) => Promise<Exchange | null>;
  /** Whether something was not asked because the grant or the patience was used up. */
  readonly exhausted: () => boolean;
}

/** What a discovery needs of the target that it asks. */
export interface ProbedTarget {
  readonly target: Target;
  readonly openApi: (capabilities: Capabilities) => Api;
  readonly apiKey: string;
  readonly scope: Scope;
}

/** After this many timeouts a probe sends no more: each one costs a whole timeout. */
const mostTimeouts = 2;

/** Opens a probe of at most `grant` requests. */
export function openProbe(probed: ProbedTarget, grant: number): DialectProbe {
  let sent = 0;
  let timeouts = 0;
  let refused = false;
  const spend = (): boolean => {
    if (sent >= grant || timeouts >= mostTimeouts) refused = true;
    else sent++;
    return !refused;
  };
  const noted = (exchange: Exchange): Exchange => {
    if (exchange.failure?.kind === 'timeout') timeouts++;
    return exchange;
  };
  const raw = async (method: 'GET' | 'POST', path: string, headers: Record<string, string>, body: string) =>
    noted(
      await probed.target.send({
        method,
        path,
        headers,
        body: new TextEncoder().encode(body),
        effect: 'read',
        caseId: 'preflight',
      }),
    );
  return {
    call: async ({ dialect, soap12Action }, format, operationName, members) => {
      if (outOfScope(probed.scope, { operation: operationName, format }) !== undefined || !spend())
        return null;
      const api = probed.openApi({ dialect, soap12Action, notes: [], unread: {} });
      const answer = await api.call({
        operation: operationNamed(operationName),
        operationName,
        format,
        address: defaultAddress(format),
        members,
        caseId: 'preflight',
      });
      noted(answer.exchange);
      return answer;
    },
    get: async (path, query) => {
      if (outOfScope(probed.scope, placeOf(path)) !== undefined || !spend()) return null;
      const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
      return raw('GET', [path, pairs.join('&')].filter((part) => part !== '').join('?'), {}, '');
    },
    postXml: async (operationName, body) =>
      outOfScope(probed.scope, { operation: operationName, format: 'xml' }) === undefined && spend()
        ? raw('POST', `/xml/reply/${operationName}`, { 'Content-Type': 'application/xml' }, body)
        : null,
    exhausted: () => refused,
  };
}

/** What is called at the path of a GET: a generic one, a named route with a suffix, or the address of SOAP, which has no operation. */
function placeOf(path: string): { readonly operation: string | null; readonly format: string } {
  const [, format = '', generic] = /^\/(\w+)(?:\/reply\/(\w+))?/.exec(path) ?? [];
  if (generic !== undefined) return { operation: generic, format };
  const [, route, suffix] = /^(.*)\.(\w+)$/.exec(path) ?? [];
  const routed = [...operations.values()].find((one) => one.route?.path === route);
  return routed === undefined
    ? { operation: null, format }
    : { operation: routed.name, format: suffix ?? '' };
}

/** Whether there is an answer and it says success. */
export const works = (answer: Answer | null): answer is Answer =>
  answer !== null && standingOf(answer) === 'works';
