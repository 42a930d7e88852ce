// /sw.js: offline pages and push notifications. It never handles requests to the API.
import { openNotified, showPush } from './notifications.ts';
import { answerFromShell, deleteOldShells, installShell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(installShell()));
self.addEventListener('activate', (event) => event.waitUntil(deleteOldShells()));

self.addEventListener('fetch', (event) => {
  const answer = answerFromShell(event.request);
  if (answer) event.respondWith(answer);
});

// Call `skipWaiting` only when the user accepts the new worker. Otherwise, the new worker waits until no page of the
// old worker is open.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotified(event.notification)));
