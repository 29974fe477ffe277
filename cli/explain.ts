import { loadHooks } from '../config/hooks/loadHooks.ts';
import { defaultSettings } from '../config/loadSettings.ts';
import { nearestName } from '../config/nearestName.ts';
import { SettingsError } from '../config/SettingsError.ts';
import type { EvidenceSpec } from '../harness/evidence/EvidenceSpec.ts';
import type { Plan } from '../harness/evidence/Plan.ts';
import type { Case } from '../harness/verdicts/Case.ts';
import { againFolder } from '../reports/caseCommand.ts';
import { wrapText } from '../reports/wrapText.ts';
import type { Clause } from '../specs/Clause.ts';
import { formats } from '../specs/Format.ts';
import { isSoap } from '../specs/isSoap.ts';
import type { MessageMember, Operation } from '../specs/Operation.ts';
import { operations } from '../specs/operations.ts';
import { clauses, fileOf } from '../suites/kernel/clauses.ts';
import { clausesWith, isOwnCheck } from '../suites/kernel/ownCases.ts';
import { planRun } from '../suites/kernel/planRun.ts';
import { familyHint } from './familyHint.ts';
import { neededBy } from './fixturesSkeleton.ts';

/**
 * Prints what a clause says, how it is judged and what is open; for a case also its calls; of an operation its routes, members, fixtures
 * and clauses. Raises SettingsError.
 */
export async function explain(id: string, hooks: string | null): Promise<number> {
  await loadHooks(hooks);
  const settings = { ...defaultSettings(process.cwd()), hooks };
  const clause = clausesWith(hooks).find((one) => one.id === id);
  const plan = planRun({ ...settings, ...(clause === undefined ? { cases: [id] } : { clauses: [id] }) });
  const item = plan.cases.find((each) => each.id === id);
  const operation = operations.get(id);
  if (clause !== undefined) print([...clauseText(clause), ...coverText(clause, plan)]);
  else if (item !== undefined) print(caseText(item, plan, hooks));
  else if (operation !== undefined)
    print(operationText(operation, planRun({ ...settings, operations: [id] })));
  else throw new SettingsError(unknown(id, planRun(settings)));
  return 0;
}

function print(blocks: readonly string[]): void {
  for (const line of blocks.flatMap((block) => wrapText(block, '', 100))) process.stdout.write(`${line}\n`);
}

function clauseText({ id, level, statement, section, judging, open, appliesTo }: Clause): readonly string[] {
  return [
    `${id} (${level})`,
    statement,
    `Read from: ${section}`,
    `Judged: ${judging}`,
    ...(open === undefined ? [] : [`Open: ${open}`]),
    `Where: ${appliesTo.reason}`,
    ...(isOwnCheck(id) ? [] : [`Source: ${fileOf(id)}`]),
  ];
}

function coverText(clause: Clause, plan: Plan): readonly string[] {
  const cases = plan.cases.filter((item) => item.clause === clause.id);
  if (cases.length === 0)
    return ['No case judges it: what the target does is observed, and stands in the results of each run.'];
  const levels = (['MUST', 'SHOULD', 'NOTE'] as const).flatMap((level) => {
    const count = cases.filter((item) => item.level === level).length;
    return count === 0 ? [] : [`${count} ${level}`];
  });
  const called = new Set(cases.flatMap((item) => plan.evidence.get(item.evidence)?.plan.calls ?? []));
  return [
    `Cases: ${levels.join(', ')}. assay list --coverage ${clause.id} counts them by operation and format, assay list --cases '*/${clause.id},*/${clause.id}/*' prints them.`,
    ...(called.size === 0 ? [] : [`Calls: ${[...called].sort().join(', ')}`]),
  ];
}

function caseText(item: Case, plan: Plan, hooks: string | null): readonly string[] {
  const clause = clausesWith(hooks).find(({ id }) => id === item.clause);
  const spec = plan.evidence.get(item.evidence);
  if (clause === undefined || spec === undefined) throw new Error(`${item.id} has no clause or no evidence`);
  const expected = { success: 'It must succeed.', failure: 'It must fail.', any: 'It may succeed or fail.' };
  const { calls, creates, uses } = spec.plan;
  const before = requiredBy(spec, plan);
  return [
    `${item.id} judges at level ${item.level}:`,
    ...clauseText(clause),
    calls.length === 0
      ? `Scenario: ${spec.scenario}, which sends nothing and looks at what other scenarios brought.`
      : `Scenario: ${spec.scenario}, which calls ${calls.join(', ')} ${placeText(item)}. ${expected[spec.expects]}`,
    ...(before.length === 0 ? [] : [`Before it: ${before.join('; ')}`]),
    ...(creates === undefined ? [] : [`Makes: ${creates}`]),
    ...(uses === undefined ? [] : [`Uses: ${uses}`]),
    ...(isOwnCheck(item.clause) ? [] : [`Commands: assay curl '${item.id}'`]),
    `Judge it alone: assay run --cases '${item.id}' --out ${againFolder}`,
  ];
}

