import type { ComparisonData, SideBySideData } from '../compare/comparisonHtml.ts';
import { ComparisonPage } from './ComparisonPage.tsx';
import { mount } from './mount.tsx';
import { SideBySidePage } from './SideBySidePage.tsx';

mount<ComparisonData | SideBySideData>((data) =>
  'sides' in data ? <SideBySidePage data={data} /> : <ComparisonPage data={data} />,
);
