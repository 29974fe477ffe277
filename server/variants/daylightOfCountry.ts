import { wall } from '../../specs/datetime.ts';
import { onFound } from '../hooks/onFound.ts';
import type { Variant } from '../Variant.ts';

export const daylightOfCountry: Variant = {
  about:
    'CompanyGet shows when daylight saving starts and ends in the country of the companies. CompanyUpdate answers with the dates that were sent.',
  blocks: ['nothing'],
  hook: onFound(['CompanyGet'], (found) =>
    found.map((company) => ({
      ...company,
      CompanyDaylightStartDate: wall(Date.UTC(2017, 2, 26, 3)),
      CompanyDaylightEndDate: wall(Date.UTC(2017, 9, 29, 4)),
    })),
  ),
};
