import type { Dialect } from '../../formats/Dialect.ts';
import { contractXml } from '../hooks/contractXml.ts';
import { namespacedDialect } from '../hooks/namespacedDialect.ts';
import type { Variant } from '../Variant.ts';

const ordinal: Dialect = { ...namespacedDialect, xmlMemberOrder: 'ordinal' };

export const xmlOrdinalNeeded: Variant = {
  about:
    'Members of bodies in xml and soap are passed over when they are out of ordinal order, in which answers stand.',
  choices: { xmlDialect: ordinal },
  hook: contractXml(ordinal, 'ordinal'),
};
