/** The path of a base URL, without slashes at its end: what the paths of calls are appended to. */
export const basePathOf = ({ pathname }: URL): string => pathname.replace(/\/+$/, '');
