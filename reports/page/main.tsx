import { render } from 'preact';
import type { ReportData } from '../html/ReportData.ts';
import { App } from './App.tsx';
import { reportModel } from './ReportModel.ts';
import { applyTheme } from './theme.ts';
import './report.css';

const data = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as ReportData;
const page = document.getElementById('page');
applyTheme();
if (page !== null) {
  page.replaceChildren();
  render(<App model={reportModel(data)} />, page);
}
