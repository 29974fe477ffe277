import type { Format } from '../../specs/Format.ts';
import type { Hook } from '../Hook.ts';
import { onStatusAndHeaders } from '../hooks/onStatusAndHeaders.ts';
import type { Variant } from '../Variant.ts';

const mediaTypes: Readonly<Record<Format, string>> = {
  json: 'Application/JSON; Charset="UTF-8"; profile="https://example.com/v2017a;strict"',
  xml: 'Application/XML;charset="utf-8"',
  jsv: 'Text/JSV ; charset=Utf-8',
  csv: 'Text/CSV; header=present; charset=utf-8',
  soap11: 'Text/XML; charset="utf-8"',
  soap12: 'Application/SOAP+XML; charset="utf-8"; action="urn:example:answer"',
};

/** What gateways add. The limit is only told, and nothing is refused. */
const hook: Hook = (inner, store, server) => {
  let count = 0;
  return onStatusAndHeaders({}, ({ headers }, { format, callback }) => {
    count += 1;
    return {
      headers: {
        ...headers,
        ...(callback === null ? { 'content-type': mediaTypes[format] } : {}),
        'x-ratelimit-limit': '1000',
        'x-ratelimit-remaining': String(999 - (count % 1000)),
        'content-disposition': 'attachment; filename="answer; part=1, page=2.txt"',
        'content-language': 'en, el',
        'set-cookie': 'session="a1.b2"; Path=/; HttpOnly',
        etag: `W/"${count}"`,
        warning: '299 - "This version is deprecated, use another"',
        vary: '*',
        'x-content-type-options': 'nosniff',
      },
    };
  })(inner, store, server);
};

export const mediaTypesInMixedCase: Variant = {
  about:
    'Spells media types in mixed case with quoted parameters, and adds cookies, rate limits and other headers of gateways (FMT-2).',
  hook,
  sending: { chunked: true, gzip: true },
};
