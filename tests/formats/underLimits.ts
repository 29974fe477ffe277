import { limits } from '../../formats/limits.ts';

/** What `read` gives while smaller limits hold, so that a test of them needs no bytes by the million; it is synchronous. */
export function underLimits<T>(smaller: Partial<Record<keyof typeof limits, number>>, read: () => T): T {
  const before = { ...limits };
  Object.assign(limits, smaller);
  try {
    return read();
  } finally {
    Object.assign(limits, before);
  }
}
