import type { Variant } from '../Variant.ts';

export const formatConflictsRefused: Variant = {
  about: 'An address that names two different formats is refused (FMT-10: format conflicts are OPEN).',
  hook: (inner) => ({
    exchange: (request) => {
      const [path = '', query = ''] = request.url.split('?');
      const named = [
        /\/(json|xml|jsv|csv)\/reply\//.exec(path)?.[1],
        /\.(json|xml|jsv|csv|soap11|soap12)$/.exec(path)?.[1],
        new URLSearchParams(query).get('format') ?? undefined,
      ].filter((format) => format !== undefined);
      if (new Set(named).size < 2) return inner.exchange(request);
      return {
        status: 400,
        headers: { 'content-type': 'text/plain' },
        body: Buffer.from('Which format?'),
        outcome: { operation: null, format: 'json', errorCode: '' },
      };
    },
  }),
};
