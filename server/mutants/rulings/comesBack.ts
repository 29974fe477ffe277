import { broken, lawful, unseen } from '../Ruling.ts';
import { and, doing, type Facts, holdsAddresses, named, not, type Rule, typed } from './Rule.ts';
import { asSent } from './sameBytes.ts';

const isPlain = ({ site }: Facts): boolean => site.plain;

/** What comes back as it was sent, whether the request was not understood or the answer says something else. */
export const comesBack: readonly Rule[] = [
  {
    when: and(named('COD', 'GTEEC', 'ChequeCod'), doing('gone', 'named', 'default')),
    means: unseen(
      'A server may refuse payment on delivery without its amount, so that none is asked for, and false says nothing.',
    ),
  },
  {
    when: named('CompanyDaylightStartDate', 'CompanyDaylightEndDate'),
    means: broken('SHOULD', ['TYP-16', 'TYP-14'], 'The dates of daylight saving come back as sent.'),
  },
  {
    when: and(named('IntegrationUpdateDateTime'), not(doing('gone', 'named', 'default'))),
    means: broken('SHOULD', ['TYP-16'], 'The time of an integration update comes back as sent.'),
  },
  {
    when: and(holdsAddresses, doing('fewer')),
    means: lawful('A server may keep one address of a type.'),
  },
  {
    when: and(not(isPlain), doing('more')),
    means: lawful('A server may add rows of its own to a list that is not plain.'),
  },
  { when: doing('turned'), means: lawful('The order of rows is not shown.') },
  {
    when: and(isPlain, doing('whole'), typed('number')),
    means: broken('SHOULD', ['TYP-13', ...asSent], 'Fractions of numbers come back as sent.'),
  },
  {
    when: and(isPlain, doing('whole')),
    means: broken('MUST', ['TYP-13', ...asSent], 'Decimals come back as sent.'),
  },
];
