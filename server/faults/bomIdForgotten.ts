import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const bomIdForgotten: Fault = {
  clause: 'ERR-3',
  about: 'The failure of ProductBOMDelete has entityID 0.',
  causes: ['entityID of a failed delete is not the id that was sent ({actual})'],
  operations: ['ProductBOMDelete'],
  hook: onAnswerMembers({ operations: ['ProductBOMDelete'], outcome: 'failure' }, (members) => ({
    ...members,
    entityID: numeric(0),
  })),
};
