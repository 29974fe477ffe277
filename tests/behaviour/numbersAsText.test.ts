import { expect, it } from 'vitest';
import type { Hook } from '../../server/Hook.ts';
import { OperationFailure } from '../../server/OperationFailure.ts';
import { isNumeric } from '../../specs/numeric.ts';
import { redVerdicts } from './redVerdicts.ts';

const deadlocked = 'was deadlocked and has been chosen as the deadlock victim. Rerun the transaction.';

/** Refuses calls of an operation whose body holds that number as text, as often as said. */
const refusingText =
  (name: string, asText: RegExp, times: number): Hook =>
  (inner) => {
    let left = times;
    return {
      decode: (call, request) => {
        const body = Buffer.from(request.body).toString();
        if (call.operation?.name === name && asText.test(body) && left-- > 0)
          throw new OperationFailure(deadlocked, { status: 500 });
        return inner.decode(call, request);
      },
    };
  };

/** Gives each locker to one document, and refuses it to all others. */
const lockersReserved: Hook = (inner) => {
  const holders = new Map<string, string>();
  return {
    handle: (call, request) => {
      const { DocumentId: id, ShippingInfo: info } = request;
      const locker = (info as { LockerId?: unknown } | null)?.LockerId;
      if (
        call.operation?.name !== 'ShippingInformationUpdate' ||
        !isNumeric(id) ||
        !isNumeric(locker as never)
      )
        return inner.handle(call, request);
      const { lexeme } = locker as { lexeme: string };
      if (lexeme !== '0' && (holders.get(lexeme) ?? id.lexeme) !== id.lexeme)
        throw new OperationFailure('This locker is reserved.');
      const result = inner.handle(call, request);
      holders.set(lexeme, id.lexeme);
      return result;
    },
  };
};

const shippingCall = /"DocumentId":"\d/;

const redOf = (operation: string, hook: Hook): Promise<readonly string[]> =>
  redVerdicts(hook, { operations: [operation], clauses: ['TYP-4'], formats: ['json'] });

it.each([
  ['ShippingInformationUpdate', shippingCall],
  ['DocumentUpdate', /Quantity":"\d/],
  ['IntegrationUpdateUpdate', /"Tries":"/],
  ['WorkOrderReOpen', /"WorkOrderId":"/],
])('one refusal of %s with text breaks nothing, and two do', async (operation, asText) => {
  expect(await redOf(operation, refusingText(operation, asText, 1))).toEqual([]);
  expect(await redOf(operation, refusingText(operation, asText, 2))).toEqual([
    `json/${operation}/TYP-4 failed`,
  ]);
});

it('a locker that another document holds is refused with numbers, too', async () => {
  expect(await redOf('ShippingInformationUpdate', lockersReserved)).toEqual([
    'json/ShippingInformationUpdate/TYP-4 blocked nothing',
  ]);
});
