import type { JSX } from 'preact';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';

/** What a clause says and where the document says it. */
export function ClauseStatement({
  model,
  id,
}: {
  readonly model: ReportModel;
  readonly id: string;
}): JSX.Element {
  const clause = model.clauses.get(id);
  return (
    <blockquote class="clause">
      <p>
        <a href={linkTo(['clause', id])}>{id}</a> {clause?.statement}
      </p>
      <footer>
        {clause?.level} · {clause?.section}
      </footer>
    </blockquote>
  );
}
