import type { GivenSettings } from '../config/GivenSettings.ts';
import { loadSettings } from '../config/loadSettings.ts';
import type { Settings } from '../config/Settings.ts';
import { SettingsError } from '../config/SettingsError.ts';

/**
 * The settings of a program that judges by itself. What it does not give comes from the environment, `.env` and the settings file.
 *
 * Raises SettingsError.
 */
export function settingsOfProgram(given: GivenSettings): Settings {
  const settings = loadSettings({
    given,
    flags: {},
    environment: process.env,
    folder: process.cwd(),
    isToJudge: true,
  });
  // Whoever asked for a plan, such as by ASSAY_PLAN, relies on it that nothing is sent.
  if (settings.plan)
    throw new SettingsError(
      'plan: it is set, and a program can only judge; unset it, or print the plan with assay run --plan.',
    );
  return settings;
}
