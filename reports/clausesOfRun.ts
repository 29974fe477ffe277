import { addresses } from '../specs/Address.ts';
import type { Clause, ClauseOfRun } from '../specs/Clause.ts';
import { type Format, formats } from '../specs/Format.ts';
import { operations } from '../specs/operations.ts';

/** Clauses as data. Their members are named one by one, because a clause of the suite also has functions, which can't cross threads. */
export const clausesOfRun = (clauses: Iterable<Clause>): readonly ClauseOfRun[] =>
  [...clauses].map(({ id, level, statement, section, judging, open, appliesTo }) => ({
    id,
    level,
    statement,
    section,
    judging,
    ...(open === undefined ? {} : { open }),
    formats: formats.filter((format) => applies(appliesTo, format)),
  }));

/** Whether a clause applies anywhere in a format. */
const applies = ({ holds }: Clause['appliesTo'], format: Format): boolean =>
  [null, ...operations.values()].some((operation) =>
    addresses.some((address) => holds({ operation, format, address })),
  );
