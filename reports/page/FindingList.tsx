import type { JSX } from 'preact';
import { isSecurityBreach } from '../concernOf.ts';
import { FindingLine } from './FindingLine.tsx';
import { FindingRow, type NumberedFinding } from './FindingRow.tsx';
import { countInWords } from './inNumbers.ts';
import type { ReportModel } from './ReportModel.ts';

/** If there are more, each has one line: all causes on the first screen say more than three in full. */
const fewFindings = 6;

const concerns = [
  ['data', 'Data: lost, wrong, or not what was asked for'],
  ['form', 'Messages: how they are written'],
] as const;

/**
 * All findings by cause, the gravest first: wrong keys that are accepted; breaches, those of data before those of messages;
 * warnings; known deviations; errors.
 */
export function FindingList({ model }: { readonly model: ReportModel }): JSX.Element {
  const all = model.data.findings.map((finding, index) => ({ finding, number: index + 1 }));
  const security = all.filter(({ finding }) => isSecurityBreach(finding));
  const of = (status: string): readonly NumberedFinding[] =>
    all.filter(({ finding }) => finding.status === status && !isSecurityBreach(finding));
  const breaches = of('failed');
  const warnings = of('warned');
  const errors = of('errored');
  const known = of('known');
  return (
    <section class="findings" aria-labelledby="findings">
      {security.length === 0 ? null : (
        <section class="security" aria-labelledby="security">
          <h2 id="security">Security ({security.length})</h2>
          <List model={model} group={security} />
        </section>
      )}
      <h2 id="findings">
        {breaches.length === 0 ? 'Findings' : `What is broken, by cause (${breaches.length})`}
      </h2>
      {all.length === 0 ? <p class="quiet">Nothing was found.</p> : null}
      {breaches.length === 0 && all.length > 0 ? (
        <p class="quiet">
          {known.length > 0 || security.length > 0 ? 'No other clause is broken.' : 'No clause is broken.'}
        </p>
      ) : null}
      {breaches.length < 2 ? null : (
        <p class="quiet order">What becomes of data first; within each group, what was met most often.</p>
      )}
      {concerns.map(([concern, heading]) => {
        const group = breaches.filter(({ finding }) => finding.concern === concern);
        return group.length === 0 ? null : (
          <section key={concern} aria-label={heading}>
            <h3>
              {heading} ({group.length})
            </h3>
            <List model={model} group={group} />
          </section>
        );
      })}
      {warnings.length === 0 ? null : (
        <>
          <h2>{countInWords(warnings.length, 'warning')}: what SHOULD be, and good practice (NOTE)</h2>
          <List model={model} group={warnings} />
        </>
      )}
      {known.length === 0 ? null : (
        <>
          <h2>Known deviations, by cause ({known.length}): listed by the operator, not counted as broken</h2>
          <List model={model} group={known} />
        </>
      )}
      {errors.length === 0 ? null : (
        <>
          <h2>{countInWords(errors.length, 'error')} on our side or on the way</h2>
          <List model={model} group={errors} />
        </>
      )}
    </section>
  );
}

const List = ({
  model,
  group,
}: {
  readonly model: ReportModel;
  readonly group: readonly NumberedFinding[];
}): JSX.Element => {
  const Entry = model.data.findings.length > fewFindings ? FindingLine : FindingRow;
  return (
    <ol class="list">
      {group.map((each) => (
        <li key={each.number}>
          <Entry model={model} {...each} />
        </li>
      ))}
    </ol>
  );
};
