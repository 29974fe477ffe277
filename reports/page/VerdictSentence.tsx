import type { JSX } from 'preact';
import { countInWords, inNumbers } from './inNumbers.ts';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';

/** The outcome of the run, how much of it was judged, and why the rest was not. */
export function VerdictSentence({ model: { data } }: { readonly model: ReportModel }): JSX.Element {
  const { counts, blockedInShort, run, findings } = data;
  const of = (status: string): number => findings.filter((each) => each.status === status).length;
  const judged = counts.passed + counts.failed + counts.warned + counts.known;
  const all = run.planned - counts.notApplicable;
  const missing = all - judged - counts.blocked - counts.errored;
  const found = [
    ...(of('failed') === 0 ? [] : [countInWords(of('failed'), 'cause of breaches', 'causes of breaches')]),
    ...(of('warned') === 0 ? [] : [`${inNumbers(of('warned'))} of warnings`]),
  ];
  const [first] = found;
  const nothing = of('known') === 0 ? 'No breach found' : 'Nothing new is broken';
  const causes =
    first === undefined
      ? nothing
      : of('failed') === 0
        ? `${nothing}; ${countInWords(of('warned'), 'cause of warnings', 'causes of warnings')}`
        : found.join(' and ');
  const notTaken =
    run.scope === undefined ? 'options that were not taken' : 'out of scope, or options that were not taken';
  return (
    <>
      {run.caution === undefined ? null : <p class="fault">{run.caution}</p>}
      {run.scope === undefined ? null : <p>{run.scope}</p>}
      <p>
        {run.interrupted ? 'Interrupted. ' : ''}
        {judged === 0 ? 'Nothing was judged' : causes}. {inNumbers(judged)} of{' '}
        {inNumbers(Math.max(all, judged))} {run.planned < run.suiteCases ? 'selected cases' : 'cases'} judged
        {run.planned < run.suiteCases ? `; the whole suite has ${inNumbers(run.suiteCases)}` : ''}.
      </p>
      <ul class="rest">
        {blockedInShort.map((words) => (
          <li key={words}>
            <a href={linkTo(['cases'], { status: 'blocked' })}>{words}</a>
          </li>
        ))}
        {data.outdated.map((words) => (
          <li key={words}>{words}</li>
        ))}
        {counts.errored === 0 ? null : <li>{countInWords(counts.errored, 'case')} ended in an error</li>}
        {missing <= 0 ? null : <li>{countInWords(missing, 'case')} without a verdict</li>}
        {counts.notApplicable === 0 ? null : (
          <li>
            {countInWords(counts.notApplicable, 'more case')} not applicable: {notTaken}
          </li>
        )}
      </ul>
    </>
  );
}
