import type { ComponentChildren, JSX } from 'preact';

const signs = { good: '✓', caution: '!', bad: '✗', open: '?' };

/** What it comes to, in one sentence under a sign, and what belongs to it. */
export const VerdictBox = ({
  tone,
  sign = signs[tone],
  title,
  children,
}: {
  readonly tone: keyof typeof signs;
  readonly sign?: string;
  readonly title: string;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <section class={`verdict ${tone}`} aria-labelledby="verdict">
    <span class="sign" aria-hidden="true">
      {sign}
    </span>
    <div>
      <h1 id="verdict">{title}</h1>
      {children}
    </div>
  </section>
);
