import { isNumeric, numeric } from '../../specs/numeric.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import type { Variant } from '../Variant.ts';

export const bomDeleteTellsMore: Variant = {
  about:
    'ProductBOMDelete names the product and an empty code on success too (ENV-7: the value is judged where it is there).',
  hook: onSuccess(['ProductBOMDelete'], (result, { FinishedGoodIDToDeleteItsBOM: id }) => ({
    ...result,
    entityID: isNumeric(id) ? id : numeric(Number(id)),
    InternalErrorCode: '',
  })),
};
