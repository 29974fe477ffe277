import type { Format } from '../../specs/Format.ts';
import { numeric } from '../../specs/numeric.ts';
import { operation } from '../../specs/operations.ts';
import type { Answer } from '../Answer.ts';
import type { Api } from '../Api.ts';
import type { Capabilities, Detour } from '../Capabilities.ts';
import { standingOf } from './Standing.ts';

/** The ways around, those first that suit every operation. */
export const ways: readonly Detour[] = [
  { kind: 'query' },
  { kind: 'form' },
  { kind: 'jsonBody', by: 'suffix' },
  { kind: 'jsonBody', by: 'query' },
  { kind: 'jsonBody', by: 'accept' },
];

/** A Get with a named route, for ways that need one. */
const routed = 'SalesOrderGet';

/**
 * Finds how answers in a format are had from a target that refuses documented requests in it: the first way by which
 * a Get is answered `0` in that format. Null when there is none. At most two requests a way.
 */
export async function findDetour(
  openApi: (capabilities: Capabilities) => Api,
  capabilities: Capabilities,
  format: Format,
  control: string,
  among: readonly Detour[],
): Promise<Detour | null> {
  for (const way of among) {
    if (way.kind === 'jsonBody' && format === 'json') continue;
    const api = openApi({ ...capabilities, unread: { ...capabilities.unread, [format]: way } });
    const name = way.kind === 'jsonBody' && operation(control).route === undefined ? routed : control;
    const answer = await api.call({
      operation: operation(name),
      operationName: name,
      format,
      address: 'path',
      members: name === routed ? { ReturnTopNRecords: numeric('1') } : {},
      caseId: 'preflight',
    });
    if (answer.detour !== null && standingOf(answer) === 'works' && isWrittenIn(format, answer)) return way;
  }
  return null;
}

/** Whether the Content-Type leaves it possible that this is the format: lenient decoders read their neighbours too. */
function isWrittenIn(format: Format, answer: Answer): boolean {
  const header = answer.exchange.response?.headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  const named = ['json', 'xml', 'jsv', 'csv'].filter((name) => header.includes(name));
  return named.length === 0 || named.includes(format);
}
