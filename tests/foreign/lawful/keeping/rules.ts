const countries = ['NONE', 'CA', 'CY', 'DE', 'ES', 'FR', 'GB', 'GR', 'IT', 'NL', 'NP', 'US'];
const currencies = ['CAD', 'EUR', 'GBP', 'NPR', 'USD'];
const addressTypes = ['General', 'Billing', 'Shipping'];

const upTo =
  (length: number, form = /./su) =>
  (text: string): boolean =>
    text.length <= length && form.test(text);
const oneOf =
  (words: readonly string[]) =>
  (text: string): boolean =>
    words.includes(text);
const within =
  (least: number, most: number) =>
  (text: string): boolean =>
    Number(text) >= least && Number(text) <= most;

/** Names as they stand on a letter-head: no line breaks, no syntax. */
const name = upTo(80, /^[\p{L}\p{N}][\p{L}\p{N} .,'&/_-]*$/u);
const freeText = upTo(400);
const email = upTo(80, /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/);
const code = upTo(12, /^[A-Za-z0-9-]+$/);

/** What a member must look like, by its name wherever it stands; a server may ask that (the document does not say). */
export const rules: Readonly<Record<string, (text: string) => boolean>> = {
  CompanyName: name,
  CompanyEmail: email,
  CompanyPhone: upTo(20, /^[+\d][\d ()-]{3,}$/),
  CompanyCurrency: oneOf(currencies),
  CompanyTaxIdNumber: upTo(14, /^[A-Z]{0,2}\d{6,12}$/),
  CompanyComments: freeText,
  CompanyTimeZoneOffsetInMinutes: (text) => within(-720, 840)(text) && Number(text) % 15 === 0,
  AddressType: oneOf(addressTypes),
  AddressLine1: freeText,
  AddressLine2: freeText,
  AddressLine3: freeText,
  Name: name,
  Email: email,
  City: name,
  Country: oneOf(countries),
  ZipCode: upTo(10, /^[\w -]{3,}$/),
  Longitude: within(-180, 180),
  Latitude: within(-90, 90),
  ShippingProviderName: name,
  ShippingProviderTrackingURL: upTo(200, /^https?:\/\/[^\s/]+\.[a-z]+(\/\S*)?$/),
  ShippingProviderComments: freeText,
  ShippingProviderApplication: oneOf(['Undefined', 'Depot']),
  Id: code,
};
