import type { Headers } from '../../harness/exchanges/Exchange.ts';
import { headerIn } from '../../harness/exchanges/headers.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { isSoap } from '../../specs/isSoap.ts';
import { operations } from '../../specs/operations.ts';

/** Which operation a request called, and in which format. */
export interface CalledPlace {
  readonly operation: string;
  readonly format: Format;
}

const names: ReadonlySet<string> = new Set(operations.keys());
const routes: readonly (readonly [path: string, operation: string])[] = [...operations.values()].flatMap(
  ({ name, route }) => (route === undefined || route === null ? [] : [[route.path, name] as const]),
);

/** By the address and the soap action alone; undefined for anything that is no call of an operation. */
export function calledPlace(url: string, headers: Headers): CalledPlace | undefined {
  const [address = '', query = ''] = url.split('?');
  const [, suffix = ''] = /\.([a-z]+)$/.exec(address) ?? [];
  const path = formatNamed(suffix) === undefined ? address : address.slice(0, -suffix.length - 1);
  const last = path.slice(path.lastIndexOf('/') + 1);
  const named = formatNamed(last);
  const operation =
    named !== undefined && isSoap(named)
      ? soapAction(headers)
      : names.has(last)
        ? last
        : routes.find(([route]) => path.endsWith(route))?.[1];
  const format =
    named ??
    formatNamed(suffix) ??
    formatNamed(/(?:^|&)format=([a-z]+)/.exec(query)?.[1]) ??
    formatNamed(/\/([a-z]+)\/(?:reply|oneway)\/\w+$/.exec(path)?.[1]) ??
    'json';
  return operation !== undefined && names.has(operation) ? { operation, format } : undefined;
}

const formatNamed = (word: string | undefined): Format | undefined =>
  formats.find((format) => format === word);

/** The operation in the header SOAPAction, where either soap format may name it. */
const soapAction = (headers: Headers): string | undefined =>
  /(\w+)"?$/.exec(headerIn(headers, 'soapaction') ?? '')?.[1];
