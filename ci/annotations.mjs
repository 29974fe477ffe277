// Shows a run on GitHub's pages: annotations of its findings, the summary of the job, and the outcome as an output. Node alone.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** GitHub shows ten of each kind. */
const most = 10;

const [folder = 'assay-report'] = process.argv.slice(2);
const { GITHUB_OUTPUT, GITHUB_STEP_SUMMARY } = process.env;

/** Texts come from the target: none may begin a workflow command of its own. */
const escaped = (text) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const inProperty = (text) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** What to do about an entry of the known deviations, by its state. */
const outdated = {
  stale: 'Nothing that it names is broken any more. Remove the entry.',
  past: 'Its date is over. Mend the target, or give the entry another date.',
};

/** What is wrong, what was expected and what came, where, and the command that judges it again: a line each. */
const toldOf = ({ title, message, status, expected, actual, places, replay }) =>
  [
    title ?? message ?? status,
    ...(expected ? [`expected: ${cut(expected)}`] : []),
    ...(actual ? [`actual: ${cut(actual)}`] : []),
    `first: ${places[0]}`,
    ...(replay ? [`again: ${replay}`] : []),
  ].join('\n');

/** A value of the target may be long. */
const cut = (text) => (text.length > 300 ? `${text.slice(0, 299)}…` : text);

const file = join(folder, 'results.json');
if (existsSync(file)) {
  const { summary, findings, deviations = [] } = JSON.parse(readFileSync(file, 'utf8'));
  for (const [status, command] of [
    ['failed', 'error'],
    ['errored', 'error'],
    ['warned', 'warning'],
  ])
    for (const finding of findings.filter((one) => one.status === status).slice(0, most)) {
      const { clause, level, places } = finding;
      const subject = status === 'errored' ? 'Error' : `${clause} (${level})`;
      const cases = `${places.length} case${places.length === 1 ? '' : 's'}`;
      console.log(`::${command} title=${inProperty(`${subject}, ${cases}`)}::${escaped(toldOf(finding))}`);
    }
  // Such an entry alone fails a run.
  for (const [index, { clause, state }] of deviations.entries())
    if (outdated[state] !== undefined)
      console.log(
        `::error title=${inProperty(`Known deviation ${index} (${clause})`)}::${escaped(outdated[state])}`,
      );
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `outcome=${escaped(summary.outcome)}\n`);
}
const summary = join(folder, 'summary.md');
if (GITHUB_STEP_SUMMARY && existsSync(summary))
  appendFileSync(GITHUB_STEP_SUMMARY, readFileSync(summary, 'utf8'));
