import { slugs } from '../../formats/slugs.ts';
import { responseShape } from '../../specs/messageShapes.ts';
import type { Check } from '../kernel/Check.ts';
import { deviationCheck, typedValues } from '../kernel/checks.ts';
import type { Subject } from '../kernel/Subject.ts';
import { judgeAlone, topTrials } from '../probes/reads/topTrials.ts';

/** Lists of records with something in them; lists of plain text have no pairs. */
function nestedLists(subject: Subject): number {
  const operation = subject.spec.operation;
  if (operation === null) return 0;
  let count = 0;
  for (const { type, value } of typedValues(responseShape(operation), subject.value)) {
    if (type.kind === 'list' && type.item.kind === 'record' && Array.isArray(value) && value.length > 0)
      count++;
  }
  return count;
}

const common = {
  clause: 'TYP-11',
  on: 'success',
  reads: 'value',
  met: nestedLists,
  what: 'nested list',
} as const;

const whole = deviationCheck({ ...common, level: 'MUST' });

/** csv writes a nested list in one cell as a bracketed list of `name:value` pairs, exactly as jsv would, be it of one record. */
export const TYP11: readonly Check[] = [
  whole,
  deviationCheck({ ...common, level: 'SHOULD', slug: slugs.jsonCell }),
  {
    clause: 'TYP-11',
    level: 'MUST',
    slug: 'alone',
    scenario: topTrials.name,
    on: 'success',
    reads: 'value',
    judge: (subject) => judgeAlone(subject, 'TYP-11', whole.judge),
  },
];
