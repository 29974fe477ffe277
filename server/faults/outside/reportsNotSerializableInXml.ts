import type { Fault } from '../../Fault.ts';
import { onStatusAndHeaders } from '../../hooks/onStatusAndHeaders.ts';

export const reportsNotSerializableInXml: Fault = {
  clause: 'FMT-1',
  about:
    'The rows of custom reports are maps, which the xml writer does not know: instead of them comes its complaint, as text.',
  causes: ['the answer cannot be read as {format}; it is sent as {sentAs}: {begin}'],
  operations: ['CustomReportGetData'],
  hook: onStatusAndHeaders(
    { formats: ['xml'], operations: ['CustomReportGetData'], outcome: 'success' },
    (answer) => ({
      status: 500,
      headers: { ...answer.headers, 'content-type': 'text/plain' },
      body: Buffer.from('Cannot serialize member Rows: it implements IDictionary.'),
    }),
  ),
};
