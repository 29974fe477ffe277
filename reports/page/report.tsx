import type { ComparisonData, SideBySideData } from '../compare/comparisonHtml.ts';
import { type PackedVerdicts, unpackedVerdicts } from '../html/packedVerdicts.ts';
import type { ReportData } from '../html/ReportData.ts';
import { App } from './App.tsx';
import { ComparisonPage } from './ComparisonPage.tsx';
import { mount } from './mount.tsx';
import { reportModel } from './ReportModel.ts';
import { SideBySidePage } from './SideBySidePage.tsx';

type PackedReport = Omit<ReportData, 'verdicts'> & { readonly verdicts: PackedVerdicts };

// Reports and comparisons are one page, because most of its script is the same.
mount<PackedReport | ComparisonData | SideBySideData>((data) => {
  if ('sides' in data) return <SideBySidePage data={data} />;
  if ('comparison' in data) return <ComparisonPage data={data} />;
  return <App model={reportModel({ ...data, verdicts: unpackedVerdicts(data.verdicts) })} />;
});
