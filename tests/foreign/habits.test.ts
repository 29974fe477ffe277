import { expect, it } from 'vitest';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { type Finding, findings } from '../../reports/findings.ts';
import type { Format } from '../../specs/Format.ts';
import { type Habit, habitsNamed, type Setup, startServer } from './framework/startServer.ts';
import { judgeForeign, type Narrowed } from './judgeForeign.ts';

/** What a run says of a server with some habits. */
interface Said {
  readonly verdicts: readonly Verdict[];
  readonly findings: readonly Finding[];
  /** Each finding as `<level> <clause> <formats>`, or `errored <clause> <formats>`. */
  readonly lines: readonly string[];
  readonly exchange: (id: string | undefined) => Exchange | undefined;
}

/** Reads and writes of most kinds, so that a habit has something to show on and something to spoil. */
const operations = [
  ...['APIKeyGet', 'CompanyGet', 'CompanyUpdate', 'CompanyDelete', 'ShippingProviderGet'],
  ...['ShippingProviderUpdate', 'SalesOrderGet', 'DiscountGet', 'DiscountDelete', 'DocumentUpdate', '-'],
];

async function said(setup: Setup, narrowed: Narrowed): Promise<Said> {
  const server = await startServer(setup);
  const exchanges = new Map<string, Exchange>();
  try {
    const { verdicts } = await judgeForeign(server, { runs: 3, ...narrowed }, (one) =>
      exchanges.set(one.id, one),
    );
    const found = findings({ verdicts, seed: 1, shown: new Map(), given: [] });
    const lines = found.map(
      ({ status, level, clause, formats }) =>
        `${status === 'errored' ? 'errored' : level} ${clause} ${formats.join(' ')}`,
    );
    return { verdicts, findings: found, lines, exchange: (id) => exchanges.get(id ?? '') };
  } finally {
    await server.close();
  }
}

const alone = (
  habits: readonly Habit[],
  formats: readonly Format[],
  more: Setup = {},
  narrowed: Narrowed = {},
): Promise<Said> => said({ habits, ...more }, { formats, operations, ...narrowed });

/** The verdicts of cases, as `<id> <status>`. */
const statusesOf = ({ verdicts }: Said, ids: RegExp): readonly string[] =>
  verdicts.filter(({ id }) => ids.test(id)).map(({ id, status }) => `${id} ${status}`);

const hangs = { timeout: 240_000 };

it('1: jsv under another media type is one finding at all its places', hangs, async () => {
  const { findings, lines } = await alone(['jsvMediaType'], ['json', 'jsv']);
  expect(lines).toEqual(['MUST FMT-2 jsv']);
  expect(findings[0]?.actual).toBe('application/jsv');
  expect(findings[0]?.weaker?.SHOULD?.length).toBeGreaterThan(0);
  expect(findings[0]?.likelyCause ?? '').not.toContain('text/plain');
});

it('2: csv that is not read is proven by the POST that is refused, and judged by GET', hangs, async () => {
  const one = await alone(['csvNotRead'], ['json', 'csv']);
  expect(one.lines).toEqual(['MUST FMT-1 csv']);
  const [first] = one.findings[0]?.exchanges ?? [];
  expect(one.exchange(first)).toMatchObject({ request: { method: 'POST' }, response: { status: 400 } });
  const unjudged = one.verdicts.filter(({ format, status }) => format === 'csv' && status === 'blocked');
  expect([...new Set(unjudged.map(({ clause }) => clause))]).toEqual(['FMT-1', 'AUTH-1']);
  expect(unjudged.every(({ cause }) => cause === 'clause:FMT-1')).toBe(true);
});

it('3 and 4: bare rows in csv are one finding, and are read and judged', hangs, async () => {
  const one = await alone(['csvListsAsRows', 'csvRecordsAsRows'], ['json', 'csv']);
  expect(one.lines).toEqual(['MUST ENV-1 csv']);
  const judged =
    /^csv\/(CompanyGet\/(GET-1|GET-2|TYP-1|ACT-6|FLT-1)|CompanyUpdate\/(ACT-1|ACT-2|TYP-12\/comma))$/;
  expect(statusesOf(one, judged)).toEqual(
    statusesOf(one, judged).map((line) => line.replace(/\w+$/, 'passed')),
  );
  expect(statusesOf(one, judged)).toHaveLength(8);
});

