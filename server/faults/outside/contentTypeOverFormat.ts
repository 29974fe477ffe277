import { mediaTypeFormat } from '../../addressing/mediaTypeFormat.ts';
import type { Fault } from '../../Fault.ts';

export const contentTypeOverFormat: Fault = {
  clause: 'FMT-7',
  about:
    'On named routes format is read of what comes by GET: what is posted is answered in the format of its body.',
  operations: ['*'],
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
