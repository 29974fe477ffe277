import { describe, expect, test } from 'vitest';
import { seededOrder } from '../../cli/prove/seededOrder.ts';
import { ownFaults } from '../../server/faults.ts';
import { variants } from '../../server/variants.ts';
import { formats } from '../../specs/Format.ts';
import { places } from '../../specs/places.ts';
import { allCases } from '../../suites/kernel/allCases.ts';
import { casesOfAnswer } from '../../suites/kernel/judgeAnswer.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { seenBy } from './seenBy.ts';

/** By hand with ALL_SEEN=1: every variant, and every fault that single answers show. */
const isWhole = process.env.ALL_SEEN === '1';
const seed = Number(process.env.SEED ?? 1);
const drawn = (names: readonly string[], many: number): readonly string[] =>
  isWhole ? [...names].sort() : seededOrder(names, seed, 'seen').slice(0, many);

/** Reads, a write, a delete, wrong keys and hostile bytes. */
const operations = ['DiscountGet', 'DiscountDelete', 'CompanyUpdate', 'UserGet'];
const plan = planRun({
  formats,
  operations,
  clauses: ['ENV-1', 'ENV-3', 'FMT-*', 'TYP-8', 'ACT-5', 'AUTH-3', 'ERR-*'],
  cases: [],
});
const ids = new Set(allCases(formats).cases.map(({ id }) => id));

describe('while a run is the client of a server that keeps the document', () => {
  test.each(drawn([...variants.keys()], 3))('as %s does, nothing is failed', async (name) => {
    const variant = variants.get(name);
    if (variant === undefined) throw new Error(`${name} is no variant`);
    const { traffic, verdicts, faults: ours } = await seenBy(plan, [variant]);
    const { leaves = [] } = variant;
    const red = verdicts.filter(
      ({ status, clause, level }) => status !== 'passed' && (level === 'MUST' || !leaves.includes(clause)),
    );
    expect(red).toEqual([]);
    expect(ours).toEqual([]);
    // One variant answers no SOAP request without a namespace.
    expect(traffic.judged).toBeGreaterThan(name === 'soapNamespaceUntold' ? 280 : 300);
    expect(verdicts.length).toBeGreaterThan(800);
    // A finding is judged again by a run, under the same id.
    expect(verdicts.filter(({ id }) => !ids.has(id))).toEqual([]);
  });
});

/** The clauses that one answer can show. */
const ofOneAnswer = new Set(
  places.flatMap(({ operation, ...place }) =>
    operation === null
      ? []
      : (['success', 'failure', 'any'] as const).flatMap((expects) =>
          casesOfAnswer({ ...place, operation }, expects).map(({ clause }) => clause),
        ),
  ),
);

/** Faults of these clauses that no single answer shows: only a second call tells them from a lawful answer. */
const unseen: readonly string[] = [
  // A call is refused that a lawful server takes: nobody knows that of a client's call.
  ...['batchNumbersRefused', 'plainGetRefused', 'userRefused', 'keyReadRefused', 'keyNotInQuery'],
  ...['settingNameNeeded', 'settingsNameNeeded', 'ownContentTypeNeeded', 'quotedActionNeeded', 'postRefused'],
  // An address that never works may be one that the client made up.
  ...['suffixUnknown', 'suffixesNotRouted', 'suffixesAreJson', 'soapSuffixesAreJson', 'formatRefused'],
  ...['queriesAreJson', 'soapQueriesAreJson', 'soapByQueryIsXml'],
  // A status block that is never there in a format, and one that HTTP 206 lets nobody miss.
  ...['keyWithoutStatus', 'reportsInPart'],
  // The same answer elsewhere holds more, or the record came back as it was not sent.
  ...['scriptCutShort', 'scriptsHoldLess', 'traceInScripts', 'supplierIdOfExamplesUnknown'],
];

const shown = [...ownFaults].flatMap(([name, { clause }]) =>
  ofOneAnswer.has(clause) && !unseen.includes(name) ? [name] : [],
);

describe('while a run is the client of a server with a fault that one answer shows', () => {
  test.each(drawn(shown, 3))('its clause is found broken: %s', async (name) => {
    const fault = ownFaults.get(name);
    if (fault === undefined) throw new Error(`${name} is no fault`);
    const called = fault.operations.includes('*')
      ? [...operations, 'DocumentUpdate']
      : fault.operations.slice(0, 3);
    const asked = planRun({
      formats,
      operations: called,
      clauses: [fault.clause, 'ENV-1', 'ENV-3'],
      cases: [],
    });
    const { verdicts, faults: ours } = await seenBy(asked, [], [fault]);
    expect(ours).toEqual([]);
    const red = verdicts.filter(({ status }) => status !== 'passed').map(({ clause }) => clause);
    expect(red).toContain(fault.clause);
  });
});
