import { slugs } from '../../formats/slugs.ts';
import { isSoap } from '../../specs/isSoap.ts';
import type { Check } from '../kernel/Check.ts';
import { scalarCheck } from '../kernel/checks.ts';

/** bool members are true or false; in xml and soap they should be lower case. */
export const TYP2: readonly Check[] = [
  scalarCheck({ clause: 'TYP-2', level: 'MUST', types: ['bool'], alwaysIn: 'result' }),
  scalarCheck({
    clause: 'TYP-2',
    level: 'SHOULD',
    slug: slugs.lowerCase,
    types: ['bool'],
    alwaysIn: 'result',
    when: ({ format }) => format === 'xml' || isSoap(format),
  }),
];
