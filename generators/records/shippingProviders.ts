import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { turnOf } from '../turnOf.ts';
import type { Build, RecordSource } from './Build.ts';
import { allActions, type Kind } from './Kind.ts';

/** A service or a package of a carrier. */
const offered = (Id: string, IsEnabled: boolean, Name: string) => ({ Id, IsEnabled, Name });

/** A carrier of its own with two services and two packages, of each one that is not enabled. */
export const shippingProvider = (context: RecordSource, label: string): RecordValue => {
  const unique = context.unique(`shippingProvider/${label}`);
  return {
    ShippingProviderName: `Assay ${unique}`,
    ShippingProviderTrackingURL: 'https://example.com/Track',
    ShippingProviderComments: `Made by Assay ${unique}`,
    ShippingProviderServices: [offered('Std1', true, 'Standard'), offered('Exp2', false, 'Express')],
    ShippingProviderPackages: [offered('Box1', true, 'Small box'), offered('Box3', false, 'Large box')],
  };
};

/**
 * The carrier of a plain insert. In every second format it has one service, and its first package has the Id of that and a name of its
 * own. A server must not take one list for the other. In the other formats it has one package. So a run writes lists of one and of two.
 */
export const plainShippingProvider: Build = (context, label, place) => {
  const record = shippingProvider(context, label);
  if (place === undefined) return record;
  const packages = recordsOf(record.ShippingProviderPackages);
  if (turnOf(place, 'listOfOne') === 'packages')
    // The one that is not enabled: a broken server may make all of them so.
    return { ...record, ShippingProviderPackages: packages.slice(-1) };
  const services = recordsOf(record.ShippingProviderServices).slice(0, 1);
  const [first, ...others] = packages;
  return {
    ...record,
    ShippingProviderServices: services,
    ShippingProviderPackages: [{ ...first, Id: services[0]?.Id }, ...others],
  };
};

/** More than a server that reads a list to some round number would keep. The last has the longest Id. */
const services = Array.from({ length: 12 }, (_, index) =>
  offered(index === 11 ? 'Std12-overnight' : `Std${index + 1}`, index % 2 === 0, `Service ${index + 1}`),
);

const packages = [offered('Box1-extra-small', true, 'Smallest box'), offered('Box9', false, 'Largest box')];

const trackedAt = (text: string): string => `https://example.com/${encodeURIComponent(text)}`;

/** How carriers are written. */
export const shippingProviderKind: Kind = {
  build: shippingProvider,
  plain: plainShippingProvider,
  besides: { ShippingProviderServices: services, ShippingProviderPackages: packages },
  changed: (text) => ({
    ShippingProviderComments: text,
    ShippingProviderTrackingURL: trackedAt(text),
    ShippingProviderServices: [offered('Std1', false, 'Standard'), offered('Std3', true, text)],
    ShippingProviderPackages: [offered('Box2', true, text)],
  }),
  leastChanged: (text) => ({ ShippingProviderComments: text }),
  // In some formats a new value follows an empty one: a broken server may stop at the first empty member.
  partly: (text, name, [one, other]) => ({
    ShippingProviderName: name,
    ShippingProviderTrackingURL: one,
    ShippingProviderComments: one === null ? other : text,
  }),
  alsoInPartly: (place) => {
    const list = turnOf(place, 'listOfNonEmptyFields');
    if (list === 'services') return { ShippingProviderServices: [offered('Exp2', true, 'Express')] };
    return list === 'packages' ? { ShippingProviderPackages: [offered('Box3', true, 'Large box')] } : {};
  },
  kept: [
    'ShippingProviderComments',
    'ShippingProviderTrackingURL',
    'ShippingProviderServices',
    'ShippingProviderPackages',
  ],
  ...allActions,
};
