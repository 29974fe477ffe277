/**
 * How many cases the suite has in all formats. Each run says so, and to count them would take longer than to judge a few. A test
 * counts them.
 */
export const suiteSize = 15183;
