import { expect, test } from 'vitest';
import { toldOf } from '../../cli/prove/breachesOf.ts';
import { faultNamed } from '../../cli/prove/catalogue.ts';
import { plantedCausesOf } from '../../cli/prove/diagnosisOf.ts';
import { wholePlan } from '../../cli/prove/wholePlan.ts';
import { findings } from '../../reports/findings.ts';
import { arrangement } from '../../server/arrangement.ts';
import { createServer } from '../../server/createServer.ts';
import { runOn } from './runOn.ts';

const twenty = [
  ...['batchesNotInCsv', 'updateInserts', 'returnCountedTwice', 'failureWrites', 'productOnlyNamed'],
  ...['bundlesMakeDraft', 'deletedByDefault', 'keyReadRefused', 'foundWholeAscending', 'addressAsText'],
  ...['bodyOfTwoIn11', 'failureOfItsOwn', 'errorsOfOtherMembers', 'dataForAnyKey', 'lowestIds'],
  ...[
    'addressLinesStay',
    'openRecordsAsText',
    'intsWithPoint',
    'rowsOfOrdersTurnedInMarkup',
    'csvAsPlainText',
  ],
];

/** A cause may show as two things that a reader would mend apart; more than one in five is too much. */
const most = 24;

test('a server with twenty faults has hardly more findings than faults, and what is told of them is true', {
  timeout: 240_000,
}, async () => {
  const faults = twenty.map(faultNamed);
  const { hooks, choices } = arrangement([], faults);
  const { verdicts } = await runOn(createServer({ seed: 1, hooks, choices }), wholePlan());
  const found = findings({ verdicts, seed: 1, shown: new Map(), given: [] });
  expect(found.length).toBeLessThanOrEqual(most);
  const clauses = new Set(found.map(({ clause }) => clause));
  expect(faults.filter(({ clause }) => !clauses.has(clause))).toEqual([]);
  const planted = twenty.flatMap(plantedCausesOf);
  const told = verdicts.flatMap(({ status, defect, clause }) =>
    status === 'errored' || !faults.some((fault) => fault.clause === clause) ? [] : (toldOf(defect) ?? []),
  );
  const wrong = [...new Set(told)].filter(
    (words) => !planted.some((cause) => cause === words || cause.startsWith(`${words}; `)),
  );
  expect(wrong).toEqual([]);
  const plain = found.filter(({ clause }) => clause === 'FMT-2');
  expect(plain).toHaveLength(1);
  expect(plain[0]).toMatchObject({
    title: 'Answers in csv have the media type text/plain instead of text/csv',
    level: 'MUST',
  });
  expect(plain[0]?.weaker?.SHOULD?.length).toBeGreaterThan(0);
});
