import { numeric } from '../../specs/numeric.ts';
import type { Hook } from '../Hook.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

const usual = [10, 25, 50, 100];

/** A least size, and sizes to choose from. */
const sizes: Readonly<Record<string, (limit: number) => boolean>> = {
  SerialNumberGet: (limit) => limit >= 10,
  BatchNumberGet: (limit) => usual.includes(limit),
  CustomReportGetData: (limit) => usual.includes(limit),
};

/** How many batch numbers are added: two pages of a served size are full then, and page 3 holds the rest. */
const moreBatches = 21;

const hook: Hook = (inner, { batchNumbers }) => {
  const [model] = batchNumbers.all();
  for (let index = 0; model !== undefined && index < moreBatches; index++)
    batchNumbers.insert((id) => ({
      ...model,
      BatchNumberID: numeric(id),
      BatchNumberName: `B-more-${index}`,
    }));
  return {
    // What the client sent counts, and not what other habits of a server make of it.
    decode: (call, request) => {
      const sent = inner.decode(call, request);
      const isServed = sizes[call.operation?.name ?? ''];
      const limit = sentNumber(sent.Limit);
      if (isServed === undefined || limit === null || isServed(limit)) return sent;
      const message = `Limit ${limit} is not served: ask for ${usual.join(', ')} rows.`;
      throw new OperationFailure(message, { errors: [{ field: 'Limit', message }] });
    },
  };
};

export const usualSizesOfPages: Variant = {
  about:
    'Serves pages of 10 rows and more, or of 10, 25, 50 or 100 rows alone, and refuses any other Limit (GET-10 leaves the maximum open).',
  hook,
  // Most lists are shorter than the smallest page.
  blocks: ['control', 'nothing'],
};
