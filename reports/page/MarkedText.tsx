import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** A text with one part marked; the box around it scrolls there. */
export function MarkedText({
  text,
  marked,
}: {
  readonly text: string;
  readonly marked: readonly [number, number] | undefined;
}): JSX.Element {
  const mark = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const box = mark.current?.closest('pre');
    if (mark.current === null || box === null || box === undefined) return;
    const { top } = mark.current.getBoundingClientRect();
    box.scrollTop += top - box.getBoundingClientRect().top - box.clientHeight / 3;
  }, [text, marked]);
  if (marked === undefined) return <>{text}</>;
  const [from, to] = marked;
  return (
    <>
      {text.slice(0, from)}
      <mark ref={mark}>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}
