import type { Operation } from '../specs/Operation.ts';
import type { RecordValue } from '../specs/Value.ts';

const member = 'mvInsertUpdateDeleteSourceApplication';

/** The name of the calling application, where an operation's row lists it without "(opt)" (ACT-10). */
export const sourceApplication = (operation: Operation): RecordValue =>
  operation.request.some(({ name, optional }) => name === member && optional !== true)
    ? { [member]: 'Assay' }
    : {};
