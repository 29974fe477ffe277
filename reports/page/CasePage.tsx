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
        {cause === undefined ? null : <BlockedBy cause={cause} />}
        <span>{addressWords[item.address] ?? item.address}</span>
        <span>{item.durationMs} ms</span>
        {finding === undefined ? null : (
          <a href={linkTo(['finding', String(finding)])}>
            Finding {finding}: {model.data.findings[finding - 1]?.title}
          </a>
        )}
        <a href={linkTo(['cases'], { operation, format })}>
          {operation === '-' ? format : `${operation} in ${format}`}
        </a>
      </p>
      <ClauseStatement model={model} id={item.clause} level={item.level} />
      <CaseDetail model={model} item={item} />
    </article>
  );
}

const BlockedBy = ({ cause }: { readonly cause: string }): JSX.Element => {
  const [kind = '', name = ''] = cause.split(/:(.*)/s);
  if (kind === 'clause')
    return (
      <span>
        not judged: the breach of <a href={linkTo(['clause', name])}>{name}</a> hides what this case needs
      </span>
    );
  if (kind === 'scope') return <span>not judged: it needs {name}, which is out of scope</span>;
  return <span>not judged: {kind === 'fixture' ? `the fixtures name no ${name}` : causeWords[kind]}</span>;
};

/** Why a case was blocked (docs/judging.md, Statuses). */
const causeWords: Readonly<Record<string, string>> = {
  control: 'the server refused the lawful call that comes before it',
  layout:
    'the server takes the call in json; how it wants this format written, its dialect, is not documented and was not found out',
  nothing: 'there was nothing to judge',
  size: 'the answer is longer than Assay reads',
  allowance: 'Assay was not allowed to write to this target (see --allow)',
  cutOff: "the run was stopped, and what this case needs can't be done again",
};

/** How the calls of a case are addressed (specs/Address.ts). */
const addressWords: Readonly<Record<string, string>> = {
  path: 'called at /<format>/reply/<Operation>',
  soap: 'called at the soap endpoint',
  suffix: 'called at the named route with the format behind it',
  query: 'called with ?format=',
  named: 'called at the named route',
  namedGet: 'called by GET at the named route',
  jsonp: 'called with ?callback=',
  many: 'called at several addresses',
};
