import { numeric } from '../../../specs/numeric.ts';
import { Table } from '../Table.ts';

const settings: readonly (readonly [name: string, value: string])[] = [
  ['AccountName', 'Sandbox & Sons, "Ltd."'],
  ['DefaultCurrencyCode', 'EUR'],
  ['DefaultLanguage', 'en'],
  ['DecimalDigitsOfPrices', '2'],
  ['DecimalDigitsOfQuantities', '3'],
  ['AllowNegativeStock', 'false'],
  ['WeightUnit', 'kg'],
  ['DimensionUnit', 'cm'],
  ['DocumentFooter', 'Thank you;\nsee you [soon]'],
  ['TaxIdLabel', 'VAT {EU}'],
  ['FirstDayOfWeek', 'Monday'],
  ['TimeZoneLabel', 'server time'],
];

/** The account's settings, by name. */
export function accountSettings(): Table {
  const table = new Table(1);
  for (const [SettingName, SettingValue] of settings) {
    table.insert((id) => ({ AccountSettingID: numeric(id), SettingName, SettingValue }));
  }
  return table;
}
