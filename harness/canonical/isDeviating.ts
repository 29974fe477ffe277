import type { Deviation } from '../../formats/Deviation.ts';

/** Whether the decoder found a departure at or around that path. Then another clause judges the value there. */
export const isDeviating = (path: string, deviations: readonly Deviation[]): boolean =>
  deviations.some(
    (deviation) =>
      deviation.path !== '' &&
      (deviation.path === path ||
        path.startsWith(`${deviation.path}.`) ||
        path.startsWith(`${deviation.path}[`)),
  );
