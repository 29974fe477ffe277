import type { Fault } from '../../Fault.ts';
import { onAnswerText } from '../../hooks/onAnswerText.ts';

export const failuresAreSoapFaults: Fault = {
  clause: 'FMT-3',
  about: 'In soap11 a failed DocumentUpdate or ProductBOMDelete is a Fault, with the response in its detail.',
  causes: ['the element of the answer is called {actual} instead of {expected}'],
  operations: ['DocumentUpdate', 'ProductBOMDelete'],
  hook: onAnswerText(
    { formats: ['soap11'], operations: ['DocumentUpdate', 'ProductBOMDelete'], outcome: 'failure' },
    (text) =>
      text.replace(
        /<(\w+):Body>(.*)<\/\1:Body>/s,
        '<$1:Body><$1:Fault><faultcode>$1:Server</faultcode><faultstring>The call failed.</faultstring>' +
          '<detail>$2</detail></$1:Fault></$1:Body>',
      ),
  ),
};
