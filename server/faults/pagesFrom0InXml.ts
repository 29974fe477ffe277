import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

const paged: readonly string[] = ['SerialNumberGet', 'BatchNumberGet', 'CustomReportGetData'];

export const pagesFrom0InXml: Fault = {
  clause: 'GET-10',
  level: 'SHOULD',
  about: 'Pages are numbered from 1, and in xml from 0.',
  causes: ['the number of a page means another page than in other formats'],
  operations: paged,
  hook: onRequest(paged, (request, _, { format }) =>
    format !== 'xml' || request.Page === undefined
      ? request
      : { ...request, Page: numeric(member.int(request, 'Page') + 1) },
  ),
};
