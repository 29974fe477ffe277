/** The media type of a Content-Type header: lower case, without parameters. */
export const mediaType = (header: string): string => (header.split(';')[0] ?? '').trim().toLowerCase();
