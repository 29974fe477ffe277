import { broken, lawful, type Ruling } from '../Ruling.ts';
import { besideRecords } from './besideRecords.ts';
import { inEchoes } from './inEchoes.ts';
import { inReads } from './inReads.ts';
import { inRequests } from './inRequests.ts';
import { doing, type Facts, firstRuling, type Rule } from './Rule.ts';
import { typeRules } from './typeRules.ts';

/** What is open wherever it happens. */
const openRules: readonly Rule[] = [
  { when: doing('blanks'), means: lawful('Blanks at the edges of a text are open (TYP-12).') },
  { when: doing('fraction'), means: lawful('Fractions of a second are open (TYP-16).') },
  { when: doing('none'), means: lawful('An empty list may be absent or nil (TYP-15, ENV-14).') },
];

const formRules: readonly Rule[] = [
  {
    when: doing('alone'),
    means: ({ site }) =>
      broken(
        'MUST',
        site.kind === 'list'
          ? ['GET-1', 'TYP-11', 'TYP-15', 'FMT-1']
          : ['TYP-15', 'TYP-11', 'GET-1', 'TYP-14'],
        'A list of one item is a list.',
      ),
  },
  ...typeRules,
];

const requestRules = [...openRules, ...inRequests];
const answerRules = [...openRules, ...formRules, ...besideRecords];
const readRules = [...answerRules, ...inReads];
const echoRules = [...answerRules, ...inEchoes];

/** What the document says about a mutant of a member. */
export function ruled(facts: Facts): Ruling {
  const { direction, operation } = facts.site;
  if (direction === 'request') return firstRuling(requestRules, facts);
  return firstRuling(operation.list === undefined ? echoRules : readRules, facts);
}
