/** Whether each format and each URL writes a key as it is, so that the placeholder may stand for it wherever it was. */
export const isPlainKey = (apiKey: string): boolean => /^[\w.~-]+$/.test(apiKey);
