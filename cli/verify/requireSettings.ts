import { defaultSettings } from '../../config/loadSettings.ts';
import { standInFor } from '../../harness/redaction/standIn.ts';
import { counted } from '../../harness/words/counted.ts';
import { digests } from '../../reports/digests.ts';
import { formats as allFormats } from '../../specs/Format.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { bundleNames, type Certificate } from '../certify/Certificate.ts';
import { fewestRuns } from '../flagsOf.ts';
import { type JudgedSettings, judgedSettings } from '../replay/replayRecord.ts';
import { bundledJson } from './bundledRecords.ts';
import { Refusal } from './Refusal.ts';
import type { Bundle } from './readBundle.ts';

/** The settings in a bundle, which are those that its certificate states. Raises Refusal. */
export function requireSettings(bundle: Bundle, certificate: Certificate): JudgedSettings {
  const settings = bundledJson(
    bundle.read(bundleNames.settings).toString(),
    bundleNames.settings,
  ) as JudgedSettings;
  if (!isRecord(settings)) throw new Refusal('settings.json holds no settings');
  const names = Object.keys(settings);
  if (names.join() !== judgedSettings.join()) throw new Refusal('settings.json holds other settings');
  requireKinds(settings);
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

/** What a setting that is null by default holds once it is set. */
const kindOnceSet: Readonly<Record<string, string>> = {
  target: 'string',
  listenerUrl: 'string',
  rate: 'number',
};

/** Raises Refusal for a setting that is no text, number, list or record where all settings of this name are one. */
function requireKinds(settings: JudgedSettings): void {
  const defaults = defaultSettings('.');
  const strange = judgedSettings.find((name) => {
    const [kind, usual] = [kindOf(settings[name]), kindOf(defaults[name])];
    if (usual === 'null') return kind !== kindOnceSet[name] && (kind !== 'null' || name === 'target');
    return kind !== usual;
  });
  if (strange !== undefined)
    throw new Refusal(`settings.json holds a ${strange} of another kind than Assay writes`);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

/** Raises Refusal for settings with which assay certify makes no certificate. */
export function requireWholeSettings(settings: JudgedSettings, { scope }: Certificate): void {
  const { runs, readOnly, operations, clauses, cases, formats } = settings;
  if (runs < fewestRuns)
    throw new Refusal(
      `each case was tried at most ${counted(runs, 'time')}, and a certificate needs ${fewestRuns}`,
    );
  if (readOnly) throw new Refusal('it was made by reading only');
  const inScope = allFormats.filter((format) => !scope.withoutFormats.includes(format));
  const isSelected = [operations, clauses, cases].some((selected) => selected.length > 0);
  if (isSelected || formats.length !== inScope.length || !inScope.every((format) => formats.includes(format)))
    throw new Refusal('the certificate is not about all cases of the suite');
}
