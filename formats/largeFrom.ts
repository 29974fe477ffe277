/** From this many bytes on, recognising bytes is cheaper than working through them again. */
export const largeFrom = 1024 * 1024;
