import type { JSX } from 'preact';
import { BlockedList } from './BlockedList.tsx';
import { FindingList } from './FindingList.tsx';
import { inNumbers } from './inNumbers.ts';
import { MatrixTable } from './MatrixTable.tsx';
import type { ReportModel } from './ReportModel.ts';
import { RunFacts } from './RunFacts.tsx';
import { linkTo } from './route.ts';
import { statusWords } from './StatusMark.tsx';
import { statusOrder } from './statusOrder.ts';
import { VerdictSentence } from './VerdictSentence.tsx';

const signs = { good: '✓', caution: '!', bad: '✗', open: '?' };

const titleOf = (outcome: string): string => {
  if (/^\d/.test(outcome)) return outcome;
  return outcome.startsWith('no ') ? `N${outcome.slice(1)}` : `This server ${outcome}`;
};

/** The first screen: the verdict in one sentence, the findings by cause, and operation × format. */
export function Overview({ model }: { readonly model: ReportModel }): JSX.Element {
  const { data } = model;
  const green = data.findings.length === 0;
  const { outcome, tone } = data;
  const title = `${titleOf(outcome)}${outcome === 'conforms' && data.run.scope !== undefined ? ' in its scope' : ''}`;
  return (
    <>
      <section class={`verdict ${tone}`} aria-labelledby="verdict">
        <span class="sign" aria-hidden="true">
          {signs[tone]}
        </span>
        <div>
          <h1 id="verdict">{title}</h1>
          <VerdictSentence model={model} />
          <ul class="counts" aria-label="Cases by status">
            {statusOrder
              .filter((status) => data.counts[status] > 0)
              .map((status) => (
                <li key={status}>
                  <a class={`mark ${status}`} href={linkTo(['cases'], { status })}>
                    <span aria-hidden="true">{statusWords[status].sign}</span>{' '}
                    {inNumbers(data.counts[status])} {statusWords[status].word}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      </section>
      <div class="columns">
        <div>
          <FindingList model={model} />
          <BlockedList model={model} />
          {green ? <RunFacts model={model} /> : null}
        </div>
        <MatrixTable model={model} />
      </div>
      {green ? null : <RunFacts model={model} />}
    </>
  );
}
