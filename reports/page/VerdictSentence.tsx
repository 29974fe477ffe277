import type { JSX } from 'preact';
import { counted, inNumbers } from '../../harness/words/counted.ts';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';

/** The outcome of the run, how much of it was judged, and why the rest was not. */
export function VerdictSentence({ model: { data } }: { readonly model: ReportModel }): JSX.Element {
  const { kind, counts, blocked, run, findings } = data;
  const isSaidByTitle = kind === 'nothingFound' || kind === 'nothingNew';
  const of = (status: string): number => findings.filter((each) => each.status === status).length;
  const judged = counts.passed + counts.failed + counts.warned + counts.known;
  const all = run.planned - counts.notApplicable;
  const missing = all - judged - counts.blocked - counts.errored;
  const notTaken =
    run.scope === undefined ? 'options that were not taken' : 'out of scope, or options that were not taken';
  const isSelection = run.planned < run.suiteCases;
  const sentences = [
    ...(run.interrupted ? ['Interrupted.'] : []),
    ...(counts.known > 0 && of('failed') === 0 ? ['Nothing new is broken.'] : []),
    ...(of('warned') === 0 ? [] : [`${counted(of('warned'), 'cause of warnings', 'causes of warnings')}.`]),
    // The title says it already if nothing was found in the whole suite.
    ...(isSaidByTitle && !isSelection
      ? []
      : [
          `${judged === 0 ? 'None of the' : `${inNumbers(judged)} of ${inNumbers(Math.max(all, judged))}`} ${isSelection ? 'selected cases' : 'cases'} ${judged === 1 ? 'was' : 'were'} judged${isSelection ? `; the whole suite has ${inNumbers(run.suiteCases)}` : ''}.`,
        ]),
  ];
  return (
    <>
      {run.caution === undefined ? null : <p class="fault">{run.caution}</p>}
      {run.scope === undefined ? null : <p>{run.scope}</p>}
      {sentences.length === 0 ? null : <p>{sentences.join(' ')}</p>}
      <ul class="rest">
        {counts.blocked === 0 ? null : (
          <li>
            <a href={linkTo(['unjudged'])}>
              {counted(counts.blocked, 'case')} not judged, for {counted(blocked.length, 'reason')}: see why,
              and what to do
            </a>
          </li>
        )}
        {data.outdated.map((words) => (
          <li key={words}>{words}</li>
        ))}
        {counts.errored === 0 ? null : <li>{counted(counts.errored, 'case')} ended in an error</li>}
        {missing <= 0 ? null : <li>{counted(missing, 'case')} without a verdict</li>}
        {counts.notApplicable === 0 ? null : (
          <li>
            {counted(counts.notApplicable, 'more case')} not applicable: {notTaken}
          </li>
        )}
      </ul>
    </>
  );
}
