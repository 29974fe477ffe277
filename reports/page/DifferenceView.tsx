import { diffChars, diffWordsWithSpace } from 'diff';
import type { ComponentChildren, JSX } from 'preact';
import { labelOf } from './labelOf.ts';
import { Visible } from './Visible.tsx';

interface Props {
  readonly expected: string | undefined;
  readonly actual: string | undefined;
  /** Where in the answer. */
  readonly path?: string | undefined;
}

/** Longer texts are compared word by word. Letter by letter would take too long and show too little. */
const byLetters = 80;

/** Expected above actual, with the differences marked in both. */
export function DifferenceView({ expected = '', actual = '', path }: Props): JSX.Element | null {
  if (expected === '' && actual === '') return null;
  const compare = expected.length + actual.length > byLetters ? diffWordsWithSpace : diffChars;
  const parts = compare(expected, actual);
  const common = parts
    .filter((part) => !part.added && !part.removed)
    .reduce((sum, { value }) => sum + value.length, 0);
  // If the two share little, marks would only be noise.
  const marked = common * 3 > Math.max(expected.length, actual.length);
  const name = (text: string): JSX.Element => <span class="quiet">{labelOf(text, path)}</span>;
  const side = (other: 'added' | 'removed', text: string): ComponentChildren =>
    marked ? (
      parts
        .filter((part) => !part[other])
        .map((part, index) => (
          <Piece key={index} text={part.value} kind={part.removed ? 'ins' : part.added ? 'del' : undefined} />
        ))
    ) : (
      <Visible text={text} />
    );
  return (
    <dl class="difference">
      {path === undefined ? null : (
        <div>
          <dt>Where</dt>
          <dd>{path}</dd>
        </div>
      )}
      <div class="expected">
        <dt>Expected</dt>
        <dd>
          {name(expected)}
          {expected === '' ? <em>nothing</em> : side('added', expected)}
        </dd>
      </div>
      <div class="actual">
        <dt>Actual</dt>
        <dd>
          {name(actual)}
          {actual === '' ? <em>nothing</em> : side('removed', actual)}
        </dd>
      </div>
    </dl>
  );
}

const Piece = ({
  text,
  kind,
}: {
  readonly text: string;
  readonly kind: 'ins' | 'del' | undefined;
}): JSX.Element => {
  if (kind === 'ins')
    return (
      <ins>
        <Visible text={text} />
      </ins>
    );
  if (kind === 'del')
    return (
      <del>
        <Visible text={text} />
      </del>
    );
  return <Visible text={text} />;
};
