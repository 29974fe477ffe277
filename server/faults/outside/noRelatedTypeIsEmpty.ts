import { isNumeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { onMember } from '../../hooks/onMember.ts';

export const noRelatedTypeIsEmpty: Fault = {
  clause: 'TYP-1',
  about: 'In json the RelatedDocumentTypeID of a document type that is related to none is an empty text.',
  causes: ['integers are empty text'],
  operations: ['DocumentTypeGet'],
  hook: onMember({ formats: ['json'], operations: ['DocumentTypeGet'] }, 'RelatedDocumentTypeID', (value) =>
    isNumeric(value) && value.lexeme === '0' ? '' : value,
  ),
};
