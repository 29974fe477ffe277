/** How many records are seeded of a kind that is only read, and of a kind to be used up (three for each of six formats). */
export const counts = { listed: 12, spare: 18, deleted: 3 };
