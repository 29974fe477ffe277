/** Whether a document type's id is one of those that every account has. A negative id far below is not one (idsFrom). */
export const isBuiltIn = (documentTypeId: number): boolean => documentTypeId < 0 && documentTypeId > -100;
