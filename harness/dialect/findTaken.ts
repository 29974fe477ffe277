import type { DialectSettings } from '../../config/Settings.ts';
import type { Dialect } from '../../formats/Dialect.ts';
import type { XmlFormat } from '../../specs/isXml.ts';
import { type DialectProbe, type Manner, works } from './DialectProbe.ts';
import { limitTo } from './findReference.ts';
import { fixParts } from './fixParts.ts';
import { inheritedMembers } from './inheritedMembers.ts';

/** A Get that nearly every target has. */
const asked = 'ShippingProviderGet';

/**
 * For a target that shows no effect of the limit, such as an empty one. Finds an order of members in which a Get with a limit is
 * answered `0` at all. A target that reads in ordinal order may lose the key after the limit and refuse the call.
 *
 * Null when the target understands the manner as it is, or understands no other order.
 */
export async function findTaken(
  probe: DialectProbe,
  manner: Manner,
  format: XmlFormat,
  fixed: DialectSettings,
): Promise<Dialect | null> {
  const isTaken = async (dialect: Dialect): Promise<boolean> =>
    works(await probe.call({ ...manner, dialect }, format, asked, limitTo('1')));
  if (await isTaken(manner.dialect)) return null;
  for (const baseMembers of [['APIKEY', ...inheritedMembers], inheritedMembers]) {
    const dialect = fixParts({ ...manner.dialect, xmlMemberOrder: 'ordinal', baseMembers }, fixed);
    if (await isTaken(dialect)) return dialect;
  }
  return null;
}
