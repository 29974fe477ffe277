import type { JSX } from 'preact';
import { counted } from '../../harness/words/counted.ts';
import type { ComparisonData } from '../compare/comparisonHtml.ts';
import type { ComparedRun, RunComparison } from '../compare/RunComparison.ts';
import { brief } from './brief.ts';
import { CauseList } from './CauseList.tsx';
import { ChangeView } from './ChangeView.tsx';
import { VerdictBox } from './VerdictBox.tsx';

/** Two runs on one screen: what it comes to, the causes, and folded the cases that changed. */
export function ComparisonOverview({ data }: { readonly data: ComparisonData }): JSX.Element {
  const { comparison, causesSentence, verdict, tone, sentence, unlike } = data;
  return (
    <>
      <VerdictBox tone={tone} title={causesSentence}>
        <p>
          {verdict}: {sentence}
        </p>
      </VerdictBox>
      <dl class="facts">
        <NamedRun name="a, before" run={comparison.a} />
        <NamedRun name="b, now" run={comparison.b} />
      </dl>
      <Circumstances unlike={unlike} circumstances={comparison.circumstances} />
      <CauseList data={data} />
      <ChangedCases data={data} />
      <JudgedInOne unjudged={comparison.unjudged} />
      <ObservedInOne observations={comparison.observations} />
    </>
  );
}

/** In what the runs were not made alike. */
const Circumstances = ({
  unlike,
  circumstances,
}: { readonly unlike: string } & Pick<RunComparison, 'circumstances'>): JSX.Element => (
  <>
    {circumstances.length === 0 ? null : <h2>{unlike}</h2>}
    <ul class="list plain">
      {circumstances.map((each) => (
        <li key={each.name} class="entry">
          <strong>{each.name}</strong>
          <span>
            {each.a} in a, {each.b} in b
          </span>
        </li>
      ))}
    </ul>
  </>
);

/** The cases that changed, folded. */
function ChangedCases({ data }: { readonly data: ComparisonData }): JSX.Element | null {
  const { comparison, headings, alikeWords } = data;
  const { changes } = comparison;
  if (changes.length === 0) return null;
  const changed = changes.reduce((sum, { cases }) => sum + cases.length, 0);
  return (
    <details class="fold">
      <summary>
        <h2>The {counted(changed, 'case')} that changed</h2>
      </summary>
      {Object.entries(headings).map(([kind, heading]) => {
        const group = changes.filter((change) => change.kind === kind);
        return group.length === 0 ? null : (
          <section key={kind} aria-label={heading}>
            <h3>{heading}</h3>
            {group.map((change) => (
              <ChangeView key={change.cases[0]} change={change} alikeWords={alikeWords} />
            ))}
          </section>
        );
      })}
    </details>
  );
}

/** What one run judged and the other did not, by the reason. */
const JudgedInOne = ({ unjudged }: Pick<RunComparison, 'unjudged'>): JSX.Element => (
  <>
    {unjudged.length === 0 ? null : <h2>Judged in only one of them</h2>}
    <ul class="list plain">
      {unjudged.map((each) => (
        <li key={`${each.in} ${each.because}`} class="entry">
          <strong>not in {each.in}</strong>
          <span class="level">{each.because}</span>
          <span>{counted(each.count, 'case')}</span>
          <span class="quiet">{each.clauses.join(' ')}</span>
          {each.failing.length === 0 ? null : (
            <details>
              <summary>{each.failing.length} of them failing in the other</summary>
              <span class="id">{each.failing.join(' ')}</span>
            </details>
          )}
        </li>
      ))}
    </ul>
  </>
);

/** What was observed in one run and not in the other. */
const ObservedInOne = ({ observations }: Pick<RunComparison, 'observations'>): JSX.Element => (
  <>
    {observations.length === 0 ? null : <h2>Observed in only one of them</h2>}
    <ul class="list plain">
      {observations.map(({ clause, onlyIn, observed, places }) => (
        <ObservedIn
          key={`${clause} ${onlyIn} ${observed}`}
          runs={onlyIn}
          clause={clause}
          observed={observed}
          places={places}
        />
      ))}
    </ul>
  </>
);

/** What was observed in some runs and not in the others. */
export const ObservedIn = ({
  clause,
  runs,
  observed,
  places,
}: {
  readonly clause: string;
  readonly runs: string;
  readonly observed: string;
  readonly places: readonly string[];
}): JSX.Element => (
  <li class="entry">
    <strong>{clause}</strong>
    <span class="level">only in {runs}</span>
    <span>{brief(observed, 300)}</span>
    <span class="quiet">
      {places.slice(0, 3).join('; ')}
      {places.length > 3 ? ` and ${places.length - 3} more` : ''}
    </span>
  </li>
);

/** A run with the name that it has on the page. */
export const NamedRun = ({
  name,
  run,
}: {
  readonly name: string;
  readonly run: ComparedRun;
}): JSX.Element => (
  <div>
    <dt>{name}</dt>
    <dd>
      <code>{run.target}</code>, run {run.id} of {run.startedAt.slice(0, 16).replace('T', ' ')} UTC, assay{' '}
      {run.suiteVersion}, {run.outcome}
    </dd>
  </div>
);
