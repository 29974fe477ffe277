import type { Fault } from '../Fault.ts';
import { onScalars } from '../hooks/onScalars.ts';

export const flagsWithCapital: Fault = {
  clause: 'TYP-2',
  level: 'SHOULD',
  about: 'Outside json true and false are written as True and False.',
  causes: ['true and false are written with capitals ({actual})'],
  operations: ['*'],
  hook: onScalars({ formats: ['xml', 'jsv', 'csv', 'soap11', 'soap12'] }, ['bool'], (value) =>
    value === true ? 'True' : 'False',
  ),
};
