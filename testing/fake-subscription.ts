import { type MockInstance, vi } from 'vitest';

/** Simulate a browser that has a push subscription. Headless browsers have no push service. */
export function fakeSubscription(): MockInstance {
  const registration: ServiceWorkerRegistration = Object.assign(Object.create(null), {
    pushManager: { getSubscription: async () => ({}) },
  });
  return vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration);
}
