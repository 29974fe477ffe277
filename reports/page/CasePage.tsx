import type { JSX } from 'preact';
import { CaseDetail } from './CaseDetail.tsx';
import { ClauseStatement } from './ClauseStatement.tsx';
import { Missing } from './Missing.tsx';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';
import { StatusMark } from './StatusMark.tsx';

export function CasePage({ model, id }: { readonly model: ReportModel; readonly id: string }): JSX.Element {
  const item = model.caseById.get(id);
  if (item === undefined) return <Missing what={id} />;
  const { operation, format, finding } = item;
  const cause = model.data.details[id]?.cause;
  return (
    <article>
      <h1 class="id">{item.id}</h1>
      <p class="line">
        <StatusMark status={item.status} />
        {cause === undefined ? null : <span class="level">{cause}</span>}
        <span class="level">{item.level}</span>
        <span>address {item.address}</span>
        <span>{item.durationMs} ms</span>
        {finding === undefined ? null : <a href={linkTo(['finding', String(finding)])}>finding {finding}</a>}
        <a href={linkTo(['cases'], { operation, format })}>
          {operation === '-' ? format : `${operation} in ${format}`}
        </a>
      </p>
      <ClauseStatement model={model} id={item.clause} />
      <CaseDetail model={model} item={item} />
    </article>
  );
}
