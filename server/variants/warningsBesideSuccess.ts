import type { Hook } from '../Hook.ts';
import { onStatus } from '../hooks/onStatus.ts';
import type { Variant } from '../Variant.ts';

const onSuccess: Hook = onStatus({ outcome: 'success' }, (status) => ({
  ...status,
  Message: 'Done: {0} errors, [1] "warning"; nothing failed & all is <well>',
  StackTrace: null,
  Errors: [
    {
      ErrorCode: 'W500',
      FieldName: 'mvInsertUpdateDeleteSourceApplication',
      Message: 'Error: left out, not needed.',
    },
    { ErrorCode: '', FieldName: '', Message: 'This version will change, see "news".' },
  ],
}));

const onFailure: Hook = onStatus({ outcome: 'failure' }, (status) => ({
  ...status,
  StackTrace: 'at Api.Run(Request "r") in C:\\api\\Run.cs:line 12\r\n   at Api.<Main>$({...}, [..]),\n',
  Errors: null,
}));

export const warningsBesideSuccess: Variant = {
  about:
    'Tells of warnings in Message and Errors of successes, and fills StackTrace with many lines on failures (ENV-4, ENV-5, ENV-6).',
  hook: (inner, store, server) => {
    const written = { ...inner, ...onSuccess(inner, store, server) };
    return { ...written, ...onFailure(written, store, server) };
  },
};
