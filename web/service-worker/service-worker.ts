// /sw.js: the product's pages without a network, and pushes. It never touches what the API answers.
import { openNotified, showPush } from './notifications.ts';
import { answerFromShell, deleteOldShells, installShell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(installShell()));
self.addEventListener('activate', (event) => event.waitUntil(deleteOldShells()));

self.addEventListener('fetch', (event) => {
  const answer = answerFromShell(event.request);
  if (answer) event.respondWith(answer);
});

// A newer worker waits until its person says so, or until no page of the old one is open.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotified(event.notification)));
