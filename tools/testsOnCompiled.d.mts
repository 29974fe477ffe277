import type { Plugin } from 'vitest/config';

export function testsOnCompiled(root: string): Promise<Plugin>;
