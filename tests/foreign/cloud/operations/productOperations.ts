import {
  discountShape,
  productBomShape,
  productBundleShape,
  productClientShape,
} from '../shapes/catalogShapes.ts';
import {
  answer,
  entityID,
  getRequest,
  InternalErrorCode,
  result,
  writeRequest,
} from '../shapes/envelopeShapes.ts';
import { find, markDeleted, records } from '../store/World.ts';
import { listOf, record, shape } from '../values/MemberType.ts';
import { numberOf } from '../values/Value.ts';
import { completeBundle } from './completeBundle.ts';
import type { Operation } from './Operation.ts';
import { Refusal } from './Refusal.ts';
import { selectRecords } from './selectRecords.ts';
import { writeRecord } from './writeRecord.ts';

const DiscountGet: Operation = {
  request: getRequest(),
  response: answer({ mvDiscounts: listOf(discountShape) }),
  run: (request, { tables }) => ({
    mvDiscounts: selectRecords(request, records(tables.discounts), discountShape, 'DiscountID'),
  }),
};

const DiscountDelete: Operation = {
  request: writeRequest(shape({ int: 'DiscountIDToDelete' })),
  response: answer({ result, InternalErrorCode }),
  run: (request, { tables }) => {
    const id = numberOf(request, 'DiscountIDToDelete');
    if (!find(tables.discounts, id)) {
      const grouped = BigInt(id).toLocaleString('fr-FR');
      throw new Refusal(
        `The discount with id ${grouped} does not exist. The delete failed.`,
        'DiscountIDToDelete',
        {
          InternalErrorCode: 'DiscountNotExists',
        },
      );
    }
    markDeleted(tables.discounts, id);
    return { result: true };
  },
};

const ProductBOMGet: Operation = {
  request: getRequest(),
  response: answer({ mvProductBOMs: listOf(productBomShape) }),
  run: (request, { tables }) => ({
    mvProductBOMs: selectRecords(request, records(tables.boms), productBomShape, 'ProductID'),
  }),
};

const ProductBOMDelete: Operation = {
  route: 'ProductBOM',
  request: writeRequest(shape({ int: 'FinishedGoodIDToDeleteItsBOM' })),
  response: answer({ result, entityID, InternalErrorCode }),
  run: (request, { tables }) => {
    const id = numberOf(request, 'FinishedGoodIDToDeleteItsBOM');
    const missing = !find(tables.products, id)
      ? 'product'
      : !find(tables.boms, id)
        ? 'bill of materials of the product'
        : '';
    if (missing) {
      const message = `The ${missing} with id ${id} does not exist. The update failed.`;
      throw new Refusal(message, 'FinishedGoodIDToDeleteItsBOM', { entityID: id });
    }
    markDeleted(tables.boms, id);
    return { result: true };
  },
};

/** Products come newest first, the prices of one product by client. */
const ProductClientGet: Operation = {
  route: 'ProductClient',
  alsoGet: true,
  request: getRequest(),
  response: answer({ mvProductClient: listOf(productClientShape), InternalErrorCode }),
  run: (request, { tables }) => ({
    mvProductClient: selectRecords(request, records(tables.productClients), productClientShape, 'ProductID'),
  }),
};

const ProductBundleUpdate: Operation = {
  route: 'Product',
  request: writeRequest(
    shape({
      bool: 'forceSkuUpdateEvenIfUsedInDocuments',
      parts: { ProductBundleDetails: record(productBundleShape) },
    }),
  ),
  response: answer({ ProductBundleDetails: record(productBundleShape), entityID, InternalErrorCode }),
  run: (request, world) =>
    writeRecord(request, world, {
      kind: 'product bundle',
      recordMember: 'ProductBundleDetails',
      idMember: 'BundleProductID',
      table: ({ tables }) => tables.bundles,
      complete: completeBundle,
    }),
};

/** The operations of products, bundles, bills of materials and discounts. */
export const productOperations = {
  DiscountGet,
  DiscountDelete,
  ProductBOMGet,
  ProductBOMDelete,
  ProductClientGet,
  ProductBundleUpdate,
};
