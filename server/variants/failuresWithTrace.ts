import { onStatus } from '../hooks/onStatus.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const failuresWithTrace: Variant = {
  about: 'A failure has a StackTrace and lists its own error (ENV-5, ENV-6: text and records where present).',
  hook: onStatus({ outcome: 'failure' }, (status) => ({
    ...status,
    StackTrace: '[Call: now]\nat Server.Call(Request "x", {y: 1}) in /srv/app.cs:line 7',
    Errors: [{ ErrorCode: '500', FieldName: 'request', Message: member.text(status, 'Message') }],
  })),
};