it('5: a suffix that is not routed is one finding, csv among its places', hangs, async () => {
  const one = await alone(['suffixesNotRouted'], ['json', 'csv', 'soap11']);
  expect(one.lines).toEqual(['MUST FMT-6 json csv soap11']);
  expect(one.findings[0]?.title).toContain('404');
  const blocked = one.verdicts.filter(({ status }) => status === 'blocked');
  expect([...new Set(blocked.map(({ cause }) => cause))]).toEqual(['clause:FMT-6']);
});

it('6: soap by query that is read as xml is one finding, and no breach of the envelope', hangs, async () => {
  const one = await alone(['soapByQueryReadAsXml'], ['json', 'xml', 'soap11', 'soap12']);
  expect(one.lines).toEqual(['SHOULD FMT-7 soap11 soap12']);
});

it(
  '7: json in the place of soap, for a body that is open, is no breach but that it repeats the key',
  hangs,
  async () => {
    const one = await alone(['soapErrorsInJson'], ['json', 'soap11']);
    expect(one.lines).toEqual(['NOTE AUTH-4 soap11']);
  },
);

it.each([
  ['UTC', '+0000'],
  ['Europe/Athens', '+0135'],
])('8: the shortest dates of a host in %s are three findings', hangs, async (zone, offset) => {
  const one = await alone(['shortestDates'], ['json', 'xml', 'jsv', 'csv'], { zone });
  expect([...one.lines].sort()).toEqual(['MUST TYP-6 json', 'MUST TYP-7 jsv csv', 'MUST TYP-8 jsv csv']);
  const told = one.findings.map(({ likelyCause, title }) => `${title} ${likelyCause}`).join('\n');
  expect(
    told.match(/[+-]\d{4}\b(?!-)/g)?.filter((each) => each !== '-0000' && each !== offset) ?? [],
  ).toEqual([]);
  expect([...statusesOf(one, /^(jsv|csv)\/CompanyGet\/TYP-9$/)].sort()).toEqual([
    'csv/CompanyGet/TYP-9 passed',
    'jsv/CompanyGet/TYP-9 passed',
  ]);
});

it('9: failing writes in csv that end in an exception are one finding', hangs, async () => {
  const one = await alone(['csvFailuresThrow'], ['json', 'csv']);
  expect(one.lines).toEqual(['SHOULD ENV-3 csv']);
});

it.each([1, 2, 3])('10: line ends that xml makes alike are nothing at MUST, seed %i', hangs, async (seed) => {
  const narrowed = {
    operations: ['CompanyGet', 'CompanyUpdate'],
    clauses: ['TYP-12', 'ACT-*', 'XF-2'],
    seed,
  };
  const one = await alone(['lineEndsOfXml'], ['json', 'xml', 'soap11'], {}, narrowed);
  expect(one.lines).toEqual(['SHOULD TYP-12 xml soap11']);
});

it('11: a page that repeats the request is a NOTE', hangs, async () => {
  const one = await alone(['pageForGet'], ['json']);
  expect(one.lines).toEqual(['NOTE AUTH-4 json']);
});

it('12: a body that is never answered costs its own cases', hangs, async () => {
  const one = await alone(['soap12NeverAnswers'], ['json', 'soap12'], {}, { timeoutMs: 3000 });
  const errored = one.verdicts.filter(({ status }) => status === 'errored').map(({ id }) => id);
  expect(errored).toContain('soap12/CompanyUpdate/ACT-11');
  expect(errored.filter((id) => !/^soap12\/\w+\/ACT-(7|11)$/.test(id))).toEqual([]);
  expect(one.lines.filter((line) => !line.startsWith('errored'))).toEqual([]);
  expect(one.verdicts.filter(({ status }) => status === 'blocked').map(({ id }) => id)).toEqual([]);
});

it('13: json that is passed over is a NOTE', hangs, async () => {
  const one = await alone(['jsonPassesOver'], ['json', 'jsv']);
  expect(one.lines).toEqual(['NOTE ERR-5 json']);
});

