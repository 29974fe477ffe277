import { defaultSettings } from '../config/loadSettings.ts';
import { nearestName } from '../config/nearestName.ts';
import { SettingsError } from '../config/SettingsError.ts';
import type { EvidenceSpec } from '../harness/evidence/Evidence.ts';
import type { Plan } from '../harness/evidence/Plan.ts';
import type { Case } from '../harness/verdicts/Case.ts';
import { wrapText } from '../reports/wrapText.ts';
import type { Clause } from '../specs/Clause.ts';
import { clauses, fileOf } from '../suites/kernel/clauses.ts';
import { planRun } from '../suites/kernel/planRun.ts';

/** Prints what a clause says, how it is judged and what is open; for a case also its calls. Raises SettingsError. */
export function explain(id: string): number {
  const settings = defaultSettings(process.cwd());
  const clause = clauses.get(id);
  const plan = planRun({ ...settings, ...(clause === undefined ? { cases: [id] } : { clauses: [id] }) });
  const item = plan.cases.find((each) => each.id === id);
  if (clause !== undefined) print([...clauseText(clause), ...coverText(clause, plan)]);
  else if (item !== undefined) print(caseText(item, plan));
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
    `Source: ${fileOf(id)}`,
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

function caseText(item: Case, plan: Plan): readonly string[] {
  const clause = clauses.get(item.clause);
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
    `Commands: assay curl '${item.id}'`,
    `Judge it alone: assay run --cases '${item.id}'`,
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
    const formats = formatsOf.get(done) ?? new Set();
    formatsOf.set(done, formats.add(address === 'many' ? 'several formats' : format));
  }
  return [...formatsOf].map(([done, formats]) => `${done} in ${[...formats].join(', ')}`);
}

function unknown(id: string, plan: Plan): string {
  const nearest = nearestName(id, [...clauses.keys(), ...plan.cases.map((item) => item.id)]);
  return `"${id}" is neither a clause nor a case. ${nearest === undefined ? 'assay list prints the cases, assay list --clauses the clauses.' : `Did you mean ${nearest}?`}`;
}
