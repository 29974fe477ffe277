import type { JSX } from 'preact';
import { linkTo } from './route.ts';

/** Clauses by their ids, each a link. */
export const ClauseLinks = ({ ids }: { readonly ids: readonly string[] }): JSX.Element => (
  <>
    {ids.map((id, index) => (
      <span key={id}>
        {index === 0 ? '' : ', '}
        <a href={linkTo(['clause', id])}>{id}</a>
      </span>
    ))}
  </>
);
