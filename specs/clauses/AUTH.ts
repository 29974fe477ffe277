import { all } from '../appliesTo/all.ts';
import { atDefaultAddress } from '../appliesTo/atDefaultAddress.ts';
import { both } from '../appliesTo/both.ts';
import { either } from '../appliesTo/either.ts';
import { except } from '../appliesTo/except.ts';
import { kindIs } from '../appliesTo/kindIs.ts';
import { operationIs } from '../appliesTo/operationIs.ts';
import type { Clause } from '../Clause.ts';

/** The key. */
export const AUTH: readonly Clause[] = [
  {
    id: 'AUTH-1',
    level: 'MUST',
    statement: 'The key in the body field APIKEY is enough for every operation.',
    section: 'Authentication 1',
    judging: 'No call carries a header for it, and none is refused for want of one.',
    appliesTo: {
      reason: 'Every operation at the default address of each format, where the body carries the key.',
      holds: both(all, atDefaultAddress),
    },
  },
  {
    id: 'AUTH-2',
    level: 'MUST',
    statement: 'APIKeyGet answers a status block.',
    section: 'Authentication 2',
    judging: 'SHOULD: no other member has a value.',
    appliesTo: {
      reason: 'The rule is about APIKeyGet.',
      holds: both(operationIs('APIKeyGet'), atDefaultAddress),
    },
  },
  {
    id: 'AUTH-3',
    level: 'SHOULD',
    statement: 'A missing, empty, wrong or truncated key gets no data and no success, and changes nothing.',
    section: 'Authentication 1',
    judging:
      'Never answered "0", no records, and nothing written. The right key with further characters behind it is a wrong one.',
    open: 'The answer itself (Errors 7); padded keys and keys in another letter case are observed.',
    appliesTo: {
      reason:
        'Every Get and every write, whose success would show; a delete is never tried with a wrong key, since it might work, but that of a company which the run made. Wrong keys are tried seldom, since a server may lock an account: on the call that only tests the key, on one that gives data and on one whose change can be read back. Elsewhere the key is left out.',
      holds: both(either(kindIs('get', 'write'), operationIs('CompanyDelete')), atDefaultAddress),
    },
  },
  {
    id: 'AUTH-4',
    level: 'NOTE',
    statement: 'No response repeats the key.',
    section: 'Security: a key that is echoed ends up in logs and caches.',
    judging: 'The key is not found in the bytes of any answer.',
    appliesTo: {
      reason:
        'Any answer, but not those of AccountSettingsGet and UserGet, whose members are not shown and may be the key.',
      holds: both(all, except(operationIs('AccountSettingsGet', 'UserGet'))),
    },
  },
];
