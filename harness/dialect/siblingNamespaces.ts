const lastNames = [
  'servicemodel',
  'ServiceModel',
  'base',
  'types',
  'common',
  'contracts',
  'data',
  'dto',
  'messages',
  'models',
  'requests',
  'services',
];

/**
 * Guesses for a namespace that no answer shows. They come from a known one, and from the class name that a refusal reveals
 * (`using Inventory.V2017a.APIKeyGet`). There are at most 13, tried together in one request.
 */
export function siblingNamespaces(operations: string, refusals: string): readonly string[] {
  const parts = /^(.*[/:])([^/:#]+)([/#]?)$/.exec(operations);
  const siblings = parts === null ? [] : lastNames.map((name) => `${parts[1]}${name}${parts[3]}`);
  const type = /\busing\s+((?:\w+\.)+)\w+/.exec(refusals)?.[1]?.slice(0, -1);
  const contract = type === undefined ? [] : [`http://schemas.datacontract.org/2004/07/${type}`];
  return [...contract, ...siblings].filter((uri) => uri !== operations);
}
