import { addressCheck } from '../addressCheck.ts';
import type { Check } from '../Check.ts';
import { failed, passed } from '../judgements.ts';
import { mediaType } from '../mediaType.ts';
import { samePayload } from '../samePayload.ts';

const scripts = [
  'application/javascript',
  'text/javascript',
  'application/x-javascript',
  'application/ecmascript',
  'text/ecmascript',
];

/** json with `callback=<name>` is wrapped as `<name>(<json>)`, and the payload is the unwrapped answer. */
export const FMT8: readonly Check[] = [
  addressCheck('FMT-8'),
  {
    clause: 'FMT-8',
    level: 'MUST',
    slug: 'payload',
    on: 'success',
    reads: 'value',
    // What shipping information holds is not shown, so it has no list to bracket by.
    when: ({ operation }) => operation?.kind === 'get' && operation.name !== 'ShippingInformationGet',
    judge: samePayload,
  },
  {
    clause: 'FMT-8',
    level: 'SHOULD',
    slug: 'content-type',
    on: 'any',
    reads: 'value',
    judge: (subject) => {
      const actual = mediaType(subject.response.headers.find(([name]) => name === 'content-type')?.[1] ?? '');
      if (scripts.includes(actual)) return passed;
      return failed(
        subject,
        'a script has another Content-Type',
        scripts.slice(0, 2).join(' or '),
        actual || 'no Content-Type',
      );
    },
  },
];
