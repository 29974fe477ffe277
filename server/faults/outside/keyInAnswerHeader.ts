import type { Fault } from '../../Fault.ts';
import { onAnswer } from '../../hooks/onAnswer.ts';

export const keyInAnswerHeader: Fault = {
  clause: 'AUTH-4',
  about: 'Answers in csv name the key in a Set-Cookie header.',
  causes: ['a header of the answer holds the key; it stands in {header}'],
  operations: ['*'],
  hook: (inner, store, server) =>
    onAnswer({ formats: ['csv'] }, ({ headers }) => ({
      headers: { ...headers, 'set-cookie': `session=${server.apiKey}; Path=/` },
    }))(inner, store, server),
};
