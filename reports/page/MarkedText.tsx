import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Span } from '../exchanges/spotIn.ts';

/** A text with one part marked, and in that the characters that differ. The box around it scrolls there. */
export function MarkedText({
  text,
  marked,
  differing,
}: {
  readonly text: string;
  readonly marked: Span | undefined;
  readonly differing: Span | undefined;
}): JSX.Element {
  const mark = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const box = mark.current?.closest('.text');
    if (mark.current === null || box === null || box === undefined) return;
    const { top } = mark.current.getBoundingClientRect();
    box.scrollTop += top - box.getBoundingClientRect().top - box.clientHeight / 3;
  }, [text, marked]);
  if (marked === undefined) return <>{text}</>;
  const [from, to] = marked;
  const [begin, end] = differing ?? [to, to];
  return (
    <>
      {text.slice(0, from)}
      <mark ref={mark}>
        {text.slice(from, begin)}
        {begin === end ? null : <b>{text.slice(begin, end)}</b>}
        {text.slice(end, to)}
      </mark>
      {text.slice(to)}
    </>
  );
}
