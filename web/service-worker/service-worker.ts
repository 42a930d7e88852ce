// The script /sw.js: serves pages without a network and shows push notifications. API requests bypass it.
import { openNotified, showPush } from './notifications.ts';
import { answerFromShell, deleteOldShells, installShell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(installShell()));
self.addEventListener('activate', (event) => event.waitUntil(deleteOldShells()));

self.addEventListener('fetch', (event) => {
  const answer = answerFromShell(event.request);
  if (answer) event.respondWith(answer);
});

// Activate a new worker only when the user accepts it. Otherwise, it waits until all pages of the old worker are
// closed.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotified(event.notification)));
