import { answer, getRequest, InternalErrorCode } from '../shapes/envelopeShapes.ts';
import { salesOrderShape } from '../shapes/salesOrderShape.ts';
import { records } from '../store/World.ts';
import { listOf, shape } from '../values/MemberType.ts';
import { textOf } from '../values/Value.ts';
import { foldText } from './foldText.ts';
import type { Operation } from './Operation.ts';
import { selectRecords } from './selectRecords.ts';

/** The number and the status find every order that holds their text. */
const SalesOrderGet: Operation = {
  route: 'SalesOrder',
  alsoGet: true,
  request: getRequest(shape({ string: 'mvSalesOrderNo mvSalesOrderStatus' })),
  response: answer({ mvSalesOrders: listOf(salesOrderShape), InternalErrorCode }),
  run: (request, { tables }) => {
    const number = foldText(textOf(request, 'mvSalesOrderNo'));
    const status = foldText(textOf(request, 'mvSalesOrderStatus'));
    const orders = records(tables.salesOrders).filter(
      (order) =>
        foldText(textOf(order, 'SalesOrderNo')).includes(number) &&
        foldText(textOf(order, 'SalesOrderStatus')).includes(status),
    );
    return { mvSalesOrders: selectRecords(request, orders, salesOrderShape, 'SalesOrderId') };
  },
};

/** The operations of sales orders. */
export const salesOperations = { SalesOrderGet };
