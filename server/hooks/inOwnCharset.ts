import { charsetOf } from '../../formats/charset/charsetOf.ts';
import type { Hook } from '../Hook.ts';
import { onStatusAndHeaders } from './onStatusAndHeaders.ts';
import type { Where } from './Where.ts';

/**
 * Writes answers in a charset that is not always UTF-8, and declares it. An answer that another variant has already written so
 * stays as it is, because bytes are in one charset.
 */
export const inOwnCharset = (
  where: Where,
  write: (text: string) => { readonly charset: string; readonly body: Buffer },
): Hook =>
  onStatusAndHeaders(where, ({ headers, body: utf8 }) => {
    const type = headers['content-type'] ?? '';
    if ((charsetOf(type) ?? 'utf-8') !== 'utf-8') return {};
    const { charset, body } = write(Buffer.from(utf8).toString('utf8'));
    const mediaType = type.replace(/;\s*charset=[^;]*/i, '');
    return { headers: { ...headers, 'content-type': `${mediaType}; charset=${charset}` }, body };
  });
