import type { Variant } from '../Variant.ts';

export const bareRoutesAnswerXml: Variant = {
  about: 'On a bare named route the answer is in xml, whatever was sent (FMT-10: the format there is OPEN).',
  hook: (inner) => ({
    exchange: (request) => {
      const [path = '', query = ''] = request.url.split('?', 2);
      const isBare = /^\/[A-Z][A-Za-z]+\/[A-Za-z]+$/.test(path) && !/(^|&)format=/.test(query);
      return inner.exchange(isBare ? { ...request, url: `${path}?${query}&format=xml` } : request);
    },
  }),
};
