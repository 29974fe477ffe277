import type { JSX } from 'preact';
import { linkTo } from './route.ts';

/** Shown when a link names nothing in this report. */
export const Missing = ({ what }: { readonly what: string }): JSX.Element => (
  <section>
    <h1>Not on this page</h1>
    <p>
      Nothing here is named <code>{what}</code>. <a href={linkTo([])}>To the overview</a>
    </p>
  </section>
);
