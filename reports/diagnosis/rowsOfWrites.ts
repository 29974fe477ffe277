import { changeBetween, sentElsewhere } from './changesOfText.ts';
import { itsWords, type Row, refusedBy, type Table } from './Row.ts';

/** A write or a read that does not do what it should with a member; `#` stands for the member, or for its rows. */
const kept = (does: string, fresh: 'fresh' | 'written before'): readonly Row[] => [
  {
    words: 'another number of rows comes back than was sent ({member})',
    seen: { expected: /^[\d,]+ rows?$/, actual: /^[\d,]+ rows?$|^none$/ },
    apart: ['tail'],
  },
  {
    words: 'rows that an update no longer sends are still there ({member})',
    seen: { message: /kept a \w+ that it no longer sent/ },
    apart: ['tail'],
  },
  {
    words: 'a new row is not added ({member})',
    seen: { message: /did not add the row/ },
    apart: ['tail'],
  },
  {
    words: does.replace('#', 'rows of {member}'),
    seen: { expected: /^a row with/, actual: /^none among/ },
    apart: ['tail'],
  },
  ...(fresh === 'fresh'
    ? [
        {
          words: does.replace('#', '{member}'),
          cause: 'it holds what was sent as {from}',
          fits: sentElsewhere,
          apart: ['tail'],
        },
      ]
    : []),
  { words: does.replace('#', '{member}'), cause: '{change}', fits: changeBetween, apart: ['change'] },
  {
    words: does.replace('#', '{member}'),
    cause: 'it is empty',
    seen: { actual: /^(?:""|nil|absent)$/ },
    apart: ['cause', 'tail'],
  },
  { words: does.replace('#', '{member}'), seen: { path: /./, expected: /./ }, apart: ['tail'] },
];

const anotherId: Row = {
  words: 'an update makes another record, or gives the record another id',
  seen: { message: /answers with another id|made another record/ },
};

const actionRefused: Row = refusedBy('an action of the record is refused', /is refused|fails/);

/** What is written or deleted: ACT, IU, PB, SP, PO-4, SHP, EVT, DEL. */
export const rowsOfWrites: Table = {
  'ACT-1': [
    { words: 'two inserts get the same id', seen: { message: /two inserts answer with the same id/ } },
    {
      words: 'an Insert right after a call that failed is refused',
      seen: { message: /right after a call that failed is refused/ },
    },
    { words: 'one insert makes two records', seen: { message: /one insert made two/ } },
    refusedBy('an insert is refused', /is refused|fails/),
    ...kept('an insert does not bring back # as sent', 'fresh'),
  ],
  'ACT-2': [
    anotherId,
    refusedBy('an Update is refused', /is refused|fails/),
    ...kept('an Update does not bring back # as sent', 'written before'),
  ],
  'ACT-3': [
    anotherId,
    refusedBy('InsertOrUpdate is refused', /is refused|fails/),
    ...kept('InsertOrUpdate does not bring back # as sent', 'written before'),
  ],
  'ACT-4': [
    anotherId,
    refusedBy('InsertOrUpdateNonEmptyFields is refused', /is refused|fails/),
    {
      words: 'InsertOrUpdateNonEmptyFields clears what the request has no value for ({member})',
      seen: {
        actual: /^(?:""|nil|absent|none among 0 rows)$/,
        message: /did not (?:keep|change the members that were sent)/,
      },
    },
    ...kept('InsertOrUpdateNonEmptyFields does not bring back # as sent', 'written before'),
  ],
  'ACT-5': [
    {
      words: 'an Update of what does not exist succeeds',
      seen: { message: /does not exist (?:succeeds|answers with the id)/ },
    },
    { words: 'an Update of what does not exist makes a record', seen: { message: /made one/ } },
  ],
  'ACT-6': [
    {
      words: 'a Get shows what was written before the last write ({member})',
      seen: { message: /written last/ },
    },
    ...kept('a Get does not show # as written', 'written before'),
  ],
  'ACT-7': [
    {
      words: 'a write that fails changes the record ({member})',
      seen: { message: /write that failed changed/ },
    },
  ],
  'ACT-8': [
    {
      words: 'a call with mvInsertUpdateDeleteSourceApplication works on another record',
      seen: { message: /changes another record/ },
    },
    refusedBy('mvInsertUpdateDeleteSourceApplication is refused', /^(?:the call|an \w+) is refused with/),
    {
      words: 'a call needs mvInsertUpdateDeleteSourceApplication',
      seen: { expected: /with the optional members/ },
    },
    {
      words: 'mvInsertUpdateDeleteSourceApplication is refused',
      cause: 'the target says “{reason}”',
      seen: { expected: /without the optional members/, actual: /^"(?<reason>.*)"$/ },
    },
    {
      words: 'mvInsertUpdateDeleteSourceApplication takes the place of {member}',
      seen: { message: /does not come back as sent/ },
      fits: ({ actual }) => (/^"Assay/.test(actual) ? {} : undefined),
    },
    ...kept(
      'a call with mvInsertUpdateDeleteSourceApplication does not bring back # as sent',
      'written before',
    ),
  ],
  'ACT-10': [
    {
      words: 'a member that may be left out is needed',
      cause: itsWords,
      seen: { expected: /success without|with the optional/ },
    },
    refusedBy('a member that may be sent is refused', /is refused with|fails for another reason/),
  ],
  'ACT-11': [
    {
      words: 'a write without a known action makes a record',
      seen: { message: /without a known mvRecordAction made/ },
    },
  ],
  'IU-1': [actionRefused, anotherId, ...kept('an Update does not answer # as sent', 'written before')],
  'PB-1': [actionRefused, ...kept('a bundle does not hold # as sent', 'fresh')],
  'SP-1': [
    anotherId,
    actionRefused,
    ...kept('a write of a shipping provider does not bring back # as sent', 'written before'),
  ],
  'PO-4': [anotherId],
  'SHP-1': [
    refusedBy('shipping information is refused', /is refused|fails/),
    { words: 'the label has no address', seen: { message: /label has no address/ } },
    ...kept('shipping information does not come back with # as sent', 'fresh'),
  ],
  'EVT-1': [
    refusedBy('a subscription is refused', /is refused|fails/),
    {
      words: 'a part of the ListenerURL is not kept',
      cause: 'of {expected} comes {actual}',
      seen: { path: /ListenerURL$/ },
    },
    ...kept('a subscription does not keep # as sent', 'fresh'),
  ],
  'DEL-1': [
    { words: 'a deleted record can be deleted again', seen: { message: /deleted twice/ } },
    {
      words: 'a delete of an existing record is refused',
      cause: itsWords,
      seen: { message: /is not deleted/ },
    },
    { words: 'a deleted record is still found by a search', seen: { message: /found by a search/ } },
    { words: 'deleted records are still listed', seen: { message: /still shown/ } },
    { words: 'a delete also removes another record', seen: { message: /also removed another/ } },
  ],
};
