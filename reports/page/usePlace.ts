import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Where a reader was in a view: how far down the page, how far down a long list, and on which link. */
interface Place {
  readonly down: number;
  readonly inList: number;
  readonly link: string | null;
}

const places = new Map<number, Place>();
let known = 0;

/**
 * A new view begins at its top, for eyes and for a screen reader. A view that a reader returns to is restored, with the same link
 * in focus. Each entry of the browser's history has a number that identifies its place.
 */
export function usePlace(path: string, main: RefObject<HTMLElement | null>): void {
  const isFirst = useRef(true);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const keep = (): void => {
      const number = entryNumber();
      if (number !== undefined) places.set(number, placeNow());
    };
    addEventListener('scroll', keep, true);
    addEventListener('focusin', keep);
    return () => {
      removeEventListener('scroll', keep, true);
      removeEventListener('focusin', keep);
    };
  }, []);
  useLayoutEffect(() => {
    const number = entryNumber();
    const place = number === undefined ? undefined : places.get(number);
    if (number === undefined) {
      known += 1;
      history.replaceState({ entry: known }, '');
    }
    if (place !== undefined) comeBack(place);
    else if (!isFirst.current) {
      scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    isFirst.current = false;
  }, [path]);
}

const entryNumber = (): number | undefined => (history.state as { readonly entry?: number } | null)?.entry;

const placeNow = (): Place => ({
  down: scrollY,
  inList: document.querySelector('.virtual')?.scrollTop ?? 0,
  link: document.activeElement?.getAttribute('href') ?? null,
});

function comeBack({ down, inList, link }: Place): void {
  const list = document.querySelector('.virtual');
  if (list !== null) list.scrollTop = inList;
  scrollTo(0, down);
  // A long list draws what it shows there only after scrolling.
  requestAnimationFrame(() => {
    const links = link === null ? [] : [...document.querySelectorAll<HTMLElement>('main a')];
    links.find((each) => each.getAttribute('href') === link)?.focus({ preventScroll: true });
  });
}
