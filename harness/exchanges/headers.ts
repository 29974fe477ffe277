import type { Answer } from './Answer.ts';
import type { Headers } from './Exchange.ts';

/** The value of a header, by its name in lower case; undefined where there is none. Clients write names in any case. */
export const headerIn = (headers: Headers | undefined, name: string): string | undefined =>
  headers?.find(([each]) => each.toLowerCase() === name)?.[1];

/** The media type in the value of a Content-Type or Accept header: lower case, without parameters. */
export const mediaType = (header: string): string => (header.split(';')[0] ?? '').trim().toLowerCase();

/** The media type that headers name; empty where they name none. */
export const mediaTypeIn = (headers: Headers | undefined): string =>
  mediaType(headerIn(headers, 'content-type') ?? '');

/** The media type of an answer; empty where its headers name none. */
export const answeredType = ({ exchange: { response } }: Answer): string => mediaTypeIn(response?.headers);
