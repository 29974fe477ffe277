import { expect, it } from 'vitest';
import { readIn } from '../../harness/canonical/answeredReads.ts';
import { blameByMajority } from '../../harness/canonical/blameByMajority.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';

const get = operationNamed('DashboardBoxGet');

function answer(format: Format, title: string): Answer {
  const value = {
    mvDashboardBoxes: [{ DashboardBoxID: numeric('7'), DashboardBoxTitle: title }],
    ResponseStatus: { ErrorCode: '0' },
  };
  const parts = {
    call: { operation: get, operationName: get.name, format, members: {} },
    exchange: { response: { status: 200 }, failure: null },
    decoded: { value, deviations: [] },
  };
  return parts as unknown as Answer;
}

/** The formats in which a title that some of them show otherwise is held against them. */
function blamed(selected: readonly Format[], otherwise: readonly Format[]): readonly Format[] {
  const others = Object.fromEntries(
    selected.map((format) => [
      readIn(format),
      answer(format, otherwise.includes(format) ? 'Sales' : 'Purchases'),
    ]),
  );
  const evidence = { answer: answer(selected[0] ?? 'json', ''), others };
  const { perFormat } = blameByMajority(get, evidence, selected);
  return selected.filter((format) => (perFormat.get(format)?.differences.length ?? 0) > 0);
}

it.each<[string, readonly Format[], readonly Format[]]>([
  ['one format', formats, ['csv']],
  ['json, with which the others are compared', formats, ['json']],
  ['json among three', ['json', 'xml', 'jsv'], ['json']],
  ['the three that are written as XML', formats, ['xml', 'soap11', 'soap12']],
  ['the two whose rows are pairs', formats, ['jsv', 'csv']],
])('%s that shows something else is blamed alone', (_, selected, otherwise) => {
  expect(blamed(selected, otherwise)).toEqual(otherwise);
});
