import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  type VirtualItem,
  Virtualizer,
} from '@tanstack/virtual-core';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
import { ScrollBox } from './ScrollBox.tsx';

interface Props {
  readonly label: string;
  readonly count: number;
  readonly row: (index: number) => ComponentChildren;
}

/** What is expected of a row, which is as high as its text: one line, on a narrow screen four. */
const rowHeight = (): number => (matchMedia('(max-width: 700px)').matches ? 76 : 34);

/** The heights of the rows that were seen, by the address of the list. A reader who returns finds each row where it was. */
const seen = new Map<string, VirtualItem[]>();

/** A list of any length. Only the visible part is in the document, and a screen reader is told where it is. */
export function VirtualList({ label, count, row }: Props): JSX.Element {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const box = useRef<HTMLDivElement>(null);
  const height = rowHeight();
  const [address] = useState(location.hash);
  const options = {
    count,
    getScrollElement: () => box.current,
    initialMeasurementsCache: seen.get(address) ?? [],
    estimateSize: () => height,
    overscan: 12,
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset,
    onChange: () => redraw(undefined),
  };
  const [list] = useState(() => new Virtualizer<HTMLElement, HTMLElement>(options));
  list.setOptions({ ...list.options, ...options });
  useLayoutEffect(() => list._didMount(), [list]);
  useLayoutEffect(() => list._willUpdate());
  useLayoutEffect(() => () => void seen.set(address, list.takeSnapshot()), [list]);
  return (
    <ScrollBox kind="virtual" box={box} name={label}>
      {/* biome-ignore lint/a11y/useSemanticElements: a list of which most is not in the document */}
      <div role="list" style={{ height: `${list.getTotalSize()}px` }}>
        {list.getVirtualItems().map(({ index, start }) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div
            key={index}
            ref={list.measureElement}
            data-index={index}
            role="listitem"
            aria-setsize={count}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)` }}
          >
            {row(index)}
          </div>
        ))}
      </div>
    </ScrollBox>
  );
}
