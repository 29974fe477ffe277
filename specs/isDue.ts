import type { MessageMember } from './Operation.ts';

/**
 * Whether a success must have the response member. Its row lists it without a mark, and not as a list, because an empty list may
 * be left out. The status block belongs to ENV-1, and InternalErrorCode may be missing anywhere.
 */
export const isDue = ({ name, type, optional, onFailure }: MessageMember): boolean =>
  optional !== true &&
  onFailure !== true &&
  !type.startsWith('list of ') &&
  !['ResponseStatus', 'InternalErrorCode'].includes(name);
