import type { Codec } from '../../../formats/Codec.ts';
import { soap11, soap12 } from '../../../formats/soap/soap.ts';
import { roundTrip } from '../laws/roundTrip.ts';
import { spread } from '../xml/written.ts';

const within = (codec: Codec, xmlMemberOrder: 'documented' | 'ordinal'): Codec => ({
  ...codec,
  encode: (message, value) => codec.encode(message, value, { dialect: { ...spread, xmlMemberOrder } }),
});

roundTrip(within(soap11, 'documented'), { basis: 'wall', xml: true, nil: true });
roundTrip(within(soap12, 'ordinal'), { basis: 'wall', xml: true, nil: true });
