import { expect, test } from 'vitest';
import { type Scope, wholeScope } from '../../config/scope.ts';
import { formats } from '../../specs/Format.ts';
import { operations } from '../../specs/operations.ts';
import { judgeLesser } from './lesserServer.ts';

const whole = { operations: [], clauses: [], cases: [] };
const scopes: readonly Scope[] = [
  {
    withoutFormats: ['soap11', 'soap12'],
    withoutOperations: [...operations.keys()].filter((n) => n.startsWith('WorkOrder')),
  },
  ...(process.env.ALL_SCOPES === '1'
    ? [
        ...[...operations.keys()].map((name) => ({ ...wholeScope, withoutOperations: [name] })),
        ...formats.map((name) => ({ ...wholeScope, withoutFormats: [name] })),
        ...formats.map((name) => ({ ...wholeScope, withoutFormats: formats.filter((f) => f !== name) })),
      ]
    : []),
];

test.each(scopes)('scope %j', async (scope) => {
  const { verdicts, strays } = await judgeLesser(scope, {
    ...whole,
    formats: (scope.withoutFormats.length === 0 ? (['json', 'csv'] as const) : formats).filter(
      (f) => !scope.withoutFormats.includes(f),
    ),
  });
  const red = verdicts.filter(({ status }) => ['failed', 'warned', 'errored'].includes(status));
  const counts: Record<string, number> = {};
  for (const { status, cause } of verdicts) {
    const k = `${status} ${cause ?? ''}`;
    counts[k] = (counts[k] ?? 0) + 1;
  }
  console.log(
    JSON.stringify(scope),
    JSON.stringify(counts),
    JSON.stringify([...new Set(strays)].slice(0, 5)),
    JSON.stringify(red.slice(0, 3).map((r) => [r.id, r.status, r.message])),
  );
  expect.soft(red).toEqual([]);
  expect.soft([...new Set(strays)]).toEqual([]);
});
