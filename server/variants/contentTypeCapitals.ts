import { onStatusAndHeaders } from '../hooks/onStatusAndHeaders.ts';
import type { Variant } from '../Variant.ts';

export const contentTypeCapitals: Variant = {
  about: 'Media types are written in capitals, with their charset in quotes and a parameter more.',
  hook: onStatusAndHeaders({}, ({ headers }) => {
    const [type = '', charset = 'charset=utf-8'] = (headers['content-type'] ?? '').split(/;\s*/, 2);
    const quoted = `Charset="${charset.replace(/^charset=/, '').toUpperCase()}"`;
    return { headers: { ...headers, 'content-type': `${type.toUpperCase()} ; ${quoted} ; Version=2017` } };
  }),
};
