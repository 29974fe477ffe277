import { mediaTypeFormat } from '../addressing/mediaTypeFormat.ts';
import type { Variant } from '../Variant.ts';

export const contentTypeOverFormat: Variant = {
  about:
    'On named routes what is posted with another format in the query than its body has is answered in the format of the body (FMT-10: formats that contradict each other).',
  hook: (inner) => ({
    exchange: (request) => {
      const format = mediaTypeFormat(request.headers['content-type']);
      if (
        request.method !== 'POST' ||
        request.url.includes('/reply/') ||
        format === undefined ||
        format === 'form'
      )
        return inner.exchange(request);
      return inner.exchange({
        ...request,
        url: request.url.replace(/([?&]format=)(json|xml|jsv|csv)(?=&|$)/, `$1${format}`),
      });
    },
  }),
};
