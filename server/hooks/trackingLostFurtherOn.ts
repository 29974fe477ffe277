import type { Hook } from '../Hook.ts';
import { lostFurtherOn } from './lostFurtherOn.ts';

/** Shows carriers without their tracking URL in formats that are this many steps after the one in which they were written. */
export const trackingLostFurtherOn = (steps: readonly number[]): Hook =>
  lostFurtherOn(steps, {
    get: 'ShippingProviderGet',
    record: 'mvShippingProvider',
    id: 'ShippingProviderId',
    member: 'ShippingProviderTrackingURL',
  });
