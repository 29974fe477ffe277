import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { HitGroup } from './hitGroup.ts';

interface Props {
  /** What is searched, in words. */
  readonly over: string;
  readonly search: (q: string) => readonly HitGroup[];
  /** Called when the box opens, so that the first letter does not wait for what a search needs. */
  readonly prepare?: () => void;
}

/** One search over everything, on every page. `/` opens it, the arrows walk through what it finds, and Enter follows it. */
export function SearchBox({ over, search, prepare }: Props): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  const [q, setQ] = useState('');
  const groups = useMemo(() => search(q), [q]);
  const show = (): void => {
    box.current?.showModal();
    box.current?.querySelector('input')?.select();
    prepare?.();
  };
  useEffect(() => {
    const open = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.matches('input, select, textarea');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      show();
    };
    const close = (): void => box.current?.close();
    addEventListener('keydown', open);
    addEventListener('hashchange', close);
    return () => {
      removeEventListener('keydown', open);
      removeEventListener('hashchange', close);
    };
  }, []);
  return (
    <>
      <button type="button" class="find" onClick={show}>
        Search <kbd>/</kbd>
      </button>
      <dialog ref={box} class="finder" aria-label="Search this report" onKeyDown={walk}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            box.current?.querySelector('a')?.click();
          }}
        >
          <input
            type="search"
            value={q}
            aria-label={`Search for ${over}`}
            placeholder={over}
            onInput={({ currentTarget }) => setQ(currentTarget.value)}
          />
          <button type="button" onClick={() => box.current?.close()}>
            Close
          </button>
        </form>
        <p role="status" class="quiet">
          {q.trim() === ''
            ? 'All words must be there.'
            : groups.length === 0
              ? 'Nothing holds all these words.'
              : ''}
        </p>
        {groups.map(({ title, hits }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul class="list">
              {hits.map(({ link, name, text }) => (
                <li key={link}>
                  {/* The address may be the present one. Then nothing else closes the box. */}
                  <a href={link} class="entry" onClick={() => box.current?.close()}>
                    <strong>{name}</strong>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </dialog>
    </>
  );
}

/** Up and down go from the input through the links and back. */
function walk(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
  event.preventDefault();
}
