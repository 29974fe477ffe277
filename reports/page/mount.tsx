import { type ComponentChild, render } from 'preact';
import { applyTheme } from './theme.ts';
import './styles/theme.css';
import './styles/ground.css';
import './styles/base.css';
import './styles/overview.css';
import './styles/tables.css';
import './styles/cases.css';
import './styles/detail.css';
import './styles/narrow.css';

/** Shows a view of the data in the page. */
export function mount<Data>(view: (data: Data) => ComponentChild): void {
  const data = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as Data;
  const page = document.getElementById('page');
  applyTheme();
  page?.replaceChildren();
  if (page !== null) render(view(data), page);
}
