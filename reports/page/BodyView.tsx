import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { KeptBody } from '../exchanges/KeptExchange.ts';
import { prettyText } from '../exchanges/prettyText.ts';
import { type Spot, spotIn } from '../exchanges/spotIn.ts';
import { CopyButton } from './CopyButton.tsx';
import { MarkedText } from './MarkedText.tsx';
import { ScrollBox } from './ScrollBox.tsx';
import { Visible } from './Visible.tsx';

interface Props {
  readonly name: string;
  readonly body: KeptBody;
  /** The Content-Type. */
  readonly type: string;
  readonly raw: boolean;
  /** What is marked in it and scrolled to, if it is found. */
  readonly spot: Spot | undefined;
}

/** A body as text. It says how much of its middle was left out. */
export function BodyView({ name, body, type, raw, spot }: Props): JSX.Element {
  const { head, tail, length, leftOut, base64 } = body;
  const shown = useMemo(
    () =>
      raw || base64
        ? [head, tail]
        : [prettyText(head, type), tail === undefined ? undefined : prettyText(tail, type)],
    [head, tail, type, raw, base64],
  );
  const marked = useMemo(
    () => (raw || base64 || spot === undefined ? undefined : spotIn(shown[0] ?? '', spot, /csv/i.test(type))),
    [shown, raw, base64, spot?.path, spot?.actual],
  );
  if (leftOut !== undefined)
    return (
      <p class="gap">
        {length?.toLocaleString('en')} bytes, which were not kept: {leftOut}.
      </p>
    );
  if (head === '') return <p class="quiet">The body is empty.</p>;
  return (
    <>
      {tail === undefined ? null : (
        <p class="gap">
          {length?.toLocaleString('en')} bytes in all: the middle is left out below. The whole stands in
          exchanges.ndjson.
        </p>
      )}
      <div class="body">
        {base64 ? <p class="quiet">The bytes are no UTF-8; they are shown in base64.</p> : null}
        <ScrollBox kind="text" name={`Body of the ${name.toLowerCase()}`}>
          <pre class={raw ? 'raw' : ''}>
            {raw ? (
              <Visible text={shown[0] ?? ''} spaces />
            ) : (
              <MarkedText text={shown[0] ?? ''} marked={marked} />
            )}
            {shown[1] === undefined ? null : (
              <>
                <span class="gap">{'\n… the middle is left out here …\n'}</span>
                {raw ? <Visible text={shown[1]} spaces /> : shown[1]}
              </>
            )}
          </pre>
        </ScrollBox>
        <CopyButton
          what={`the body of the ${name.toLowerCase()}`}
          text={tail === undefined ? head : `${head} … ${tail}`}
        />
      </div>
    </>
  );
}
