import type { Scope } from '../../config/scope.ts';
import { formats } from '../../specs/Format.ts';
import { numeric } from '../../specs/numeric.ts';
import { operations } from '../../specs/operations.ts';
import type { Answer } from '../exchanges/Answer.ts';
import type { ConnectionTrouble } from '../exchanges/Exchange.ts';
import { isForeignPage, isRedirect, responseInWords, showsApi } from '../exchanges/foreignPage.ts';
import { plainRead } from '../exchanges/plainRead.ts';
import { isStatusOfGateway } from '../exchanges/statusMeaning.ts';
import { redactor } from '../redaction/redactor.ts';
import type { Api } from '../target/Api.ts';
import type { Capabilities } from '../target/Capabilities.ts';
import { TargetError } from '../target/TargetError.ts';
import { troubleInWords } from '../transport/connectionTrouble.ts';
import { ask } from './askAll.ts';
import { controlsIn } from './chooseControl.ts';
import { noTarget } from './noTarget.ts';
import { destination, redirectPlace, wantsSlash } from './redirectNotes.ts';

interface Asking {
  readonly openApi: (capabilities: Capabilities) => Api;
  readonly known: Capabilities;
  readonly apiKey: string | null;
  /** The target as messages name it. */
  readonly where: string;
  readonly scope: Scope;
}

/**
 * Raises TargetError when something other than the API answers. Then every answer so far is an HTML page, a redirect or a path
 * that does not exist. Nothing of the API shows in them, in the other formats, at a named route, or in reply to a GET.
 *
 * A server that answers as the API anywhere is judged. So is one whose answers are merely wrong.
 */
export async function requireApi(answers: Iterable<Answer>, asking: Asking): Promise<void> {
  const first = [...answers];
  const [shown] = first.filter(({ exchange }) => exchange.response !== null);
  const trouble = shown === undefined || showsApi(shown) ? undefined : troubleSaid(shown);
  if (trouble !== undefined)
    throw noTarget(
      { kind: 'protocol', message: troubleInWords[trouble], trouble },
      { where: asking.where, timeoutMs: 0, proxy: null },
    );
  if (shown === undefined || !isAllForeign(first)) return;
  if (!isAllForeign(await askedElsewhere(asking, first))) return;
  throw notTheApi(shown, asking);
}

/** What web servers write with HTTP 400 about a connection that is not what they want. */
const said: readonly (readonly [RegExp, ConnectionTrouble])[] = [
  [
    /plain HTTP request was sent to HTTPS port|plain HTTP to an SSL-enabled|HTTP request to an HTTPS server/,
    'onlyTls',
  ],
  [/No required SSL certificate was sent/, 'wantsClientCertificate'],
  [/The SSL certificate error/, 'refusesClientCertificate'],
];

function troubleSaid({ exchange: { response } }: Answer): ConnectionTrouble | undefined {
  if (response?.status !== 400) return undefined;
  const text = Buffer.from(response.body.subarray(0, 4096)).toString('latin1');
  return said.find(([words]) => words.test(text))?.[1];
}

/** Statuses of a path that does not exist. */
const notThere = new Set([404, 405, 410]);

/** Whether every answer is one that no server of the API gives. */
const isAllForeign = (answers: readonly Answer[]): boolean =>
  answers.every((answer) => answer.exchange.response === null || isForeign(answer));

function isForeign(answer: Answer): boolean {
  const status = answer.exchange.response?.status ?? 0;
  // These two are about the key, whatever page comes with them.
  if (status === 401 || status === 403 || showsApi(answer)) return false;
  return isForeignPage(answer) || notThere.has(status) || isStatusOfGateway(status);
}

/**
 * Looks for the API further: in the formats not asked yet, by GET, and with every other Get, at its named route too. A lawful server may
 * have only part of it. This makes some thirty reads, but only a few after a gateway answered: a gateway answers all of them the
 * same way, and slowly.
 */
async function askedElsewhere(
  { openApi, known, scope }: Asking,
  first: readonly Answer[],
): Promise<readonly Answer[]> {
  const api = openApi(known);
  const byQuery = openApi({ ...known, unread: { json: { kind: 'query' }, xml: { kind: 'query' } } });
  const asked = new Set(first.map(({ call }) => call.format));
  const offered = formats.filter((format) => !scope.withoutFormats.includes(format));
  const [control] = controlsIn(scope);
  const isDown = first.every(({ exchange: { response } }) => isStatusOfGateway(response?.status ?? 502));
  const gets = [...operations.values()].filter(
    ({ kind, name }) =>
      kind === 'get' &&
      !scope.withoutOperations.includes(name) &&
      (isDown ? ['UserGet', 'SalesOrderGet'].includes(name) : name !== control),
  );
  const routed = gets.filter(({ route }) => route !== undefined);
  return Promise.all([
    ...offered.filter((format) => !asked.has(format)).map((format) => ask(api, control, format)),
    ...(['json', 'xml'] as const)
      .filter((format) => offered.includes(format))
      .map((format) => ask(byQuery, control, format)),
    ...gets.map(({ name }) => ask(api, name, first[0]?.call.format ?? offered[0] ?? 'json')),
    ...(['named', 'namedGet'] as const).flatMap((address) =>
      routed.map(({ name }) =>
        api.call({
          ...plainRead(name, offered[0] ?? 'json'),
          members: { ReturnTopNRecords: numeric(1) },
          address,
        }),
      ),
    ),
  ]);
}

function notTheApi(answer: Answer, { apiKey, where }: Asking): TargetError {
  const { response } = answer.exchange;
  if (response === null) throw new Error('what did not answer is no API either');
  const { status } = response;
  const to = isRedirect(response) ? destination(answer.exchange) : undefined;
  if (to !== undefined) {
    const place = `HTTP ${status} to ${redirectPlace(to, apiKey)}`;
    return new TargetError(
      to.isBase
        ? `${where} redirects every call (${place}), and redirects are not followed: if the API is there, name that with --target.`
        : to.addsSlash
          ? `${where} redirects every call (${place}), and redirects are not followed: ${wantsSlash}.`
          : `What answers at ${where} is not the API, because it redirects every call (${place}): check whether host and path of --target are right, and whether a login stands before it.`,
    );
  }
  const words = responseInWords(response, redactor(apiKey === null ? [] : [apiKey]).text);
  if (isStatusOfGateway(status))
    return new TargetError(
      `What answers at ${where} is not the API but a gateway (${words}): check whether the server behind it is up, and whether --target is right.`,
    );
  if (status < 400)
    return new TargetError(
      `What answers at ${where} is not the API (${words}): check whether host and path of --target are right, and whether a login stands before it.`,
    );
  const key = notThere.has(status) ? '' : ', and whether the key is';
  return new TargetError(
    `What answers at ${where} is not the API (${words}): check whether host and path of --target are right${key}.`,
  );
}
