import { answer, writeRequest } from '../shapes/envelopeShapes.ts';
import { shippingInfoShape } from '../shapes/shippingInfoShape.ts';
import type { World } from '../store/World.ts';
import { keep } from '../store/World.ts';
import { record, shape } from '../values/MemberType.ts';
import type { RecordValue } from '../values/Value.ts';
import { isRecord, numberOf, recordOf } from '../values/Value.ts';
import { findDocument, withShippingInfo } from './completeDocument.ts';
import { completeShippingInfo } from './completeShippingInfo.ts';
import type { Operation } from './Operation.ts';
import { Refusal } from './Refusal.ts';
import { tidyRecord } from './tidyRecord.ts';

const ShippingInfo = record(shippingInfoShape);

const ShippingInformationGet: Operation = {
  request: writeRequest(shape({ int: 'DocumentId' })),
  response: answer({ DocumentId: { kind: 'int' }, ShippingInfo }),
  run: (request, world) => {
    const document = requireDocument(request, world);
    return { DocumentId: document.DocumentId ?? null, ShippingInfo: document.DocumentShippingInfo ?? null };
  },
};

const ShippingInformationUpdate: Operation = {
  request: writeRequest(shape({ int: 'DocumentId', parts: { ShippingInfo } })),
  response: answer({ ShippingInfo }),
  run: (request, world) => {
    const document = requireDocument(request, world);
    const info = completeShippingInfo(tidyRecord(recordOf(request, 'ShippingInfo')), world);
    return { ShippingInfo: keepInfo(document, info, world) };
  },
};

const ShippingInformationDelete: Operation = {
  request: writeRequest(shape({ int: 'DocumentId' })),
  response: answer({}),
  run: (request, world) => {
    const document = requireDocument(request, world);
    if (!isRecord(document.DocumentShippingInfo))
      throw new Refusal('The document has no shipping information.', 'DocumentId');
    keepInfo(document, null, world);
    return {};
  },
};

/** The tracking id is always the server's. */
const ShippingInformationCreateLabel: Operation = {
  request: writeRequest(shape({ int: 'DocumentId', bool: 'NotifyCustomer', parts: { ShippingInfo } })),
  response: answer({ ShippingInfo, LabelURL: { kind: 'string' } }),
  run: (request, world) => {
    const document = requireDocument(request, world);
    const sent = isRecord(request.ShippingInfo)
      ? request.ShippingInfo
      : recordOf(document, 'DocumentShippingInfo');
    const TrackingId = `EU1${world.takeId()}`;
    const info = completeShippingInfo({ ...tidyRecord(sent), TrackingId }, world);
    return {
      ShippingInfo: keepInfo(document, info, world),
      LabelURL: `${world.publicUrl}/labels/${TrackingId}.pdf`,
    };
  },
};

function requireDocument(request: RecordValue, world: World): RecordValue {
  const id = numberOf(request, 'DocumentId');
  const document = findDocument(world, id);
  if (!document) throw new Refusal(`The document with id ${id} does not exist.`, 'DocumentId');
  return document;
}

function keepInfo(document: RecordValue, info: RecordValue | null, world: World): RecordValue | null {
  keep(world.tables.documents, numberOf(document, 'DocumentId'), withShippingInfo(document, info));
  return info;
}

/** The operations of shipping information. */
export const shippingOperations = {
  ShippingInformationGet,
  ShippingInformationUpdate,
  ShippingInformationDelete,
  ShippingInformationCreateLabel,
};
