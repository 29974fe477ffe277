import { decodeText } from '../../formats/charset/decodeText.ts';
import type { Answer } from './Answer.ts';
import type { Exchange } from './Exchange.ts';
import { headerIn, mediaTypeIn } from './headers.ts';
import { statusIn } from './statusBlock.ts';

type Response = NonNullable<Exchange['response']>;

/** How much of a body is looked at, in bytes. */
const bytesOfPage = 16 * 1024;

const textOf = ({ body }: Response): string =>
  Buffer.from(body.subarray(0, bytesOfPage)).toString('utf8').replaceAll('\0', '');

/** Whether a body is an HTML page: by its beginning, or by its media type if it begins with a tag. */
function isHtml(response: Response): boolean {
  if (beginsPlainly(response.body)) return false;
  const start = textOf(response).replace(/^\ufeff?(?:\s|<\?xml[^>]*>|<!--[\s\S]*?-->)*/, '');
  if (/^<(?:!doctype\s+html|html|head|body|title|h1|center)\b/i.test(start)) return true;
  return (
    /^(?:text\/html|application\/xhtml\+xml)$/.test(mediaTypeIn(response.headers)) && /^(?:<|$)/.test(start)
  );
}

/**
 * Whether the first visible byte is ASCII and opens no tag, as in json, jsv and csv. Most answers need not become text to be told from
 * a page.
 */
function beginsPlainly(body: Uint8Array): boolean {
  const first = body.find((byte) => byte > 0x20);
  return first !== undefined && first < 0x7f && first !== 0x3c;
}

/** Whether a response is a redirect. */
export const isRedirect = ({ status, headers }: Response): boolean =>
  [301, 302, 303, 307, 308].includes(status) && headerIn(headers, 'location') !== undefined;

/**
 * Whether anything in an answer comes from the API: a readable status block, its names in a body that can't be read, or an
 * envelope.
 */
export function showsApi(answer: Pick<Answer, 'exchange' | 'decoded'>): boolean {
  const { response } = answer.exchange;
  if (response === null) return false;
  if (Object.values(statusIn(answer) ?? {}).some((value) => value !== undefined)) return true;
  return /ResponseStatus|<(?:[\w.-]+:)?Envelope[\s>]/.test(textOf(response));
}

/** Whether something other than the API answered a call, with an HTML page or a redirect: a gateway, a login, another site. */
export const isForeignPage = (answer: Pick<Answer, 'exchange' | 'decoded'>): boolean => {
  const { response } = answer.exchange;
  return response !== null && (isRedirect(response) || isHtml(response)) && !showsApi(answer);
};

/** A page without what differs between calls: the operation's name, and numbers. */
export const pageText = ({ call, exchange: { response } }: Answer): string =>
  `${response?.status} ${Buffer.from(response?.body ?? [])
    .toString('utf8')
    .replaceAll(call.operationName, '')
    .replace(/\d+/g, '#')}`;

/** What answered, in words: `HTTP 404 with an HTML page ("404 Not Found")`. Text from the page goes through `redact`. */
export function responseInWords(response: Response, redact: (text: string) => string): string {
  const type = mediaTypeIn(response.headers);
  const what = isHtml(response)
    ? `an HTML page${titleInWords(response, redact)}`
    : response.body.length === 0
      ? 'an empty body'
      : /^[\w.+-]+\/[\w.+-]+$/.test(type)
        ? `a body of ${type}`
        : 'a body without a media type';
  return `HTTP ${response.status} with ${what}`;
}

/** The title of a page, if it is short and has no odd characters. */
function titleInWords(response: Response, redact: (text: string) => string): string {
  const type = headerIn(response.headers, 'content-type');
  const { text } = decodeText(response.body.subarray(0, bytesOfPage), { contentType: type });
  const [, found = ''] =
    /<title[^>]*>([^<]*)<\/title>/i.exec(text) ?? /<h1[^>]*>([^<]*)<\/h1>/i.exec(text) ?? [];
  const title = redact(found.replace(/\s+/g, ' ').trim());
  return /^[\p{L}\p{N}][\p{L}\p{N} .,:;!'()/|–-]{0,59}$/u.test(title) ? ` ("${title}")` : '';
}
