import type { Fault } from '../../Fault.ts';
import { onBody } from '../../hooks/onBody.ts';
import { recordWrites } from '../../hooks/writtenRecords.ts';

const taking = [
  ...recordWrites,
  'ShippingInformationUpdate',
  'ShippingInformationCreateLabel',
  'WorkOrderReturnMaterials',
];

const quoted =
  /("\w*(?:Quantity|Price|Cost|Weight|Length|Width|Height|Breadth|Amount)\w*"\s*:\s*"-?\d+)\.(\d+")/g;

export const germanNumbers: Fault = {
  clause: 'TYP-4',
  about:
    'A number that json sends as text is parsed in the culture of the server, where the point groups digits: "12.5" is 125. Bare numbers are read right.',
  operations: taking,
  hook: onBody({ operations: taking, bodies: ['json'] }, (text) => text.replace(quoted, '$1$2')),
};
