/** Whether a document type's id is one of those that every account has; a negative one far below is not (idsFrom). */
export const isBuiltIn = (documentTypeId: number): boolean => documentTypeId < 0 && documentTypeId > -100;
