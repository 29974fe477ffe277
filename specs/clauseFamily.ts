/** The family of a clause, by its id: ENV of ENV-7. */
export const familyOf = (clause: string): string => clause.split('-')[0] ?? '';

/** What the clauses of a family are about, where that is not what an operation does. */
const families: Readonly<Record<string, 'form' | 'message'>> = { FMT: 'form', TYP: 'form', ENV: 'message' };

/** What a clause is about: the form of addresses and values, the message around the records, or what an operation does. */
export const aboutOf = (clause: string): 'form' | 'message' | 'operation' =>
  families[familyOf(clause)] ?? 'operation';
