import { defaultAddress } from '../../../specs/defaultAddress.ts';
import { showsLayout } from '../../../specs/Format.ts';
import { isXml } from '../../../specs/isXml.ts';
import { addressClause } from '../../../specs/promises.ts';
import { broken, lawful, type Ruling } from '../Ruling.ts';
import { besideRecords } from './besideRecords.ts';
import { inEchoes } from './inEchoes.ts';
import { inReads, isOnlyHintedAt } from './inReads.ts';
import { inRequests } from './inRequests.ts';
import { and, doing, type Facts, firstRuling, type Rule } from './Rule.ts';
import { typeRules } from './typeRules.ts';

/** What is open wherever it happens. */
const openRules: readonly Rule[] = [
  { when: doing('blanks'), means: lawful('Blanks at the edges of a text are open (TYP-12).') },
  { when: doing('fraction'), means: lawful('Fractions of a second are open (TYP-16).') },
  { when: doing('none'), means: lawful('An empty list may be absent or nil (TYP-15, ENV-14).') },
];

const formRules: readonly Rule[] = [
  {
    when: and(doing('alone'), ({ scope: { format } }) => format !== 'all' && isXml(format)),
    means: lawful(
      'The document shows no layout of lists in xml: an element that is repeated for each item is one.',
    ),
  },
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
  if (direction === 'request') return inOneFormat(firstRuling(requestRules, facts), facts);
  if (operation.list === undefined) return firstRuling(echoRules, facts);
  const ruling = firstRuling(readRules, facts);
  if (ruling.is === 'lawful' && isWrappedAlone(facts))
    return broken('MUST', ['FMT-8'], 'What is wrapped equals the unwrapped answer.');
  return facts.scope.address === undefined ? ruling : atAnotherAddress(ruling, facts.scope);
}

/** A call that one format refuses and json takes is one that this format does not take. Of json and jsv the layout is shown. */
function inOneFormat(ruling: Ruling, { site: { operation }, scope: { format } }: Facts): Ruling {
  if (ruling.is !== 'fault' || operation.kind === 'get' || format === 'all' || showsLayout(format))
    return ruling;
  const clause = addressClause(defaultAddress(format), format);
  const [first, ...others] = ruling.clauses;
  return broken(ruling.level, [first, ...others, clause], ruling.because);
}

/** Where a member of the message itself is not there in what is wrapped, and is there elsewhere. */
const isWrappedAlone = ({ site, effect, scope }: Facts): boolean =>
  scope.address === 'jsonp' && site.way.length === 1 && ['gone', 'named'].includes(effect);

/**
 * At another address than the usual one the same Get shows something else (XF-1), at the level of that address. What a callback wraps is
 * compared by FMT-8.
 */
function atAnotherAddress(ruling: Ruling, scope: Facts['scope']): Ruling {
  const clause = scope.address === 'jsonp' ? 'FMT-8' : 'XF-1';
  if (ruling.is !== 'fault' || ruling.clauses.includes(clause)) return ruling;
  const [first, ...others] = ruling.clauses;
  return broken(isOnlyHintedAt(scope) ? 'SHOULD' : ruling.level, [first, ...others, clause], ruling.because);
}
