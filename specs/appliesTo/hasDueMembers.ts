import type { MessageMember } from '../Operation.ts';
import type { Rule } from './Rule.ts';

/**
 * Whether a success has to carry the response member: its row lists it without a mark, and not as a list, which may be
 * left out when it is empty. The status block is ENV-1's, and InternalErrorCode may be missing anywhere.
 */
export const isDue = ({ name, type, optional, onFailure }: MessageMember): boolean =>
  optional !== true &&
  onFailure !== true &&
  !type.startsWith('list of ') &&
  !['ResponseStatus', 'InternalErrorCode'].includes(name);

/** Operations whose success has to carry a member. */
export const hasDueMembers: Rule = ({ operation }) => operation?.response.some(isDue) ?? false;
