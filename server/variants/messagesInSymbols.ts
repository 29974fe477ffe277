import { onStatus } from '../hooks/onStatus.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const messagesInSymbols: Variant = {
  about:
    'Messages of failures go on in another script, over two lines and with the syntax characters of all formats.',
  hook: onStatus({ outcome: 'failure' }, (status) => ({
    ...status,
    Message: `${member.text(status, 'Message')}\n\u00ab\u041d\u0435 \u043d\u0430\u0439\u0434\u0435\u043d\u043e\u00bb: {a:[1,"b"]}, <x>&amp;]]> 'c'; \u{1f4e6}`,
    StackTrace: 'at Handler.Run(Request r) in C:\\src\\Handler.cs:line 17\nat Pipeline.Next()',
  })),
};
