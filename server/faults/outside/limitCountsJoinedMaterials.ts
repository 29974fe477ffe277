import type { Fault } from '../../Fault.ts';
import { onFound } from '../../hooks/onFound.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const limitCountsJoinedMaterials: Fault = {
  clause: 'GET-5',
  about:
    'The new ORM loads bills of materials by a join with their materials. ReturnTopNRecords limits the joined rows, so fewer bills come back.',
  operations: ['ProductBOMGet'],
  hook: onFound(['ProductBOMGet'], (found, request) => {
    const limit = sentNumber(request.ReturnTopNRecords) ?? -1;
    if (limit <= 0) return found;
    let rows = 0;
    return found.filter((bom) => {
      const isKept = rows < limit;
      rows += Math.max(1, member.records(bom, 'mvRawMaterials').length);
      return isKept;
    });
  }),
};
