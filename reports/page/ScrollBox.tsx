import type { ComponentChildren, JSX, Ref } from 'preact';

interface Props {
  readonly name: string;
  readonly kind: string;
  readonly box?: Ref<HTMLDivElement>;
  readonly children: ComponentChildren;
}

/** A box that scrolls by itself. It has a name, and the keyboard can reach and scroll it. */
export const ScrollBox = ({ name, kind, box, children }: Props): JSX.Element => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll as a box does
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <div role="group" class={kind} ref={box ?? null} tabIndex={0} aria-label={name}>
    {children}
  </div>
);