it('14: a list that is cut off is told with the byte where it ends', hangs, async () => {
  const one = await alone(['gapsCutJson'], ['json', 'xml']);
  expect(one.lines).toEqual(['MUST FMT-1 json']);
  expect(one.findings[0]?.operations).toEqual(['SalesOrderGet']);
  const ended = one.exchange(one.findings[0]?.exchanges[0])?.response?.body.length;
  expect(`${one.findings[0]?.title} ${one.findings[0]?.message}`).toMatch(new RegExp(`\\b${ended}\\b`));
  const elsewhere = one.verdicts.filter(
    ({ operation, status }) => operation !== 'SalesOrderGet' && status !== 'passed',
  );
  expect(elsewhere.filter(({ status }) => status !== 'notApplicable').map(({ id }) => id)).toEqual([]);
});

it.each(['Asia/Kolkata', 'America/New_York', 'Australia/Lord_Howe'])(
  '15: a host in %s is lawful, and its times are judged',
  hangs,
  async (zone) => {
    const narrowed = { operations: ['CompanyGet', 'CompanyUpdate', 'SalesOrderGet', 'DocumentUpdate'] };
    const one = await alone(['otherZone'], ['json', 'xml', 'jsv', 'csv'], { zone }, narrowed);
    expect(one.lines).toEqual([]);
    expect(statusesOf(one, /\/TYP-(9|16)$/).filter((line) => !line.endsWith(' passed'))).toEqual([]);
  },
);

it("16: a serializer's metadata is lawful", hangs, async () => {
  const one = await alone(['jsonMetadata'], ['json', 'xml', 'jsv']);
  expect(one.lines).toEqual([]);
  expect(one.verdicts.filter(({ status }) => status === 'blocked').map(({ id }) => id)).toEqual([]);
});

const everyHabit = [
  'MUST FMT-2 jsv', // 1
  'MUST FMT-1 csv', // 2
  'MUST ENV-1 csv', // 3 and 4
  'MUST FMT-6 json xml jsv csv soap11 soap12', // 5
  'SHOULD FMT-7 soap11 soap12', // 6
  'NOTE AUTH-4 soap11', // 7
  'MUST TYP-6 json', // 8
  'MUST TYP-7 jsv csv',
  'MUST TYP-8 jsv csv',
  'SHOULD ENV-3 csv', // 9
  'SHOULD TYP-12 xml soap11 soap12', // 10
  'NOTE AUTH-4 json csv', // 11
  'errored ACT-11 soap12', // 12
  'NOTE ERR-5 json', // 13
  'MUST FMT-1 json', // 14
];

/** Where a breach may leave something unjudged: at its own places, and where nothing else can be asked. */
const unjudgedBy: Readonly<Record<string, RegExp>> = {
  'clause:FMT-1':
    /^csv\/\w+\/(?:AUTH-1$|FMT-1\/charset$|[\w-]+\/named|FMT-\d+\/named)|^json\/SalesOrderGet\//,
  'clause:FMT-6': /\/suffix/,
  'clause:FMT-7': /^soap1[12]\/\w+\/[\w-]+\/query/,
  'clause:ENV-1': /^csv\//,
  'clause:ENV-3': /^csv\/\w+\/(?:XF-[34]|ENV-[89])/,
};

it.each([
  ['declares namespaces and order (server C)', true],
  ['leaves both to the framework (server D)', false],
] as const)(
  'all habits together, where the target %s, are one finding each',
  { timeout: 480_000 },
  async (_, xmlDeclared) => {
    const setup = { habits: habitsNamed('all'), xmlDeclared };
    const all = await said(setup, { operations, timeoutMs: 4000 });
    expect([...all.lines].sort()).toEqual([...everyHabit].sort());
    const strange = all.verdicts.filter(
      ({ id, status, cause = '' }) =>
        status === 'blocked' && cause !== 'nothing' && unjudgedBy[cause]?.test(id) !== true,
    );
    expect(strange.map(({ id, cause }) => `${id} ${cause}`)).toEqual([]);
    const nothing = all.verdicts.filter(({ cause }) => cause === 'nothing').length;
    expect(nothing).toBeLessThan(all.verdicts.length / 100);
  },
);
