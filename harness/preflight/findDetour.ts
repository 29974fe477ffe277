import type { Scope } from '../../config/scope.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { isSoap } from '../../specs/isSoap.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { headerIn } from '../exchanges/headers.ts';
import { standingOf } from '../exchanges/Standing.ts';
import type { Api } from '../target/Api.ts';
import type { Capabilities, Detour } from '../target/Capabilities.ts';

/** The detours. Those that suit every operation come first. */
const ways: readonly Detour[] = [
  { kind: 'query' },
  { kind: 'form' },
  { kind: 'jsonBody', by: 'suffix' },
  { kind: 'jsonBody', by: 'query' },
  { kind: 'jsonBody', by: 'accept' },
];

/** A Get with a named route, for detours that need one. */
const routed = 'SalesOrderGet';

/**
 * Finds how to get answers in a format from a target that refuses documented requests in it. Takes the first way by which a Get
 * is answered `0` in that format; null when there is none. Makes at most two requests for each way.
 */
export async function findDetour(
  { openApi, scope }: { readonly openApi: (capabilities: Capabilities) => Api; readonly scope: Scope },
  capabilities: Capabilities,
  format: Format,
  control: string,
): Promise<Detour | null> {
  const soap = isSoap(format);
  for (const way of ways) {
    if (way.kind === 'jsonBody' && format === 'json') continue;
    const api = openApi({ ...capabilities, unread: { ...capabilities.unread, [format]: way } });
    const needsRoute = soap || way.kind === 'jsonBody';
    const name = needsRoute && operationNamed(control).route === undefined ? routed : control;
    if (scope.withoutOperations.includes(name)) continue;
    const answer = await api.call({
      operation: operationNamed(name),
      operationName: name,
      format,
      address: defaultAddress(format),
      members: name === routed ? { ReturnTopNRecords: numeric('1') } : {},
      caseId: 'preflight',
    });
    if (answer.detour !== null && standingOf(answer) === 'works' && isWrittenIn(format, answer)) return way;
  }
  return null;
}

/**
 * Whether the answer is in this format, as far as Content-Type and layout tell. Lenient decoders also read their neighbours, such
 * as json for jsv, or XML without an envelope for SOAP.
 */
function isWrittenIn(format: Format, { exchange, decoded }: Answer): boolean {
  const header = headerIn(exchange.response?.headers, 'content-type') ?? '';
  const named = formats.filter((name) => !isSoap(name) && header.includes(name));
  const own = isSoap(format) ? 'xml' : format;
  if (named.length > 0 && !named.includes(own)) return false;
  return !(decoded?.deviations ?? []).some(({ clause }) => /^FMT-[345]$/.test(clause));
}
