import { defaultSettings } from '../config/loadSettings.ts';
import { nearestName } from '../config/nearestName.ts';
import { SettingsError } from '../config/SettingsError.ts';
import type { Case } from '../harness/Case.ts';
import type { Plan } from '../harness/Plan.ts';
import { wrapText } from '../reports/wrapText.ts';
import type { Clause } from '../specs/Clause.ts';
import { clauses } from '../specs/clauses.ts';
import { planRun } from '../suites/planRun.ts';

/** Prints what a clause says, how it is judged and what is open; for a case also what it calls. Raises SettingsError. */
export function explain(id: string): number {
  const plan = planRun(defaultSettings(process.cwd()));
  const clause = clauses.get(id);
  const item = plan.cases.find((each) => each.id === id);
  if (clause !== undefined) print([...clauseText(clause), ...coverText(clause, plan)]);
  else if (item !== undefined) print(caseText(item, plan));
  else throw new SettingsError(unknown(id, plan));
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
  ];
}

function coverText(clause: Clause, plan: Plan): readonly string[] {
  const cases = plan.cases.filter((item) => item.clause === clause.id);
  if (cases.length === 0) return ['No case of this version judges it.'];
  return [`${cases.length} cases judge it; assay list --cases '*/${clause.id}*' prints them.`];
}

function caseText(item: Case, plan: Plan): readonly string[] {
  const clause = clauses.get(item.clause);
  const spec = plan.evidence.get(item.evidence);
  if (clause === undefined || spec === undefined) throw new Error(`${item.id} has no clause or no evidence`);
  const expected = { success: 'It must succeed.', failure: 'It must fail.', any: 'It may succeed or fail.' };
  return [
    `${item.id} judges at level ${item.level}:`,
    ...clauseText(clause),
    `Scenario: ${spec.scenario}, which calls ${spec.plan.calls.join(', ')} in ${spec.format} at the address "${spec.address}". ${expected[spec.expects]}`,
    ...(spec.plan.creates === undefined ? [] : [`Makes: ${spec.plan.creates}`]),
    ...(spec.plan.uses === undefined ? [] : [`Uses: ${spec.plan.uses}`]),
    `Commands: assay curl '${item.id}'`,
    `Judge it alone: assay run --cases '${item.id}'`,
  ];
}

function unknown(id: string, plan: Plan): string {
  const nearest = nearestName(id, [...clauses.keys(), ...plan.cases.map((item) => item.id)]);
  return `"${id}" is neither a clause nor a case. ${nearest === undefined ? 'assay list prints the cases, assay list --clauses the clauses.' : `Did you mean ${nearest}?`}`;
}
