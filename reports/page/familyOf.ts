/** The family of a clause, such as ENV. */
export const familyOf = (clause: string): string => clause.split('-')[0] ?? '';
