import { isNumeric } from '../../specs/numeric.ts';
import { refusing } from '../hooks/refusing.ts';
import type { Variant } from '../Variant.ts';

export const pageZeroRefused: Variant = {
  about: 'A page below the first is refused (GET-10: first page 0 or 1 is open).',
  hook: (inner, store, server) =>
    refusing(
      ['SerialNumberGet', 'BatchNumberGet', 'CustomReportGetData'],
      ({ Page }) =>
        Page !== undefined &&
        Page !== null &&
        Number(isNumeric(Page) ? Page.lexeme : Page) < server.choices.firstPage,
      'There is no page before the first.',
    )(inner, store, server),
};
