import type { Observer } from '../../harness/Plan.ts';

/** Members that the document does not list. */
export const ENV13: Observer = {
  clause: 'ENV-13',
  observe: ({ answer }, spec) => {
    if (spec.stage !== undefined) return undefined;
    const more = answer.decoded?.undocumented ?? [];
    return more.length === 0 ? undefined : `undocumented members: ${[...more].sort().join(', ')}`;
  },
};
