/** The browser's permission for notifications; `unavailable` in a browser without push. */
export function notificationPermission(): NotificationPermission | 'unavailable' {
  return 'Notification' in window && 'PushManager' in window ? Notification.permission : 'unavailable';
}
