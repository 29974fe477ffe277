import type { Dependence } from './Dependence.ts';

/** Every dependence that a proof takes for no misplaced blame. */
export const dependences: readonly Dependence[] = [
  {
    broken: 'AUTH-2',
    also: 'ENV-1',
    apart: 'accountBesideKey',
    reason: 'The status block is all that APIKeyGet answers: AUTH-2 asks for it there, ENV-1 everywhere.',
  },
  {
    broken: 'ENV-1',
    also: 'AUTH-2',
    apart: 'statusLeftOut',
    reason: 'A target that sends no status block anywhere sends none for APIKeyGet either.',
  },
  {
    broken: 'TYP-12',
    also: 'ERR-5',
    apart: 'ampersandsLost',
    reason:
      'Who reads a body in a charset that knows every byte finds none that is wrong, and letters that are others.',
  },
  {
    broken: 'XF-1',
    also: 'ACT-6',
    apart: 'outside/gridTypeIsTypeInSoap11',
    reason: 'What one format leaves out of all that it reads, it does not show of what was written either.',
  },
];
