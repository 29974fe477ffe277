import { type Plan, withRequired } from '../../harness/evidence/Plan.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { operations } from '../../specs/operations.ts';

/**
 * The blocked verdicts that name a clause which is red nowhere in their reach, as `<case id> <cause>: <message>`. A case that
 * passed must never be called broken.
 *
 * A case reaches its own formats. It reaches the operations of its evidence, of what that requires, and those about the same
 * subject. A case about several formats reaches all of them, and one about no operation reaches all operations. A part of the
 * plan can't be checked, because it may lack the cases.
 */
export function unbacked(verdicts: readonly Verdict[], plan: Plan): readonly string[] {
  const red = new Set(
    verdicts
      .filter(({ status }) => status === 'failed' || status === 'warned' || status === 'errored')
      .flatMap(({ clause, format, operation }) =>
        format.split('+').flatMap((one) => [`${clause} ${one} ${operation}`, `${clause} ${one} -`]),
      ),
  );
  const evidenceOf = new Map(plan.cases.map(({ id, evidence }) => [id, evidence]));
  return verdicts.flatMap(({ id, status, cause = '', message, format, operation }) => {
    if (status !== 'blocked' || !cause.startsWith('clause:')) return [];
    const within = required(evidenceOf.get(id), plan);
    const isAcross = within.some(({ address }) => address === 'many');
    const formats = [...format.split('+'), ...(isAcross ? within.map((spec) => spec.format) : [])];
    const named = [operation, ...within.map((spec) => spec.operation?.name ?? '-')];
    const kin = [...operations.keys()].filter((one) =>
      named.some((name) => subjectOf(name) === subjectOf(one)),
    );
    const reached = [...named, ...kin];
    const clause = cause.slice('clause:'.length);
    const isBacked = formats.some((one) => reached.some((name) => red.has(`${clause} ${one} ${name}`)));
    return isBacked ? [] : [`${id} ${cause}: ${message}`];
  });
}

/** The subject of an operation, such as `Company`: a delete is judged by what the Get shows. */
const subjectOf = (name: string): string => name.replace(/(?:Get|Update|Delete).*$/, '');

/** The evidence with that key, and everything that it requires. */
function required(key: string | undefined, { evidence }: Plan) {
  const keys = withRequired(key === undefined ? [] : [key], evidence);
  return [...keys].flatMap((each) => evidence.get(each) ?? []);
}
