import { listOf, numbered, record, shape } from '../values/MemberType.ts';

/** The members of mvDiscount. */
export const discountShape = shape({
  int: 'DiscountID',
  string: 'DiscountName DiscountDescription',
  decimal: 'DiscountValue',
});

/** The members of mvProductBOM. */
export const productBomShape = shape({
  int: 'ProductID',
  string: 'ProductSKU',
  parts: {
    mvRawMaterials: listOf(
      shape({ int: 'ProductID', string: 'ProductSKU ProductDescription', number: 'RawMaterialQuantity' }),
    ),
  },
});

/** The members of mvProductClient. */
export const productClientShape = shape({
  int: 'ProductID ProductClientID',
  decimal: 'ProductClientPrice',
  string: 'ProductClientSKU ProductClientDescription',
  number: 'DefaultSalesQuantity MinimumSalesQuantity MaximumSalesQuantity',
});

/** The members of ProductBundleDetails. */
export const productBundleShape = shape({
  int: 'BundleProductID BundleProductCategoryID',
  string: `BundleProductSKU BundleProductDescription BundleProductLongDescription BundleProductBarcode
    BundleProductComments BundleProductImageURL BundleProductUnitOfMeasurement ${numbered('BundleProductCustomField', 20)}`,
  number: 'BundleProductWeight BundleProductLength BundleProductBreadth BundleProductHeight BundleTotalPrice',
  bool: numbered('BundleProductOption', 10),
  parts: {
    BundleProductCategory: record(
      shape({ int: 'ProductCategoryID', string: 'ProductCategoryName ProductCategoryDescription' }),
    ),
    IncludedProducts: listOf(
      shape({
        number: 'PriceInBundle QuantityInBundle',
        int: 'ProductID RelatedBundleID',
        string: 'ProductSKU RelatedBundleSKU',
      }),
    ),
  },
});
