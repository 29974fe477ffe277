import { standInFor } from '../../harness/redaction/standIn.ts';
import { digests } from '../../reports/digests.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { bundleNames, type Certificate } from '../certify/Certificate.ts';
import { fewestRuns } from '../certify/requirements.ts';
import { type JudgedSettings, judgedSettings } from '../replay/replayRecord.ts';
import { Refusal } from './Refusal.ts';
import type { Bundle } from './readBundle.ts';
import { jsonIn } from './recordsIn.ts';

/** The settings in a bundle, which are those that its certificate states. Raises Refusal. */
export function requireSettings(bundle: Bundle, certificate: Certificate): JudgedSettings {
  const settings = jsonIn(
    bundle.read(bundleNames.settings).toString(),
    bundleNames.settings,
  ) as JudgedSettings;
  if (!isRecord(settings)) throw new Refusal('settings.json holds no settings');
  const names = Object.keys(settings);
  if (names.join() !== judgedSettings.join()) throw new Refusal('settings.json holds other settings');
  const { target, seed, runs, strict, scope, formats } = settings;
  const { seeds } = certificate;
  const said = { ...certificate, seed: seeds[0] };
  for (const [name, value] of Object.entries({ target, seed, runs, strict, scope, formats }))
    if (JSON.stringify(said[name as keyof typeof said]) !== JSON.stringify(value))
      throw new Refusal(`settings.json has another ${name} than the certificate`);
  if (seeds.length !== 1) throw new Refusal('the certificate names more seeds than were judged');
  if (digests(settings.fixtures, []).fixtures !== certificate.fixtures)
    throw new Refusal('settings.json has other fixtures than the certificate');
  if (standInFor(certificate.key) !== certificate.key.standIn)
    throw new Refusal('the certificate names another stand-in for the key than Assay makes');
  const { username, password, search, hash } = URL.canParse(target) ? new URL(target) : { username: '?' };
  if ([username, password, search, hash].some((part) => part !== undefined && part !== ''))
    throw new Refusal('its target is no plain base URL');
  return settings;
}

/** Raises Refusal for settings with which assay certify makes no certificate. */
export function requireWholeSettings(settings: JudgedSettings): void {
  const { runs, readOnly, operations, clauses, cases } = settings;
  if (runs < fewestRuns) throw new Refusal(`it was made with ${runs} trials a case, and takes ${fewestRuns}`);
  if (readOnly) throw new Refusal('it was made by reading only');
  if ([operations, clauses, cases].some((selected) => selected.length > 0))
    throw new Refusal('the certificate is not about all cases of the suite');
}
