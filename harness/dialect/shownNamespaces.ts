import type { XmlFormat } from '../../specs/isXml.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { DialectProbe } from './DialectProbe.ts';
import { rootElementOf } from './rootElementOf.ts';

interface Control {
  readonly operationName: string;
  readonly apiKey: string;
}

/** A Get with a named route. Its suffix answers in soap without a body, whose namespace we would have to know. */
const routed = 'SalesOrderGet';

/** The namespace in which the target answers a GET in xml with the key in the query, if it answers one. */
export async function shownInXml(
  probe: DialectProbe,
  { operationName, apiKey }: Control,
): Promise<readonly string[]> {
  const root = rootElementOf(await probe.get(`/xml/reply/${operationName}`, { APIKEY: apiKey }));
  return namespaceOf(root, operationName);
}

/** The namespace in which the target answers in soap, by GET at a named route: it may write SOAP differently from its xml. */
export async function shownInSoap(
  probe: DialectProbe,
  { apiKey }: Control,
  formats: readonly XmlFormat[],
): Promise<readonly string[]> {
  const path = operationNamed(routed).route?.path;
  for (const format of formats) {
    if (path === undefined || format === 'xml') continue;
    const query = { APIKEY: apiKey, ReturnTopNRecords: '1' };
    const found = namespaceOf(rootElementOf(await probe.get(`${path}.${format}`, query)), routed);
    if (found.length > 0) return found;
  }
  return [];
}

const namespaceOf = (root: ReturnType<typeof rootElementOf>, operationName: string): readonly string[] =>
  root?.name === `${operationName}Response` && root.namespace !== '' ? [root.namespace] : [];
