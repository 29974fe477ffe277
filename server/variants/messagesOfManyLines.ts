import { onStatus } from '../hooks/onStatus.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const messagesOfManyLines: Variant = {
  about:
    'Messages of failures have many lines, with markup and all that the formats must quote (ENV-4: human-readable text).',
  hook: onStatus({ outcome: 'failure' }, (status) => ({
    ...status,
    Message: `<b>Error</b>: "${member.text(status, 'Message')}"\r\n\tat {row: [1], column: 2}\n${'- please call us, at any time; '.repeat(100)}\n`,
  })),
};
