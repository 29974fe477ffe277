import type { JSX } from 'preact';
import { callInWords } from '../exchanges/callInWords.ts';
import type { KeptExchange } from '../exchanges/KeptExchange.ts';
import type { Spot } from '../exchanges/spotIn.ts';
import { ExchangeView } from './ExchangeView.tsx';
import { pairedExchanges } from './pairedExchanges.ts';

interface Props {
  readonly kept: readonly KeptExchange[];
  readonly reference: readonly KeptExchange[];
  /** The id of the exchange that shows what is wrong. */
  readonly decisive: string | undefined;
  readonly spot: Spot;
}

/** The calls of a case in order, each beside the same call of the reference server. The deciding one is open. */
export function Exchanges({ kept, reference, decisive, spot }: Props): JSX.Element | null {
  if (kept.length === 0 && reference.length === 0) return null;
  const one = reference.length === 0;
  const rows = pairedExchanges(kept, reference);
  return (
    <section aria-labelledby="bytes">
      <h2 id="bytes">{one ? 'Bytes' : 'Bytes, beside the reference server'}</h2>
      {one ? null : (
        <div class="sides heads" aria-hidden="true">
          <h3>This server</h3>
          <h3>The reference server</h3>
        </div>
      )}
      {rows.map(({ ours, theirs }, index) => {
        const shows = ours !== undefined && ours.id === decisive;
        const call = ours ?? theirs;
        return (
          <div key={call?.id} class={one ? 'sides one' : 'sides'}>
            <p class="step">
              {rows.length > 1 ? `Call ${index + 1} of ${rows.length}: ` : ''}
              {call === undefined ? '' : callInWords(call)}
              {shows && rows.length > 1 ? <strong> – this one shows it</strong> : null}
            </p>
            {ours === undefined ? (
              one ? null : (
                <p class="quiet">This server was not asked so, or it is not kept here.</p>
              )
            ) : (
              <section aria-label="This server">
                <ExchangeView exchange={ours} open={shows} spot={shows ? spot : undefined} />
              </section>
            )}
            {one ? null : theirs === undefined ? (
              <p class="quiet">The reference server was not asked so.</p>
            ) : (
              <section aria-label="The reference server">
                <ExchangeView
                  exchange={theirs}
                  open={shows}
                  spot={shows ? { path: spot.path, actual: undefined } : undefined}
                />
              </section>
            )}
          </div>
        );
      })}
    </section>
  );
}
