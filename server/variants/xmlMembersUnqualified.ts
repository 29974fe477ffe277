import { type Dialect, plainDialect } from '../../formats/Dialect.ts';
import { contractXml } from '../hooks/contractXml.ts';
import type { Variant } from '../Variant.ts';

const dialect: Dialect = {
  ...plainDialect,
  xmlNamespaces: { operations: 'urn:example:unqualified', members: '', records: '', base: '', arrays: '' },
};

export const xmlMembersUnqualified: Variant = {
  about:
    'In xml and soap the root alone is in a namespace: what is in it is in none, in answers as in requests, or else passed over.',
  choices: { xmlDialect: dialect },
  hook: contractXml(dialect, 'any'),
};
