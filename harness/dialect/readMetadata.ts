import { answerText } from './answerText.ts';
import type { DialectProbe } from './DialectProbe.ts';
import { unescaped } from './namedNamespaces.ts';

/** What a target publishes about its own XML. */
export interface Metadata {
  readonly namespaces: readonly string[];
  /** Likely names for the items of Filters. */
  readonly filterItems: readonly string[];
}

const standard = /^https?:\/\/(?:www\.w3\.org|schemas\.xmlsoap\.org)\//;

/**
 * Looks where such servers describe themselves: the WSDL at the SOAP address, and a page with a sample request. This takes two
 * requests; both pages may be missing.
 */
export async function readMetadata(probe: DialectProbe, operationName: string): Promise<Metadata> {
  const texts: string[] = [];
  for (const [path, query] of [
    ['/soap11', {}],
    ['/xml/metadata', { op: operationName }],
  ] as const) {
    const exchange = await probe.get(path, query);
    if (exchange?.response?.status === 200) texts.push(unescaped(answerText(exchange)));
  }
  const text = texts.join('\n');
  const uris = [
    ...text.matchAll(/(?:[nN]amespace|xmlns(?::\w+)?)\s*=\s*["']([a-z][a-z0-9+.-]*:[^"'\s<>]+)["']/g),
  ];
  const items = [
    ...text.matchAll(/<(?:\w+:)?Filters\b[^>]*>\s*<(?:\w+:)?([A-Za-z_][\w.-]*)/g),
    ...text.matchAll(/name="Filters"[^>]*type="(?:\w+:)?ArrayOf(\w+)"/g),
  ];
  return {
    namespaces: [...new Set(uris.map((match) => match[1] ?? ''))]
      .filter((uri) => !standard.test(uri))
      .slice(0, 20),
    filterItems: [...new Set(items.map((match) => match[1] ?? ''))].slice(0, 3),
  };
}
