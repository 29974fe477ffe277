/** The members that every Get takes besides the key (Common request and response rules): what a base type would hold. */
export const inheritedMembers: readonly string[] = ['Filters', 'ReturnTopNRecords'];
