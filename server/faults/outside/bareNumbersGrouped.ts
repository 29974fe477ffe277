import type { Fault } from '../../Fault.ts';
import { getsWithFilters } from '../../hooks/getsWithFilters.ts';

export const bareNumbersGrouped: Fault = {
  clause: 'FLT-4',
  about:
    'In json a SearchValue that is a number is made text with a comma between thousands: 2001 is searched as 2,001.',
  causes: ['a SearchValue that is a number selects other records than the same as text'],
  operations: getsWithFilters,
  hook: (inner) => ({
    decode: (call, request) => {
      if (call.body !== 'json' || call.operation?.filters !== true) return inner.decode(call, request);
      // Byte by byte, so that what is in no charset stays so.
      const text = Buffer.from(request.body)
        .toString('latin1')
        .replace(
          /("SearchValue"\s*:\s*)(-?\d{4,12})(\.\d+)?(?=\s*[,}])/g,
          (_all, name: string, whole: string, fraction = '') =>
            `${name}"${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${fraction}"`,
        );
      return inner.decode(call, { ...request, body: Buffer.from(text, 'latin1') });
    },
  }),
};
