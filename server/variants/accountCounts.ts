import { numeric } from '../../specs/numeric.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const accountCounts: Variant = {
  about:
    'AccountSettingsGet brings all settings in one record, with a count of the calls among them (the members are not shown).',
  hook: (inner) => {
    let calls = 0;
    return {
      handle: (call, request) => {
        calls += 1;
        const result = inner.handle(call, request);
        if (call.operation?.name !== 'AccountSettingsGet') return result;
        const settings = member.records(result, 'mvAccountSettings');
        const all = settings.map((one) => [member.text(one, 'SettingName'), one.SettingValue] as const);
        return { ...result, mvAccountSettings: [{ ...Object.fromEntries(all), Calls: numeric(calls) }] };
      },
    };
  },
};
