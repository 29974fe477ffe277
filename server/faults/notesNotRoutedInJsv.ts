import type { Fault } from '../Fault.ts';

const name = 'IntegrationUpdateUpdate';
const unknown = 'NoSuchOperation';

export const notesNotRoutedInJsv: Fault = {
  clause: 'FMT-1',
  about:
    'The service does not know IntegrationUpdateUpdate in jsv. Its answer is that of any operation that does not exist.',
  causes: ['a call is refused in {format}, and taken in {taker}'],
  operations: [name],
  hook: (inner) => ({
    exchange: (request) => {
      if (!new URL(request.url, 'http://server').pathname.endsWith(`/jsv/reply/${name}`))
        return inner.exchange(request);
      const answer = inner.exchange({ ...request, url: request.url.replace(name, unknown) });
      const text = new TextDecoder().decode(answer.body).replaceAll(unknown, name);
      return { ...answer, body: new TextEncoder().encode(text) };
    },
  }),
};
