import type { Hook } from '../Hook.ts';
import { lostFurtherOn } from './lostFurtherOn.ts';

/** Shows carriers without their tracking URL in the formats that come so many further on than the one they were written in. */
export const trackingLostFurtherOn = (steps: readonly number[]): Hook =>
  lostFurtherOn(steps, {
    get: 'ShippingProviderGet',
    record: 'mvShippingProvider',
    id: 'ShippingProviderId',
    member: 'ShippingProviderTrackingURL',
  });
