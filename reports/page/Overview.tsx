import type { JSX } from 'preact';
import { counted, inNumbers } from '../../harness/words/counted.ts';
import type { ReportData } from '../html/ReportData.ts';
import { FindingList } from './FindingList.tsx';
import { MatrixTable } from './MatrixTable.tsx';
import type { ReportModel } from './ReportModel.ts';
import { RunFacts } from './RunFacts.tsx';
import { linkTo } from './route.ts';
import { statusWords } from './StatusMark.tsx';
import { statusOrder } from './statusOrder.ts';
import { useFilter } from './useFilter.ts';
import { VerdictBox } from './VerdictBox.tsx';
import { VerdictSentence } from './VerdictSentence.tsx';

/** The outcome in one sentence, with how much is broken. */
function titleOf({ outcome, kind, judged, cases, findings, run }: ReportData): string {
  if (kind === 'nothingFound' || kind === 'nothingNew')
    return `No ${kind === 'nothingNew' ? 'new ' : ''}breach found in the ${inNumbers(judged)} of ${counted(cases, 'case')} that were judged`;
  if (kind === 'conforms') return `This server conforms${run.scope === undefined ? '' : ' in its scope'}`;
  if (kind !== 'broken') return `${outcome.charAt(0).toUpperCase()}${outcome.slice(1)}`;
  const failed = findings.filter(({ status }) => status === 'failed');
  const warned = findings.filter(({ status }) => status === 'warned').length;
  if (failed.length === 0) return `Does not conform: ${counted(warned, 'warning')}, and --strict was given`;
  const operations = new Set(failed.flatMap((each) => each.operations.filter((name) => name !== '-'))).size;
  const where = operations === 0 ? '' : ` in ${counted(operations, 'operation')}`;
  return `Does not conform: ${counted(failed.length, 'problem')}${where}`;
}

/** The first screen: the verdict in one sentence, the findings by cause, and operation × format. */
export function Overview({
  model,
  query,
}: {
  readonly model: ReportModel;
  readonly query: URLSearchParams;
}): JSX.Element {
  const { data } = model;
  const green = data.findings.length === 0;
  const chosen = useFilter(query);
  return (
    <>
      <VerdictBox tone={data.tone} title={titleOf(data)}>
        <VerdictSentence model={model} />
        <ul class="counts" aria-label="Cases by status">
          {statusOrder
            .filter((status) => data.counts[status] > 0)
            .map((status) => (
              <li key={status}>
                <a
                  class={`mark ${status}`}
                  href={status === 'blocked' ? linkTo(['unjudged']) : linkTo(['cases'], { status })}
                >
                  <span aria-hidden="true">{statusWords[status].sign}</span> {inNumbers(data.counts[status])}{' '}
                  {statusWords[status].word}
                </a>
              </li>
            ))}
        </ul>
      </VerdictBox>
      <div class="columns">
        <div>
          <FindingList model={model} chosen={chosen} />
          {green ? <RunFacts model={model} /> : null}
        </div>
        <MatrixTable model={model} chosen={chosen} />
      </div>
      {green ? null : <RunFacts model={model} />}
    </>
  );
}
