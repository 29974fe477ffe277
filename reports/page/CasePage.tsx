import type { JSX } from 'preact';
import { breakable } from './breakable.tsx';
import { CaseDetail } from './CaseDetail.tsx';
import { ClauseStatement } from './ClauseStatement.tsx';
import { Missing } from './Missing.tsx';
import type { ReportModel } from './ReportModel.ts';
import { Advice, Reason } from './RootInWords.tsx';
import { linkTo } from './route.ts';
import { StatusMark } from './StatusMark.tsx';

export function CasePage({ model, id }: { readonly model: ReportModel; readonly id: string }): JSX.Element {
  const item = model.caseById.get(id);
  if (item === undefined) return <Missing what={id} />;
  const { operation, format, finding, root = 0 } = item;
  const why = model.data.blocked[root - 1];
  return (
    <article>
      <h1 class="id">{breakable(item.id)}</h1>
      <p class="line">
        <StatusMark status={item.status} />
        <span>{addressWords[item.address] ?? item.address}</span>
        <span>{item.durationMs} ms</span>
        {finding === undefined ? null : (
          <a href={linkTo(['finding', String(finding)])}>
            Finding {finding}: {model.data.findings[finding - 1]?.title}
          </a>
        )}
        <a href={linkTo(['cases'], { operation, format })}>
          {operation === '-' ? '' : `${operation} in `}
          {format === 'all' ? 'all formats' : format}
        </a>
      </p>
      <ClauseStatement model={model} id={item.clause} level={item.level} />
      {why === undefined ? null : (
        <p>
          Blocked <Reason model={model} number={root} />. <Advice text={why.advice} />
        </p>
      )}
      <CaseDetail model={model} item={item} />
    </article>
  );
}

/** How the calls of a case are addressed (specs/Address.ts). */
const addressWords: Readonly<Record<string, string>> = {
  path: 'called at /<format>/reply/<Operation>',
  soap: 'called at the soap endpoint',
  suffix: 'called at the named route followed by the format',
  query: 'called with ?format=',
  named: 'called at the named route',
  namedGet: 'called by GET at the named route',
  jsonp: 'called with ?callback=',
  many: 'called at several addresses',
};
