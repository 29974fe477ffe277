import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';

export const alwaysFirstPage: Fault = {
  clause: 'GET-10',
  level: 'SHOULD',
  about: 'Every page of the batch numbers is the first.',
  causes: ['pages overlap or leave rows out'],
  operations: ['BatchNumberGet'],
  hook: onRequest(['BatchNumberGet'], ({ Page, ...rest }) => rest),
};
