import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Hook } from '../Hook.ts';
import type { Variant } from '../Variant.ts';

const often = 9;

/** Blanks keep a connection alive until the answer is known. Before an XML declaration there may be none. */
function padded(body: Uint8Array, type: string): Uint8Array {
  if (!/json|xml/.test(type) || !/^[{<]/.test(Buffer.from(body.subarray(0, 1)).toString('latin1')))
    return body;
  if (Buffer.from(body.subarray(0, 5)).toString('latin1') === '<?xml') return body;
  return Buffer.concat([Buffer.from(`${' '.repeat(600)}\r\n\n`), body, Buffer.from('\n')]);
}

const gateway: Hook = (inner) => {
  let count = 0;
  return {
    exchange: (request) => {
      const answer = inner.exchange(request);
      count += 1;
      const type = answer.headers['content-type'] ?? '';
      const body = /charset=(?!"?utf-8)/i.test(type) ? answer.body : padded(answer.body, type);
      const accepts = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
      const packed = accepts && body.length > 200;
      return {
        ...answer,
        headers: {
          ...answer.headers,
          vary: 'Accept-Encoding, Origin',
          via: '1.1 edge-7 (Envoy)',
          age: '0',
          etag: `W/"${createHash('sha1').update(answer.body).digest('hex')}"`,
          'cache-control': 'private, max-age=0, must-revalidate',
          'set-cookie': `ARRAffinity=node${count % 3}; Path=/; HttpOnly; SameSite=Lax`,
          ...(packed ? { 'content-encoding': 'br' } : {}),
          ...(count % often === 0 ? { connection: 'close' } : { 'keep-alive': 'timeout=5, max=9' }),
        },
        body: packed ? brotliCompressSync(body) : body,
      };
    },
  };
};

export const gatewayHabits: Variant = {
  about:
    'Stands behind a gateway that sends blanks before json and XML, packs with brotli, sets cookies and often closes connections.',
  hook: gateway,
  // It packs by itself.
  sending: { gzip: false },
};
