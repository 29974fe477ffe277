import type { JSX } from 'preact';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';

/** What a clause says and where the document says it. */
export function ClauseStatement({
  model,
  id,
  level,
}: {
  readonly model: ReportModel;
  readonly id: string;
  /** The level at which it is judged here, which may be lower than the clause's own. */
  readonly level: string;
}): JSX.Element {
  const clause = model.clauses.get(id);
  return (
    <blockquote class="clause">
      <p>
        <a href={linkTo(['clause', id])}>{id}</a> {clause?.statement}
      </p>
      <footer>
        {clause === undefined || clause.level === level
          ? level
          : `${level} at this place; the clause elsewhere: ${clause.level}`}{' '}
        · API v2017a, {clause?.section}
      </footer>
    </blockquote>
  );
}
