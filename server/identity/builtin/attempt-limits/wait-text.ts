import { counted } from '../../../../core/domain/texts/counted.ts';

/** Return a wait in words, rounded up to minutes: '1 minute', '120 minutes', '2 hours and 1 minute', '24 hours'. */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 120) return counted(minutes, 'minute');
  const hours = counted(Math.floor(minutes / 60), 'hour');
  return minutes % 60 === 0 ? hours : `${hours} and ${counted(minutes % 60, 'minute')}`;
}
