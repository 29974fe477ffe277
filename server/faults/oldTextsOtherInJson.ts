import type { Fault } from '../Fault.ts';
import { oldTextsTurned } from '../hooks/oldTextsTurned.ts';

export const oldTextsOtherInJson: Fault = {
  clause: 'XF-1',
  about:
    'In json addresses and services of companies and carriers that no client made, serial numbers and reports have other capitals.',
  causes: [
    'in {format} a Get shows texts differently than elsewhere: {change}',
    'in {format} a Get shows another {member} than elsewhere',
  ],
  operations: ['CompanyGet', 'ShippingProviderGet', 'SerialNumberGet', 'CustomReportGetData'],
  hook: oldTextsTurned(['json']),
};
