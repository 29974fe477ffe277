import { documentShape } from '../shapes/documentShape.ts';
import { documentTypeShape } from '../shapes/documentTypeShape.ts';
import { answer, entityID, getRequest, InternalErrorCode, writeRequest } from '../shapes/envelopeShapes.ts';
import { deliverEvent } from '../store/deliverEvent.ts';
import { find, markDeleted, records } from '../store/World.ts';
import { listOf, record, shape } from '../values/MemberType.ts';
import { numberOf, recordOf, textOf } from '../values/Value.ts';
import { completeDocument } from './completeDocument.ts';
import type { Operation } from './Operation.ts';
import { Refusal } from './Refusal.ts';
import { selectRecords, wantsDeleted } from './selectRecords.ts';
import { writeRecord } from './writeRecord.ts';

const DocumentUpdate: Operation = {
  route: 'Document',
  request: writeRequest(
    shape({
      bool: 'AutoInsertBundledProductRows',
      enum: 'AutoInsertBatchNumbersToProductRows',
      parts: { mvDocument: record(documentShape) },
    }),
  ),
  response: answer({ mvDocument: record(documentShape), entityID }),
  run: (request, world) => {
    const written = writeRecord(request, world, {
      kind: 'document',
      recordMember: 'mvDocument',
      idMember: 'DocumentId',
      table: ({ tables }) => tables.documents,
      complete: (draft, previous) => {
        if (!previous) return completeDocument(draft, request, world);
        const description = textOf(recordOf(request, 'mvDocument'), 'DocumentDescription');
        return { ...previous, DocumentDescription: description || (previous.DocumentDescription ?? null) };
      },
    });
    deliverEvent(world, 'DocumentSaved', numberOf(written, 'entityID'));
    return written;
  },
};

const DocumentTypeGet: Operation = {
  request: getRequest(),
  response: answer({ mvDocumentTypes: listOf(documentTypeShape), InternalErrorCode }),
  run: (request, { tables }) => {
    const types = records(tables.documentTypes, wantsDeleted(request));
    return { mvDocumentTypes: selectRecords(request, types, documentTypeShape, 'DocumentTypeID') };
  },
};

const DocumentTypeDelete: Operation = {
  request: writeRequest(shape({ int: 'documentTypeIDToDelete' })),
  response: answer({ InternalErrorCode }),
  run: (request, { tables }) => {
    const id = numberOf(request, 'documentTypeIDToDelete');
    if (!find(tables.documentTypes, id)) {
      throw new Refusal(
        `The document type with id ${id} does not exist. The delete failed.`,
        'documentTypeIDToDelete',
        {
          InternalErrorCode: 'DocumentTypeNotExists',
        },
      );
    }
    if (id.startsWith('-'))
      throw new Refusal('A built-in document type cannot be deleted.', 'documentTypeIDToDelete');
    markDeleted(tables.documentTypes, id);
    return {};
  },
};

/** The operations of documents and their types. */
export const documentOperations = { DocumentUpdate, DocumentTypeGet, DocumentTypeDelete };
