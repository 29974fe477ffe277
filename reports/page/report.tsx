import type { ReportData } from '../html/ReportData.ts';
import { App } from './App.tsx';
import { mount } from './mount.tsx';
import { reportModel } from './ReportModel.ts';

mount<ReportData>((data) => <App model={reportModel(data)} />);