function placeText({ format, address }: Case): string {
  const written = format.split('+').join(' and ');
  if (format === 'all') return 'in several formats';
  return address === 'many' ? `for ${written}` : `in ${written} at the address "${address}"`;
}

/** Everything that must be done first, as `<operation> (<scenario>) in <formats>`; never the evidence itself. */
function requiredBy(spec: EvidenceSpec, plan: Plan): readonly string[] {
  const seen = new Set<EvidenceSpec>();
  const visit = ({ requires = [] }: EvidenceSpec): void => {
    for (const key of requires) {
      const one = plan.evidence.get(key);
      if (one === undefined || seen.has(one)) continue;
      visit(one);
      seen.add(one);
    }
  };
  visit(spec);
  const formatsOf = new Map<string, Set<string>>();
  for (const { operation, scenario, format, address } of seen) {
    const done = `${operation?.name ?? 'no operation in particular'} (${scenario})`;
    const formatsDone = formatsOf.get(done) ?? new Set();
    formatsOf.set(done, formatsDone.add(address === 'many' ? 'several formats' : format));
  }
  return [...formatsOf].map(([done, formatsDone]) => `${done} in ${[...formatsDone].join(', ')}`);
}

/** An operation as its row in the document shows it, with what a run does about it. */
function operationText(operation: Operation, plan: Plan): readonly string[] {
  const { name, kind, section, request, response, openResponse, shownOnFailure = [] } = operation;
  const cases = plan.cases.filter((item) => item.operation?.name === name);
  const levels = (['MUST', 'SHOULD', 'NOTE'] as const).map((level) => {
    const judged = new Set(cases.flatMap((item) => (item.level === level ? [item.clause] : [])));
    return [level, [...clauses.keys()].filter((id) => judged.has(id))] as const;
  });
  return [
    `${name} (${kind})`,
    `Read from: ${section}`,
    ...routeText(operation),
    `Request: ${request.map(memberText).join('; ')}`,
    `Answer: ${[...response, ...shownOnFailure].map(memberText).join('; ')}${openResponse === true ? '; the document does not show the other members' : ''}`,
    ...fixtureText(operation, plan),
    ...levels.flatMap(([level, ids]) =>
      ids.length === 0 ? [] : [`Clauses judged at ${level}: ${ids.join(', ')}`],
    ),
    `Cases: ${cases.length}. assay list --operations ${name} prints them.`,
    `OpenAPI: assay openapi --operations ${name}`,
  ];
}

function routeText({ name, route }: Operation): readonly string[] {
  const generic = formats.filter((format) => !isSoap(format)).join(', ');
  const soap = formats
    .filter(isSoap)
    .map((format) => `/${format}`)
    .join(' and ');
  return [
    `Generic routes: POST /<format>/reply/${name} with ${generic}; POST ${soap} with SOAPAction: ${name}`,
    route === undefined
      ? 'Route of its own: none'
      : `Route of its own: ${route.methods.join(' and ')} ${route.path}, also with a suffix such as ${route.path}.json, or with ?format=json`,
  ];
}

const memberText = ({ name, type, optional, onFailure }: MessageMember): string => {
  const marks = [
    type,
    ...(optional === true ? ['optional'] : []),
    ...(onFailure === true ? ['on failure'] : []),
  ];
  return `${name} (${marks.join(', ')})`;
};

/** What a call uses up. Whatever else it needs, such as an id of a supplier, is on the page about fixtures. */
function fixtureText({ name, disposable }: Operation, plan: Plan): readonly string[] {
  if (disposable === undefined)
    return ['Fixtures: it uses none up. docs/fixtures.md says what else an operation may need.'];
  const used = [...plan.evidence].filter(([, { operation }]) => operation?.name === name);
  const count = neededBy({ ...plan, evidence: new Map(used) }).get(disposable) ?? 0;
  return [
    `Fixtures: disposable.${disposable}: a call uses one up, and the cases of this operation take ${count}. assay list --fixtures --operations ${name} prints a skeleton.`,
  ];
}

function unknown(id: string, plan: Plan): string {
  const names = [...clauses.keys(), ...operations.keys(), ...plan.cases.map((item) => item.id)];
  const nearest = nearestName(id, names);
  const hints = [...(nearest === undefined ? [] : [`Did you mean ${nearest}?`]), ...familyHint(id)];
  const lists =
    'assay list prints the cases, assay list --clauses the clauses, assay list --operations the operations.';
  return `"${id}" is neither a clause nor a case nor an operation. ${hints.length === 0 ? lists : hints.join(' ')}`;
}
