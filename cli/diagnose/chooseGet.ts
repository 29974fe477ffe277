import { plainGetsIn, type Scope } from '../../config/scope.ts';
import { newestMembers } from '../../generators/messages/readMembers.ts';
import type { Call } from '../../harness/exchanges/Answer.ts';
import { plainRead } from '../../harness/exchanges/plainRead.ts';
import { standingOf } from '../../harness/exchanges/Standing.ts';
import { controlsIn } from '../../harness/preflight/chooseControl.ts';
import type { Api } from '../../harness/target/Api.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operationNamed } from '../../specs/operations.ts';
import { ignoreOutOfTime } from './unhurried.ts';

/** Gets with a named route, which have every kind of address. Orders come first, because they hold dates. */
const withEveryAddress: readonly string[] = ['SalesOrderGet', 'ProductClientGet', 'DashboardBoxGet'];

/** The Gets of which one is judged, the foremost first: those with every address, or any others if none of these is in scope. */
export function candidatesIn(scope: Scope): readonly [string, ...string[]] {
  const left = withEveryAddress.filter((name) => !scope.withoutOperations.includes(name));
  const lists = plainGetsIn(scope).filter((name) => operationNamed(name).list !== undefined);
  const [first, ...rest] = left.length > 0 ? left : [...lists, ...controlsIn(scope)];
  if (first === undefined) throw new Error('the scope leaves no Get');
  return [first, ...rest.slice(0, withEveryAddress.length - 1)];
}

/** The first of the candidates that works; null if none does, or if there is no time to find out. */
export async function chooseGet(
  api: Api,
  format: Format,
  candidates: readonly string[],
): Promise<string | null> {
  for (const name of candidates) {
    const answer = await api.call(newest(name, format)).catch(ignoreOutOfTime);
    if (answer !== undefined && standingOf(answer) === 'works') return name;
  }
  return null;
}

/** A call of a Get that asks for its newest records. */
export const newest = (operationName: string, format: Format): Call => ({
  ...plainRead(operationName, format),
  members: takesTop(operationNamed(operationName)) ? newestMembers(operationNamed(operationName)) : {},
  caseId: 'diagnose',
});

const takesTop = ({ request }: Operation): boolean =>
  request.some(({ name }) => name === 'ReturnTopNRecords');
