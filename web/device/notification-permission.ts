/** What a person has decided about notifications of this browser; `unavailable` where it has none. */
export function notificationPermission(): NotificationPermission | 'unavailable' {
  return 'Notification' in window && 'PushManager' in window ? Notification.permission : 'unavailable';
}
