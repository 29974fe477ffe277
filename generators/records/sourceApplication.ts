import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';

/** The request member that names the application that calls (ACT-8). */
export const applicationMember = 'mvInsertUpdateDeleteSourceApplication';

/** The name that is sent where the fixtures name no application. A lawful target may know registered applications only (rule 3). */
export const inventedApplication = 'Assay';

interface Named {
  readonly fixtures: { readonly sourceApplication?: string };
}

/** The member with the fixtures' application, or with an invented one. */
export const namedApplication = ({ fixtures }: Named): RecordValue => ({
  [applicationMember]: fixtures.sourceApplication ?? inventedApplication,
});

/** Members without the application that Assay invented: a target may take registered ones only (rule 3). One of the fixtures stays. */
export function withoutInvented(members: RecordValue): RecordValue {
  const { [applicationMember]: named, ...others } = members;
  return named === inventedApplication ? others : members;
}

/** The member where an operation's row lists the member without "(opt)" (ACT-10); nothing elsewhere. */
export const neededApplication = (source: Named, operation: Operation): RecordValue =>
  operation.request.some(({ name, optional }) => name === applicationMember && optional !== true)
    ? namedApplication(source)
    : {};
