import type { ComparisonData } from '../compare/comparisonHtml.ts';
import { ComparisonPage } from './ComparisonPage.tsx';
import { mount } from './mount.tsx';

mount<ComparisonData>((data) => <ComparisonPage data={data} />);
