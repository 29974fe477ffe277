import { onStatusAndHeaders } from '../hooks/onStatusAndHeaders.ts';
import type { Variant } from '../Variant.ts';

export const charsetNamed: Variant = {
  about: 'Every Content-Type names its charset, some in capitals (FMT-2: parameters are fine).',
  hook: onStatusAndHeaders({}, ({ headers }) => {
    const type = headers['content-type'] ?? '';
    return {
      headers: { ...headers, 'content-type': type.includes('charset') ? type : `${type};charset=UTF-8` },
    };
  }),
};
