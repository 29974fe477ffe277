/** The member that names a record which runs can both write and read. */
export const nameMember: Readonly<Record<string, string>> = {
  CompanyGet: 'CompanyName',
  ShippingProviderGet: 'ShippingProviderName',
};

/** The write whose records a Get reads. */
export const writeShownBy: Readonly<Record<string, string>> = {
  CompanyGet: 'CompanyUpdate',
  ShippingProviderGet: 'ShippingProviderUpdate',
};
