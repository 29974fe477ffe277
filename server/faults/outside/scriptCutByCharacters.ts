import type { Fault } from '../../Fault.ts';
import { onStatusAndHeaders } from '../../hooks/onStatusAndHeaders.ts';

export const scriptCutByCharacters: Fault = {
  clause: 'FMT-8',
  about:
    'The length of a script is counted in characters and sent in bytes, so that its end is missing where text is not ASCII.',
  causes: ['the answer is cut off (at byte {length})'],
  operations: ['*'],
  hook: onStatusAndHeaders({ jsonp: true }, ({ body }) => ({
    body: body.subarray(0, Buffer.from(body).toString('utf8').length),
  })),
};
