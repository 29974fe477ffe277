import { type PackedVerdicts, unpackedVerdicts } from '../html/packedVerdicts.ts';
import type { ReportData } from '../html/ReportData.ts';
import { App } from './App.tsx';
import { mount } from './mount.tsx';
import { reportModel } from './ReportModel.ts';

mount<Omit<ReportData, 'verdicts'> & { readonly verdicts: PackedVerdicts }>(({ verdicts, ...data }) => (
  <App model={reportModel({ ...data, verdicts: unpackedVerdicts(verdicts) })} />
));
