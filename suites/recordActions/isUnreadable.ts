import type { Answer } from '../../harness/Answer.ts';

/** Whether the decoder complained of the member at that path, of something in it, or of what it is in. */
export function isUnreadable({ decoded }: Answer, path: string): boolean {
  return (decoded?.deviations ?? []).some((deviation) => {
    const at = deviation.path.replace(/\[\d+\]/g, '');
    return at === path || at.startsWith(`${path}.`) || path.startsWith(`${at}.`);
  });
}
