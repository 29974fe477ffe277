import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { KeptBody } from '../exchanges/KeptExchange.ts';
import { prettyText } from '../exchanges/prettyText.ts';
import { differingIn, type Spot, spotIn, unquoted } from '../exchanges/spotIn.ts';
import { CopyButton } from './CopyButton.tsx';
import { MarkedText } from './MarkedText.tsx';
import { ScrollBox } from './ScrollBox.tsx';
import { Visible } from './Visible.tsx';

/** What to mark, and what it is compared with. */
export interface MarkedSpot extends Spot {
  readonly expected?: string | undefined;
  /** Whether nothing is marked where `actual` is not there: a request has members of the same name that are not meant. */
  readonly mustHold?: boolean;
}

interface Props {
  readonly name: string;
  readonly body: KeptBody;
  /** The Content-Type. */
  readonly type: string;
  readonly raw: boolean;
  /** What is marked in it and scrolled to, if it is found. */
  readonly spot: MarkedSpot | undefined;
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
  const [marked, differing] = useMemo(() => {
    const [text = ''] = shown;
    const found = raw || base64 || spot === undefined ? undefined : spotIn(text, spot, /csv/i.test(type));
    if (found === undefined) return [];
    const value = unquoted(spot?.actual ?? '');
    if (spot?.mustHold && (value === '' || !text.slice(...found).includes(value))) return [];
    return [found, differingIn(text, found, spot?.actual, spot?.expected)];
  }, [shown, raw, base64, spot?.path, spot?.actual]);
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
              <MarkedText text={shown[0] ?? ''} marked={marked} differing={differing} />
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
