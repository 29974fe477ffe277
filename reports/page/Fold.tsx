import type { ComponentChildren, JSX } from 'preact';

interface Props {
  readonly title: string;
  /** Whether it begins folded on a wide screen too. */
  readonly isFolded?: boolean;
  readonly children: ComponentChildren;
}

/** A part of a page under its own heading. It can be folded, and begins so on a narrow screen. */
export const Fold = ({ title, isFolded = false, children }: Props): JSX.Element => (
  <details class="fold" open={!isFolded && !matchMedia('(max-width: 700px)').matches}>
    <summary>
      <h2>{title}</h2>
    </summary>
    {children}
  </details>
);
