import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';

export const everyLimitRefused: Fault = {
  clause: 'GET-10',
  about: 'BatchNumberGet fails for Page and Limit, whatever Limit is.',
  causes: ['a page is refused'],
  operations: ['BatchNumberGet'],
  hook: refusing(['BatchNumberGet'], ({ Limit }) => Limit !== undefined, 'Pages are not offered.'),
};
