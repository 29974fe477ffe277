import { codecs } from '../../formats/codecs.ts';
import { genericPath } from '../../harness/addressing/pathOf.ts';
import type { ProposedCall } from '../../reports/html/SandboxData.ts';
import type { Format } from '../../specs/Format.ts';
import { isSoap } from '../../specs/isSoap.ts';
import { requestShape } from '../../specs/messageShapes.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';

/** A POST at a format's own address: the path without a base path, the headers, and the body as text. */
export function plainRequest(operation: Operation, format: Format, members: RecordValue): ProposedCall {
  const { contentType, encode } = codecs[format];
  const { name } = operation;
  return {
    path: genericPath(format, name),
    headers: { 'Content-Type': contentType, ...(isSoap(format) ? { SOAPAction: name } : {}) },
    body: Buffer.from(encode(requestShape(operation), members)).toString('utf8'),
  };
}
