import { isWhole, scopeInWords } from '../../config/scope.ts';
import { type Status, statuses } from '../../harness/verdicts/Verdict.ts';
import { counted, inNumbers } from '../../harness/words/counted.ts';
import { operations } from '../../specs/operations.ts';
import type { Certificate } from './Certificate.ts';

/** The certificate as one HTML page that loads nothing and prints on one sheet. Pure: the same certificate gives the same bytes. */
export function certificatePage(certificate: Certificate): string {
  const { conforms, target, levels, isReference } = certificate;
  const title = conforms ? 'Certificate of conformance' : 'Record of a judgement';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(`${title}: ${target}`)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="api">${text(certificate.api)}</p>
<h1>${title}</h1>
<p class="target">${text(target)}${isReference ? '<br><small>the reference server that Assay brings along</small>' : ''}</p>
<p class="outcome ${conforms ? 'good' : 'bad'}">${text(outcomeInWords(certificate))}</p>
<table class="levels">
<thead><tr><th>Level</th>${statuses.map((status) => `<th>${text(statusWords[status])}</th>`).join('')}</tr></thead>
<tbody>
${Object.entries(levels)
  .map(
    ([level, counts]) =>
      `<tr><th>${text(level)}</th>${statuses.map((status) => `<td>${counts[status]}</td>`).join('')}</tr>`,
  )
  .join('\n')}
</tbody>
</table>
<dl>
${factsOf(certificate)
  .map(([name, value]) => `<dt>${text(name)}</dt><dd>${text(value)}</dd>`)
  .join('\n')}
</dl>
<p class="proves">${text(provesIn(certificate))} It does not show that the server still behaves so. Check it with <code>assay verify certificate.tgz</code>.</p>
</main>
</body>
</html>
`;
}

/** What a bundle proves, in a sentence. */
export const provesIn = ({ signedBy }: Pick<Certificate, 'signedBy'>): string =>
  signedBy === undefined
    ? 'This bundle is not signed: it is consistent, so its verdicts follow from its exchanges, but nobody vouches for them.'
    : 'This bundle is signed: its verdicts follow from its exchanges, and it comes from the holder of the key.';

/** The outcome. If a part of the API is out of scope, it says what the outcome is about. */
export function outcomeInWords({
  outcome,
  scope,
  formats,
}: Pick<Certificate, 'outcome' | 'scope' | 'formats'>): string {
  if (isWhole(scope)) return outcome;
  const left = operations.size - scope.withoutOperations.length;
  return `${outcome} in its scope: ${formats.join(', ')}; ${left} of ${operations.size} operations`;
}

/** How many of the applicable cases were judged. Most cases are not applicable where the scope is narrow. */
export function judgedInWords({ levels }: Pick<Certificate, 'levels'>): string {
  const total = (status: Status): number =>
    Object.values(levels).reduce((sum, counts) => sum + counts[status], 0);
  const applicable = statuses.reduce((sum, status) => sum + total(status), 0) - total('notApplicable');
  return `${inNumbers(applicable - total('blocked'))} of ${counted(applicable, 'applicable case')}`;
}

const statusWords = {
  passed: 'passed',
  failed: 'failed',
  warned: 'warned',
  known: 'known',
  errored: 'errored',
  blocked: 'blocked',
  notApplicable: 'not applicable',
} as const;

function factsOf(certificate: Certificate): readonly (readonly [name: string, value: string])[] {
  const { scope, suite, cases, clauses, signedBy } = certificate;
  return [
    ['Judged', `${certificate.startedAt.slice(0, 19)} to ${certificate.endedAt.slice(0, 19)} UTC`],
    ['Formats', certificate.formats.join(', ')],
    ['Out of scope', isWhole(scope) ? 'nothing' : scopeInWords(scope)],
    [
      'Cases',
      `${judgedInWords(certificate)} judged; ${inNumbers(cases.count)} in all, of ${clauses.count} clauses (SHA-256 ${cases.sha256})`,
    ],
    ['Clauses', `SHA-256 ${clauses.sha256}`],
    ['Exchanges', `${certificate.exchanges} (SHA-256 ${certificate.files['exchanges.ndjson.gz'].sha256})`],
    ['Fixtures', `SHA-256 ${certificate.fixtures}`],
    ['Seed, trials', `${certificate.seeds.join(', ')}; up to ${certificate.runs} for each generated case`],
    ['Suite', `${suite.name} ${suite.version} (code: SHA-256 ${suite.code})`],
    ['Run', certificate.run],
    ['Signed by', signedBy === undefined ? 'nobody' : `Ed25519 key, SHA-256 ${signedBy.fingerprint}`],
  ];
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const text = (said: string): string => said.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

const style = `
:root { color-scheme: light; }
body { margin: 0; background: #eceff3; color: #16202c; font: 15px/1.45 system-ui, sans-serif; }
main { box-sizing: border-box; max-width: 52rem; margin: 2rem auto; padding: 2.5rem 3rem; background: #fff; border: 1px solid #c5ccd6; border-top: 8px solid #274b7a; }
h1 { margin: .2rem 0 1.2rem; font-size: 2rem; }
.api { margin: 0; color: #4a5767; }
.target { margin: 0; font: 600 1.2rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
.target small { font: 400 .9rem system-ui, sans-serif; color: #4a5767; }
.outcome { display: inline-block; margin: 1rem 0; padding: .4rem 1rem; border: 2px solid; font-size: 1.3rem; font-weight: 700; }
.good { color: #14602f; } .bad { color: #a01919; }
table { border-collapse: collapse; width: 100%; margin-bottom: 1.2rem; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .4rem; border-bottom: 1px solid #d7dde5; text-align: right; font-weight: 400; }
thead th { color: #4a5767; font-size: .85rem; } tr > :first-child { text-align: left; }
dl { display: grid; grid-template-columns: 8rem 1fr; gap: .3rem 1rem; margin: 0; }
dt { color: #4a5767; } dd { margin: 0; overflow-wrap: anywhere; }
.proves { margin: 1.5rem 0 0; padding-top: 1rem; border-top: 1px solid #d7dde5; font-size: .9rem; }
@page { size: A4; margin: 14mm; }
@media print { body { background: #fff; font-size: 11px; } main { margin: 0; padding: 0; border: 0; max-width: none; } h1 { font-size: 1.8rem; } }
@media (max-width: 40rem) { main { margin: 0; padding: 1.2rem; overflow-x: auto; } dl { grid-template-columns: 1fr; } }
`;
