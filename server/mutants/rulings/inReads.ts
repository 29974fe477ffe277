import { isSoap } from '../../../specs/isSoap.ts';
import { writeShownBy } from '../../../specs/writtenAndRead.ts';
import { broken, lawful, type Ruling, unseen } from '../Ruling.ts';
import {
  always,
  and,
  doing,
  type Facts,
  holdsPlain,
  inEveryFormat,
  named,
  not,
  ofKind,
  type Rule,
  typed,
} from './Rule.ts';
import { everySearch } from './sameBytes.ts';

const isTop = ({ site }: Facts): boolean => site.way.length === 2;
const takesFilters = ({ site }: Facts): boolean => site.operation.filters === true;
const isOrdered = ({ site }: Facts): boolean => site.operation.order !== undefined;
const isPaged = ({ site }: Facts): boolean => site.operation.request.some(({ name }) => name === 'Limit');
const isOptional = ({ site: { operation, member } }: Facts): boolean =>
  operation.response.some(({ name, optional }) => name === member.name && optional === true);
/** The API can write what this Get reads. */
const isWritten = ({ site }: Facts): boolean => writeShownBy(site.operation) !== undefined;
/** A value that a client can search by, since the document says what a search by it selects. */
const isSearched = and(
  takesFilters,
  isTop,
  typed('int', 'decimal', 'number', 'bool', 'string', 'enumeration', 'intText'),
);
const isScalar = ({ site: { member } }: Facts): boolean => member.type.kind === 'scalar';
const isDaylight = named('CompanyDaylightStartDate', 'CompanyDaylightEndDate');
const otherValue = doing(
  'other',
  'added',
  'whole',
  'unsigned',
  'shifted',
  'default',
  'case',
  'gone',
  'named',
);

const isRepeated = ({ scope }: Facts): boolean => scope.times !== undefined;
/** The ids by which records are ordered, and which records there are. */
const isSeenInOrder = (facts: Facts): boolean =>
  facts.site.member.name === facts.site.operation.order || and(ofKind('list'), doing('fewer', 'more'))(facts);

/** One format or address against the others, and one time against the other. */
const comparedRules: readonly Rule[] = [
  {
    when: and(ofKind('list'), doing('turned'), not(isOrdered)),
    means: lawful('This Get has no documented order.'),
  },
  {
    when: and(isRepeated, doing('turned'), not(ofKind('list'))),
    means: unseen('The order of rows is not documented.'),
  },
  // The order is promised of each answer with a limit, whichever time it is asked for. So a MUST is broken, and not GET-8 alone.
  {
    when: and(isRepeated, doing('turned')),
    means: broken(
      'MUST',
      ['GET-2', 'GET-8', 'GET-3', 'GET-4', 'GET-5', 'FLT-6', 'XF-1'],
      'With ReturnTopNRecords records come by descending id, the second time too.',
    ),
  },
  // Another id breaks the order where it is limited. A record that is missing once may be missing behind a delete of another one.
  {
    when: and(isRepeated, isSeenInOrder),
    means: broken(
      'SHOULD',
      [
        ...(['GET-8', 'GET-2', 'GET-4', 'GET-5', 'DEL-1', 'XF-1'] as const),
        ...['ACT-6', 'XF-2', 'TYP-12', 'TYP-16', 'TYP-9', 'TYP-14'],
      ],
      'The same read gives the same answer, and each answer keeps what is promised of it.',
    ),
  },
  {
    when: and(isRepeated, isWritten),
    means: broken(
      'SHOULD',
      ['GET-8', 'GET-4', 'GET-5', 'XF-1', 'ACT-6', 'XF-2', 'TYP-12', 'TYP-16', 'TYP-9', 'TYP-14'],
      'The same read gives the same answer, of what was written too.',
    ),
  },
  {
    when: isRepeated,
    means: broken(
      'SHOULD',
      ['GET-8', 'GET-4', 'GET-5', 'XF-1', 'TYP-9', 'TYP-14'],
      'The same read gives the same answer.',
    ),
  },
  {
    when: and(ofKind('list'), doing('turned'), ({ scope }) => scope.address !== undefined),
    means: ({ scope }) => atAddress(scope),
  },
  {
    when: and(ofKind('list'), doing('turned')),
    means: broken(
      'MUST',
      ['GET-2', 'GET-3', 'FLT-6', 'XF-1'],
      'With ReturnTopNRecords records come by descending id.',
    ),
  },
  { when: and(doing('turned'), inEveryFormat), means: unseen('The order of rows is not documented.') },
  {
    when: doing('turned'),
    means: broken('SHOULD', ['XF-1'], 'Rows come in the same order in every format.'),
  },
  {
    when: ({ scope }) => scope.address !== undefined,
    means: ({ scope }) => atAddress(scope),
  },
  {
    when: ({ scope, effect, site }) =>
      scope.format !== 'all' && effect === 'shifted' && site.operation.name !== 'CustomReportGetData',
    means: broken(
      'MUST',
      ['TYP-9', 'XF-1', 'ACT-6', 'TYP-16', 'XF-2'],
      'A datetime is the same in every format.',
    ),
  },
  {
    when: and(ofKind('list'), doing('more'), isPaged, ({ scope }) => scope.format !== 'all'),
    means: broken('MUST', ['GET-10', 'XF-1'], 'There are at most Limit rows, in every format.'),
  },
  {
    when: ({ scope }) => scope.format !== 'all',
    means: broken(
      'MUST',
      [
        'XF-1',
        'XF-2',
        'ACT-6',
        'TYP-9',
        'TYP-12',
        'TYP-13',
        'TYP-14',
        'TYP-16',
        'GET-1',
        'GET-5',
        'GET-9',
        ...everySearch,
      ],
      'The same Get gives the same in every format.',
    ),
  },
];

