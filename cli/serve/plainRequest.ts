import { codecs } from '../../formats/codecs.ts';
import type { Format } from '../../specs/Format.ts';
import { isSoap } from '../../specs/isSoap.ts';
import { requestShape } from '../../specs/messageShapes.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';

/** A POST at a format's own address: the path without a base path, the headers, and the body as text. */
export function plainRequest(operation: Operation, format: Format, members: RecordValue) {
  const { contentType, encode } = codecs[format];
  const { name } = operation;
  return {
    path: isSoap(format) ? `/${format}` : `/${format}/reply/${name}`,
    headers: { 'Content-Type': contentType, ...(isSoap(format) ? { SOAPAction: name } : {}) },
    body: Buffer.from(encode(requestShape(operation), members)).toString('utf8'),
  };
}
