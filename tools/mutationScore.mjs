/**
 * Prints the scores of the last `npm run mutation` by folder, and fails where all of them together are under 80 %.
 *
 * Stricter than Stryker's own: a mutant that was disabled, ignored or met by no test has survived.
 */
import { readFileSync } from 'node:fs';

const report = JSON.parse(readFileSync('.stryker/mutation.json', 'utf8'));
const least = 80;

/** Mutants that do not compile or break the run say nothing of the tests. */
const isCounted = ({ status }) => status !== 'CompileError' && status !== 'RuntimeError';
const outcomes = {
  killed: ['Killed'],
  'timed out': ['Timeout'],
  survived: ['Survived'],
  'no coverage': ['NoCoverage'],
  disabled: ['Ignored', 'Pending'],
};

const mutants = Object.entries(report.files).flatMap(([file, { mutants: ofFile }]) =>
  ofFile.filter(isCounted).map(({ status }) => ({ folder: file.split('/').slice(0, -1).join('/'), status })),
);
const folders = [...new Set(mutants.map(({ folder }) => folder))].sort();

function row(name, some) {
  const counts = Object.values(outcomes).map(
    (statuses) => some.filter(({ status }) => statuses.includes(status)).length,
  );
  return `| ${[name, some.length, ...counts, `${scoreOf(some).toFixed(1)} %`].join(' | ')} |`;
}

function scoreOf(some) {
  const found = some.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  return (found.length / Math.max(1, some.length)) * 100;
}

const heads = ['folder', 'mutants', ...Object.keys(outcomes), 'score'];
console.log(
  `| ${heads.join(' | ')} |\n|${heads.map((_, index) => (index === 0 ? '---|' : '---:|')).join('')}`,
);
for (const folder of folders) {
  console.log(
    row(
      `\`${folder}/\``,
      mutants.filter((mutant) => mutant.folder === folder),
    ),
  );
}
console.log(row('all', mutants));

if (scoreOf(mutants) < least) {
  console.error(`the score is under ${least} %`);
  process.exitCode = 1;
}
