/** Whether this is the built code: in an IDE the sources run as they are, which a thread of Node's own can't load. */
export const isBuilt = !import.meta.url.endsWith('.ts');
