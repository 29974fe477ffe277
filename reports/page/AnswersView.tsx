import type { JSX } from 'preact';
import type { Change, ComparedCause, Side } from '../compare/RunComparison.ts';
import { shownIn } from '../compare/shownIn.ts';
import type { MarkedSpot } from './BodyView.tsx';
import { DifferenceView } from './DifferenceView.tsx';
import { ExchangeView } from './ExchangeView.tsx';
import { Visible } from './Visible.tsx';

interface Props {
  readonly told: Change | ComparedCause;
  /** What is said of answers that do not differ. */
  readonly alikeWords: string;
}

/** What is wrong, the first member that differs between two runs, and both answers side by side. */
export function AnswersView({ told, alikeWords }: Props): JSX.Element {
  const { a, b, member, alike, exchanges } = told;
  const said = told[shownIn(told)];
  const facts = member && [
    ['Differs at', member.path === '' ? 'the whole' : member.path],
    ['in a', member.a],
    ['in b', member.b],
  ];
  return (
    <>
      {said?.message === undefined ? null : (
        <p class="message">
          <Visible text={said.message} />
        </p>
      )}
      <DifferenceView expected={said?.expected} actual={said?.actual} />
      {facts === undefined ? null : (
        <dl class="facts">
          {facts.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <code>{text}</code>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {alike === undefined ? null : <p>{alikeWords}</p>}
      {exchanges === undefined ? null : (
        <div class="sides">
          <div>
            <h3>a, before</h3>
            <ExchangeView exchange={exchanges.a} open spot={spotOf(a, b)} />
          </div>
          <div>
            <h3>b, now</h3>
            <ExchangeView exchange={exchanges.b} open spot={spotOf(b, a)} />
          </div>
        </div>
      )}
    </>
  );
}

/** What is marked in the answer of a run: what its check saw there, else the member that the check of the other run is about. */
const spotOf = (side: Side | undefined, other: Side | undefined): MarkedSpot =>
  side?.actual === undefined
    ? { path: other?.path, actual: undefined }
    : { path: side.path, actual: side.actual, expected: side.expected };
