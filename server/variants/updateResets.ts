import { recordShape } from '../../specs/shapes.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const updateResets: Variant = {
  about: 'An Update resets the members that it leaves out (ACT-2: open).',
  hook: onRequest(null, (request, _, { operation }) => {
    const name = operation?.record;
    const record = name === undefined ? null : member.record(request, name);
    if (name === undefined || record === null || member.text(request, 'mvRecordAction') !== 'Update')
      return request;
    const empty = recordShape(name).members.map((one) => [one.name, null] as const);
    return { ...request, [name]: { ...Object.fromEntries(empty), ...record } };
  }),
};
