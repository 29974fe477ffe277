import { onStatus } from '../hooks/onStatus.ts';
import type { Variant } from '../Variant.ts';

export const messagesOnSuccess: Variant = {
  about: 'A success has a Message too (ENV-4: on success any text).',
  hook: onStatus({ outcome: 'success' }, (status) => ({ ...status, Message: 'The call worked. 0 errors' })),
};
