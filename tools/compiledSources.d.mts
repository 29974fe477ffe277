import type { Plugin } from 'vitest/config';

export function compiledSources(root: string): Promise<Plugin>;
