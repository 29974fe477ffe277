import type { ReportModel } from './ReportModel.ts';
import type { PageRoute } from './route.ts';

/** The title of a view in the window and in the history. */
export function headingOf({ data }: ReportModel, { path: [first, ...rest] }: PageRoute): string {
  const name = rest.join('/');
  if (first === undefined) return 'Overview';
  if (first === 'finding') return data.findings[Number(name) - 1]?.title ?? `Finding ${name}`;
  if (first === 'unjudged') return 'Not judged';
  if (first === 'case' || first === 'clause') return name;
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}`;
}
