import type { Plan } from '../../harness/Plan.ts';
import type { Verdict } from '../../harness/Verdict.ts';
import { operations } from '../../specs/operations.ts';

/**
 * The blocked verdicts that name a clause which is red nowhere in their reach, as `<case id> <cause>: <message>`: a case that
 * passed is never said to be broken. A case reaches its own formats and the operations of its evidence, of what that
 * requires and those about the same; one about several formats reaches theirs, and one about no operation all. Of a part of the plan nothing can be said, for it may lack the cases.
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

/** What an operation is about, such as `Company`: a delete is judged by what the Get shows. */
const subjectOf = (name: string): string => name.replace(/(?:Get|Update|Delete).*$/, '');

/** The evidence under a key, and all that it requires. */
function required(key: string | undefined, { evidence }: Plan) {
  const keys = new Set(key === undefined ? [] : [key]);
  for (const each of keys) for (const next of evidence.get(each)?.requires ?? []) keys.add(next);
  return [...keys].flatMap((each) => evidence.get(each) ?? []);
}
