import { codecs } from '../../formats/codecs.ts';
import { mediaType } from '../kernel/addressBlame.ts';
import type { Check } from '../kernel/Check.ts';
import { failed, passed } from '../kernel/judgements.ts';

/** The response's Content-Type is the documented one of its format; parameters are fine. */
export const FMT2: readonly Check[] = [
  {
    clause: 'FMT-2',
    level: (place) => (place.address === 'path' ? 'MUST' : 'SHOULD'),
    on: 'any',
    reads: 'bytes',
    when: ({ address }) => address !== 'named' && address !== 'namedGet',
    judge: (subject) => {
      const expected = mediaType(codecs[subject.spec.format].contentType);
      const actual = mediaType(subject.response.headers.find(([name]) => name === 'content-type')?.[1] ?? '');
      if (actual === expected) return passed;
      return failed(subject, `the answer's Content-Type is another`, expected, actual || 'no Content-Type');
    },
  },
];
