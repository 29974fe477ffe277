/** Whether this is built code. In an IDE the sources run as they are, and a Node thread can't load those. */
export const isBuilt = !import.meta.url.endsWith('.ts');
