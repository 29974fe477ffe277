/** From how many bytes on it is worth to know bytes again instead of working through them once more. */
export const largeFrom = 1024 * 1024;
