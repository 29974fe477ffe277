import { contractXml } from '../hooks/contractXml.ts';
import { namespacedDialect } from '../hooks/namespacedDialect.ts';
import type { Variant } from '../Variant.ts';

export const xmlNamespaceNeeded: Variant = {
  about: 'Bodies in xml and soap are refused outside the server’s namespaces.',
  choices: { xmlDialect: namespacedDialect },
  hook: contractXml(namespacedDialect, 'any'),
};