/** Mutants that act alike in every format: only what the run wrote, a filter or a limit can tell. */
const everywhereRules: readonly Rule[] = [
  {
    when: and(ofKind('list'), doing('fewer'), takesFilters),
    means: broken(
      'MUST',
      ['GET-5', 'GET-4', 'ACT-6', 'GET-6', 'ACT-1', 'XF-2', 'DEL-1', ...everySearch],
      'With ReturnTopNRecords there are as many as were asked for.',
    ),
  },
  {
    when: and(ofKind('list'), doing('more'), takesFilters),
    means: broken(
      'MUST',
      ['GET-5', 'GET-9', 'ACT-1', 'GET-4'],
      'With ReturnTopNRecords there are as many as were asked for.',
    ),
  },
  {
    when: and(ofKind('list'), doing('more'), isPaged),
    means: broken('MUST', ['GET-10'], 'There are at most Limit rows.'),
  },
  {
    when: and(ofKind('list'), doing('fewer'), isPaged),
    means: broken('SHOULD', ['GET-10'], 'The pages together are everything.'),
  },
  {
    when: and(ofKind('list'), doing('gone', 'named'), isOptional),
    means: lawful('The row calls the list optional.'),
  },
  {
    when: and(ofKind('list'), doing('gone'), not(isWritten)),
    means: unseen('A server may hold no such records, and leave out an empty list.'),
  },
  {
    when: and(ofKind('list'), doing('gone', 'named')),
    means: broken(
      'MUST',
      ['GET-1', 'TYP-14', 'ENV-14', 'GET-5', 'ACT-6', 'GET-11', 'GET-10', ...everySearch],
      'The records are in the list that the row names.',
    ),
  },
  { when: ofKind('list'), means: unseen('No client can know how many there are.') },
  {
    when: and(ofKind('id'), otherValue, takesFilters, not(doing('gone', 'named'))),
    means: broken(
      'MUST',
      ['FLT-1', 'FLT-8', 'FLT-5', 'GET-2', 'GET-3', 'GET-9', 'ACT-6', 'ACT-1', 'XF-2', 'GET-5'],
      'A record is found by the id under which it is shown.',
    ),
  },
  {
    when: and(isWritten, isDaylight, otherValue),
    means: broken('SHOULD', ['TYP-16', 'ACT-6'], 'The dates of daylight saving come back as sent.'),
  },
  {
    when: and(isWritten, ({ site }) => site.plain || site.kind === 'name', not(doing('unsigned'))),
    means: broken(
      'MUST',
      ['ACT-6', 'XF-2', 'TYP-12', 'TYP-14', 'ACT-2', ...everySearch],
      'What was written is what the Get returns.',
    ),
  },
  {
    when: and(isWritten, not(isScalar), holdsPlain, doing('gone', 'named', 'fewer', 'more')),
    means: broken('MUST', ['ACT-6', 'XF-2', 'TYP-14'], 'What was written is what the Get returns.'),
  },
  {
    when: and(isSearched, doing('case')),
    means: unseen('Whether a search minds letter case is open.'),
  },
  {
    when: and(isSearched, doing('default'), typed('string')),
    means: unseen('What a search makes of empty text is open.'),
  },
  {
    when: and(isSearched, doing('other', 'added', 'whole', 'unsigned', 'default')),
    means: broken('MUST', everySearch, 'A search selects by the values that are shown.'),
  },
  { when: always, means: unseen('Only the server knows what it holds of records that no client wrote.') },
];

/** What a Get shows. */
export const inReads: readonly Rule[] = [
  {
    when: and(doing('spelt'), ({ scope }) => scope.address !== undefined),
    means: ({ scope }) => atAddress(scope),
  },
  {
    when: doing('spelt'),
    means: broken(
      'MUST',
      ['TYP-14', 'GET-1', 'ENV-14', 'XF-1', 'ACT-6', ...everySearch],
      'Names are spelt as documented.',
    ),
  },
  ...comparedRules,
  ...everywhereRules,
];

/** Whether the document only hints at the address of a scope, so that what is wrong there breaks a SHOULD at most. */
export const isOnlyHintedAt = ({ format, address }: Facts['scope']): boolean =>
  address === 'namedGet' || (format !== 'all' && isSoap(format));

const atAddress = (scope: Facts['scope']): Ruling =>
  broken(
    isOnlyHintedAt(scope) ? 'SHOULD' : 'MUST',
    ['XF-1', 'FMT-6', 'FMT-7', 'FMT-8', 'FMT-9', 'TYP-9', 'TYP-14', 'GET-1', 'ENV-14'],
    'The same Get gives the same at every address.',
  );
