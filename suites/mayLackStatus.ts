import type { Subject } from './Subject.ts';

/** Whether the operation's row calls ResponseStatus optional and the answer is a success by HTTP (CustomReportGetData). */
export const mayLackStatus = ({ spec, response }: Pick<Subject, 'spec' | 'response'>): boolean =>
  response.status === 200 &&
  spec.operation?.response.find(({ name }) => name === 'ResponseStatus')?.optional === true;
