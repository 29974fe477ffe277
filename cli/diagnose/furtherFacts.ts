import { setTimeout as pause } from 'node:timers/promises';
import { codecs } from '../../formats/codecs.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { isForeignPage, showsApi } from '../../harness/exchanges/foreignPage.ts';
import { answeredType } from '../../harness/exchanges/headers.ts';
import { isOfCoding } from '../../harness/exchanges/misfit.ts';
import { plainRead } from '../../harness/exchanges/plainRead.ts';
import { standingOf } from '../../harness/exchanges/Standing.ts';
import { withoutDetour } from '../../harness/exchanges/unreadable.ts';
import type { Api } from '../../harness/target/Api.ts';
import { basePathOf } from '../../harness/transport/basePathOf.ts';
import { type Format, formats } from '../../specs/Format.ts';

/** What a few further calls told, which only a sick target needs. */
export interface FurtherFacts {
  /** Where compressed answers can't be read: whether those that are not compressed can. */
  readonly isReadPlain?: boolean;
  /** Where all formats are answered in the same one: whether the Accept header of the call changes that. */
  readonly isAcceptHeard?: boolean;
  /** Where a connection was lost: how many of some calls were, each on a connection of its own. Kept ones a server may close at any time. */
  readonly lostApart?: number;
  /** Where the key is refused in the body and in the query: the header in which it was taken; null if none was. */
  readonly keyHeader?: string | null;
  /** Where something else answers: another base URL on the same host at which the API does; null if none was found. */
  readonly apiAt?: string | null;
}

/** A documented Get with other headers than the document's. */
const withHeaders = (
  api: Api,
  operationName: string,
  format: Format,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> =>
  api.call({
    ...plainRead(operationName, format),
    altered: { effect: 'read', request: (written) => ({ headers: { ...written.headers, ...headers } }) },
  });

/** Whether bodies that are not in the coding of their headers come without that coding too. */
export async function readsPlain(api: Api, operationName: string, format: Format): Promise<boolean> {
  const answer = await withHeaders(api, operationName, format, { 'accept-encoding': 'identity' });
  return standingOf(answer) === 'works' && answer.exchange.response?.misfit === undefined;
}

/** Whether a call that accepts nothing but its own format is answered in it. */
export async function hearsAccept(api: Api, operationName: string, format: Format): Promise<boolean> {
  const [accept = ''] = codecs[format].contentType.split(';');
  const answer = await withHeaders(api, operationName, format, { accept });
  return standingOf(answer) === 'works' && formInsteadOf(answer) === undefined;
}

/** How many calls are made on connections of their own. */
const callsApart = 24;

/** Counts the reads that lose their connection though it is new. Nothing else is under way, and the rate is kept. */
export async function lostOnNewConnections(
  api: Api,
  operationName: string,
  format: Format,
  rate: number | null,
): Promise<number> {
  let lost = 0;
  for (let made = 0; made < callsApart; made += 1) {
    if (rate !== null) await pause(1000 / rate);
    const { exchange } = await api.call(plainRead(operationName, format));
    const isBroken = exchange.failure?.kind === 'reset' || exchange.failure?.kind === 'closed';
    if (isBroken || (exchange.retries > 0 && exchange.response?.misfit === undefined)) lost += 1;
  }
  return lost;
}

/** Tries the key in the headers from which gateways take one; gives the name of the first that works. */
export async function headerForKey(api: Api, operationName: string, apiKey: string): Promise<string | null> {
  for (const [name, value] of [
    ['X-API-Key', apiKey],
    ['APIKEY', apiKey],
    ['Authorization', `Bearer ${apiKey}`],
  ] as const)
    if (standingOf(await withHeaders(api, operationName, 'json', { [name]: value })) === 'works') return name;
  return null;
}

/** Other base URLs on the host of a target: those above its path, and the usual ones. */
export function otherBases(target: string): readonly string[] {
  const url = new URL(target);
  const { origin, pathname } = url;
  const parts = pathname.split('/').filter((part) => part !== '');
  const above = parts.map((_, index) => `/${parts.slice(0, index).join('/')}`);
  const paths = [...above.reverse(), `/${[...parts, 'api'].join('/')}`, '/api', '/v2017a', '/api/v2017a'];
  return [...new Set(paths.map((path) => `${origin}${path === '/' ? '' : path}`))].filter(
    (base) => base !== `${origin}${basePathOf(url)}`,
  );
}

/** Whether the API answers at a base URL, even if it refuses the key. It may answer a path that it does not have too. */
export async function answersAsApi(api: Api, operationName: string): Promise<boolean> {
  const answer = await api.call(plainRead(operationName, 'json'));
  return showsApi(answer) && answer.exchange.response?.status !== 404;
}

/** The formats whose documented calls are answered in another form, the same for three of them or more. */
interface CommonForm {
  readonly form: string;
  readonly formats: readonly Format[];
}

export function commonForm(answers: readonly Answer[]): CommonForm | undefined {
  const byForm = new Map<string, Set<Format>>();
  for (const answer of answers.map(withoutDetour)) {
    const { address, altered, format } = answer.call;
    if (altered !== undefined || (address !== 'path' && address !== 'soap')) continue;
    const form = formInsteadOf(answer);
    if (form !== undefined) byForm.set(form, (byForm.get(form) ?? new Set()).add(format));
  }
  const [most] = [...byForm].sort(([, a], [, b]) => b.size - a.size);
  if (most === undefined || most[1].size < 3) return undefined;
  return { form: most[0], formats: formats.filter((format) => most[1].has(format)) };
}

/**
 * The form in which an accepted call was answered, if that is not the one of its format. Header and bytes must both say so. In which form a
 * call is refused, as where a format is switched off, says nothing of how the form is chosen.
 */
function formInsteadOf(answer: Answer): string | undefined {
  const { call, exchange } = answer;
  if (exchange.response === null || exchange.response.status >= 300) return undefined;
  if (isForeignPage(answer)) return 'an HTML page';
  const type = answeredType(answer);
  const text = Buffer.from(exchange.response.body).toString('utf8').trim();
  const is = (form: Format, seems: boolean): string | undefined =>
    form !== call.format && type.includes(form) && seems ? form : undefined;
  const isXml = text.startsWith('<') && !/<(?:[\w.-]+:)?Envelope[\s>]/.test(text);
  return (
    is('json', isJson(text)) ??
    is('xml', isXml) ??
    is('csv', !/^[<{[]/.test(text)) ??
    is('jsv', text.startsWith('{') && !isJson(text))
  );
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** The exchanges whose body is not in the coding that its headers name. One that ends early is cut, whatever its coding is. */
export const garbledIn = (exchanges: readonly Exchange[]): readonly Exchange[] =>
  exchanges.filter(
    ({ response }) =>
      response?.misfit !== undefined &&
      isOfCoding(response.misfit) &&
      response.headers.some(([name, value]) => name === 'content-encoding' && value.trim() !== ''),
  );
