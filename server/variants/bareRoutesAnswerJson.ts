import type { Variant } from '../Variant.ts';

export const bareRoutesAnswerJson: Variant = {
  about: 'On a bare named route the answer is in json, whatever was sent (FMT-10: the format there is OPEN).',
  hook: (inner) => ({
    exchange: (request) => {
      const [path = '', query = ''] = request.url.split('?', 2);
      const isBare = /^\/[A-Z][A-Za-z]+\/[A-Za-z]+$/.test(path) && !/(^|&)(format|callback)=/.test(query);
      return inner.exchange(isBare ? { ...request, url: `${path}?${query}&format=json` } : request);
    },
  }),
};
