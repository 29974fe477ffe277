import type { JSX } from 'preact';
import { counted } from '../../harness/words/counted.ts';
import { callInWords } from '../exchanges/callInWords.ts';
import type { KeptExchange } from '../exchanges/KeptExchange.ts';
import { tellingCalls } from '../exchanges/tellingCalls.ts';
import type { MarkedSpot } from './BodyView.tsx';
import { ExchangeView } from './ExchangeView.tsx';
import { Fold } from './Fold.tsx';
import { type ExchangePair, pairedExchanges } from './pairedExchanges.ts';

interface Props {
  /** In the order in which they were made. */
  readonly kept: readonly KeptExchange[];
  readonly reference: readonly KeptExchange[];
  /** The ids of the calls, the one that shows what is wrong first. */
  readonly ids: readonly string[];
  readonly spot: MarkedSpot;
}

/** The calls that show what is wrong, each beside the same call of the reference server, and the others folded below. */
export function Exchanges({ kept, reference, ids, spot }: Props): JSX.Element | null {
  if (kept.length === 0 && reference.length === 0) return null;
  const one = reference.length === 0;
  // What only the reference server was asked says nothing about this one.
  const rows = pairedExchanges(kept, reference).filter(({ ours }) => kept.length === 0 || ours !== undefined);
  const telling = tellingCalls(ids, kept);
  const isTelling = ({ ours }: ExchangePair): boolean => ours !== undefined && telling.includes(ours.id);
  const others = rows.filter((pair) => !isTelling(pair));
  const shown = rows.some(isTelling) ? rows.filter(isTelling) : rows;
  const row = (pair: ExchangePair): JSX.Element => (
    <Call
      key={pair.ours?.id ?? pair.theirs?.id}
      pair={pair}
      step={rows.length > 1 ? `Call ${rows.indexOf(pair) + 1} of ${rows.length}: ` : ''}
      isOpen={isTelling(pair)}
      spot={pair.ours?.id === ids[0] ? spot : undefined}
      one={one}
      isMarked={rows.length > 1 && pair.ours?.id === ids[0]}
      sent={spot}
    />
  );
  return (
    <Fold title={`The ${shown.length === 1 ? 'call' : 'calls'}${one ? '' : ', beside the reference server'}`}>
      {shown.map(row)}
      {shown === rows || others.length === 0 ? null : (
        <details class="setup">
          <summary>{counted(others.length, 'other call')} of this case</summary>
          {others.map(row)}
        </details>
      )}
    </Fold>
  );
}

interface CallProps {
  readonly pair: ExchangePair;
  /** `Call 2 of 3: `; empty if it is the only one. */
  readonly step: string;
  readonly isOpen: boolean;
  /** What is marked in the answer; undefined if this call does not show it. */
  readonly spot: MarkedSpot | undefined;
  /** What is marked in the request of any call. */
  readonly sent: MarkedSpot;
  readonly isMarked: boolean;
  readonly one: boolean;
}

/** One call of this server, and beside it the same call of the reference server. */
const Call = ({
  pair: { ours, theirs },
  step,
  isOpen,
  spot,
  sent,
  isMarked,
  one,
}: CallProps): JSX.Element => {
  const call = ours ?? theirs;
  return (
    <div class={one ? 'sides one' : 'sides'}>
      <p class="step">
        {step}
        {call === undefined ? '' : callInWords(call)}
        {isMarked ? <strong> – this one shows it</strong> : null}
      </p>
      {ours === undefined ? (
        one ? null : (
          <p class="quiet">This server was not asked so, or it is not kept here.</p>
        )
      ) : (
        <fieldset class="side" aria-label="This server">
          <ExchangeView exchange={ours} open={isOpen} spot={spot} sent={sent} />
        </fieldset>
      )}
      {one ? null : theirs === undefined ? (
        <p class="quiet">The reference server was not asked so.</p>
      ) : (
        <fieldset class="side" aria-label="The reference server">
          <ExchangeView
            exchange={theirs}
            open={isOpen}
            spot={
              spot && {
                path: spot.path,
                actual: spot.expected ?? spot.actual,
                expected: spot.actual,
                mustHold: true,
              }
            }
          />
        </fieldset>
      )}
    </div>
  );
};
