import { isNumeric } from '../../specs/numeric.ts';
import { refusing } from '../hooks/refusing.ts';
import type { Variant } from '../Variant.ts';

export const pageZeroRefused: Variant = {
  about: 'A page below the first is refused (GET-10: first page 0 or 1 is open).',
  hook: refusing(
    ['SerialNumberGet', 'BatchNumberGet', 'CustomReportGetData'],
    ({ Page }) => Page !== undefined && Page !== null && Number(isNumeric(Page) ? Page.lexeme : Page) < 1,
    'The first page is page 1.',
  ),
};
