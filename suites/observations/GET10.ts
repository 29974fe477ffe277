import type { Answer } from '../../harness/Answer.ts';
import { numeric } from '../../specs/numeric.ts';
import { operation } from '../../specs/operations.ts';
import type { Value } from '../../specs/Value.ts';
import { firstDifference } from '../compare/values.ts';
import type { Profile } from '../kernel/Check.ts';
import { found } from '../kernel/gathered.ts';
import { outcomeOf } from '../kernel/outcomeOf.ts';
import { profileEvidence } from '../probes/profile.ts';

const get = operation('SerialNumberGet');
const scenario = 'page-profile';

/** Whether the first page is 0 or 1. */
export const GET10: Profile = {
  clause: 'GET-10',
  evidence: (selected) =>
    profileEvidence(selected, {
      name: scenario,
      operation: get.name,
      gather: async (context) => {
        const page = (number: number): Promise<Answer> =>
          context.call(get, { Page: numeric(number), Limit: numeric(1) });
        return found(await page(0), { one: await page(1), two: await page(2) });
      },
    }),
  observe: ({ answer, others: { one, two } }, spec) => {
    if (spec.scenario !== scenario || one === undefined || two === undefined) return undefined;
    if (rows(one) === undefined) return 'pages are refused';
    if (rows(answer) === undefined) return 'the first page is 1; page 0 is refused';
    if (isEmpty(answer)) return isEmpty(one) ? undefined : 'the first page is 1; page 0 is empty';
    // With a single row both readings look alike.
    if (isEmpty(two) && isEmpty(one)) return undefined;
    return firstDifference(rows(answer), rows(one)) === undefined
      ? 'the first page is 1; page 0 is the same'
      : 'the first page is 0';
  },
};

function rows(answer: Answer): Value | undefined {
  if (answer.decoded === null || outcomeOf(answer, 'success') !== 'succeeded') return undefined;
  return answer.decoded.value[get.list ?? ''] ?? [];
}

function isEmpty(answer: Answer): boolean {
  const list = rows(answer);
  return !Array.isArray(list) || list.length === 0;
}
