import type { Foreign } from './lawful/startLawful.ts';

/** What came back, as text in its own charset. */
export interface Asked {
  readonly status: number;
  readonly contentType: string;
  readonly headers: Headers;
  readonly text: string;
}

/** Sends one request, written by hand, to a foreign server. */
export async function ask(
  { url }: Foreign,
  path: string,
  body: string | null,
  headers: Record<string, string> = {},
): Promise<Asked> {
  const response = await fetch(url + path, { method: body === null ? 'GET' : 'POST', body, headers });
  const contentType = response.headers.get('content-type') ?? '';
  const charset = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  const decoder = new TextDecoder(charset, { ignoreBOM: true });
  const text = decoder.decode(await response.arrayBuffer());
  return { status: response.status, contentType, headers: response.headers, text };
}

/** Members of a json request beside the key. */
export const askJson = (
  foreign: Foreign,
  operation: string,
  members: object = {},
  query = '',
): Promise<Asked> =>
  ask(foreign, `/json/reply/${operation}${query}`, JSON.stringify({ APIKEY: foreign.apiKey, ...members }), {
    'Content-Type': 'application/json',
  });

export const askJsv = (foreign: Foreign, operation: string, members = ''): Promise<Asked> =>
  ask(foreign, `/jsv/reply/${operation}`, `{APIKEY:${foreign.apiKey}${members}}`, {
    'Content-Type': 'text/jsv',
  });

export const askCsv = (foreign: Foreign, operation: string, header = '', row = ''): Promise<Asked> =>
  ask(foreign, `/csv/reply/${operation}`, `APIKEY${header}\r\n${foreign.apiKey}${row}\r\n`, {
    'Content-Type': 'text/csv',
  });

/** The element of an operation as the foreign servers want it; `base` goes in front of, `own` behind the key. */
const element = ({ apiKey }: Foreign, operation: string, own: string, base: string): string =>
  `<${operation} xmlns="urn:himal:depot:calls" xmlns:b="urn:himal:depot:common">` +
  `<b:APIKEY>${apiKey}</b:APIKEY>${base}${own}</${operation}>`;

export const askXml = (foreign: Foreign, operation: string, own = '', base = ''): Promise<Asked> =>
  ask(foreign, `/xml/reply/${operation}`, element(foreign, operation, own, base), {
    'Content-Type': 'application/xml',
  });

export const askSoap = (
  foreign: Foreign,
  version: 'soap11' | 'soap12',
  operation: string,
  own = '',
  header: Record<string, string> = version === 'soap11' ? { SOAPAction: operation } : {},
): Promise<Asked> => {
  const namespace =
    version === 'soap11'
      ? 'http://schemas.xmlsoap.org/soap/envelope/'
      : 'http://www.w3.org/2003/05/soap-envelope';
  const body = element(foreign, operation, own, '');
  return ask(
    foreign,
    `/${version}`,
    `<s:Envelope xmlns:s="${namespace}"><s:Body>${body}</s:Body></s:Envelope>`,
    { 'Content-Type': 'text/xml; charset=utf-8', ...header },
  );
};
