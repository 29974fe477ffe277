import type { Fault } from '../../Fault.ts';
import { onAnswerText } from '../../hooks/onAnswerText.ts';

export const coordinatesAsNumbers: Fault = {
  clause: 'TYP-15',
  about: 'In json Longitude and Latitude of the addresses of sales orders are numbers.',
  causes: ['a text is written as a number ({member}: {actual})'],
  operations: ['SalesOrderGet'],
  hook: onAnswerText({ formats: ['json'], operations: ['SalesOrderGet'] }, (text) =>
    text.replace(/"(Longitude|Latitude)":"(\d+\.\d+)"/g, '"$1":$2'),
  ),
};
