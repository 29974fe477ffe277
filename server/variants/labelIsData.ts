import { onSuccess } from '../hooks/onSuccess.ts';
import type { Variant } from '../Variant.ts';

export const labelIsData: Variant = {
  about: 'LabelURL is a data URL that holds the label itself (SHP-1: a LabelURL, whatever its scheme).',
  hook: onSuccess(['ShippingInformationCreateLabel'], (result) => ({
    ...result,
    LabelURL: 'data:application/pdf;base64,JVBERi0xLjQKJcOkw7zDtsOfCg==',
  })),
};
