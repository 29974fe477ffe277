/** The members that every Get takes besides the key (Common request and response rules). A base type would hold them. */
export const inheritedMembers: readonly string[] = ['Filters', 'ReturnTopNRecords'];
