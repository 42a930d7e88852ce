/** Return the browser's permission for notifications, or `unavailable` in a browser without push. */
export function notificationPermission(): NotificationPermission | 'unavailable' {
  return 'Notification' in window && 'PushManager' in window ? Notification.permission : 'unavailable';
}
