/** Tags in small letters, each once, sorted, with a comma between. */
export function splitTags(tags: string): string | null {
  const single = new Set(
    tags
      .toLowerCase()
      .split(/[,;]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  );
  return [...single].sort().join(', ') || null;
}
