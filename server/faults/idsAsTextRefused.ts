import type { Fault } from '../Fault.ts';
import { onBody } from '../hooks/onBody.ts';
import { OperationFailure } from '../OperationFailure.ts';

export const idsAsTextRefused: Fault = {
  clause: 'TYP-4',
  about: 'In json an id that is sent as text is refused as no number.',
  causes: ['a number that is sent as text is refused'],
  operations: ['ContactPersonDelete'],
  hook: onBody({ operations: ['ContactPersonDelete'], bodies: ['json'] }, (text) => {
    if (/"ContactPersonIDToDelete":"/.test(text))
      throw new OperationFailure('ContactPersonIDToDelete is no number.');
    return text;
  }),
};
