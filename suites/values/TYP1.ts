import { slugs } from '../../formats/slugs.ts';
import type { Check } from '../kernel/Check.ts';
import { scalarCheck } from '../kernel/checks.ts';

/** int members are integers, in json without quotes; that they are plain digits is only hinted at. */
export const TYP1: readonly Check[] = [
  scalarCheck({ clause: 'TYP-1', level: 'MUST', types: ['int'], alwaysIn: 'entityID' }),
  scalarCheck({
    clause: 'TYP-1',
    level: 'SHOULD',
    slug: slugs.plainDigits,
    types: ['int'],
    alwaysIn: 'entityID',
  }),
];
