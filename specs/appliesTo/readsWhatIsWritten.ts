import { operationIs } from './operationIs.ts';

/** The Gets of the two records that the API can both write and read back. */
export const readsWhatIsWritten = operationIs('ShippingProviderGet', 'CompanyGet');
