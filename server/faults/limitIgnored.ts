import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';

export const limitIgnored: Fault = {
  clause: 'GET-10',
  about: 'Page and Limit are passed over.',
  causes: ['a page holds more than Limit rows'],
  operations: ['SerialNumberGet'],
  hook: onRequest(['SerialNumberGet'], ({ Page, Limit, ...rest }) => rest),
};
