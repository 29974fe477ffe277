import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const bundlesRefused: Fault = {
  clause: 'DOC-3',
  about: 'In xml a document that asks for the rows of bundles is refused.',
  causes: ['a document with an option is refused, which is taken without'],
  operations: ['DocumentUpdate'],
  hook: refusing(
    ['DocumentUpdate'],
    (request, { body }) => body === 'xml' && member.flag(request, 'AutoInsertBundledProductRows'),
    'Bundles are not known.',
  ),
};
