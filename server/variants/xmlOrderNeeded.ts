import { contractXml } from '../hooks/contractXml.ts';
import { namespacedDialect } from '../hooks/namespacedDialect.ts';
import type { Variant } from '../Variant.ts';

export const xmlOrderNeeded: Variant = {
  about: 'Members of bodies in xml and soap are passed over when they are out of the documented order.',
  choices: { xmlDialect: namespacedDialect },
  hook: contractXml(namespacedDialect, 'documented'),
};
