import { useIsOffline } from '../../data/use-is-offline.ts';

export type ConnectionStatusProps = {
  /** Empty to show nothing, a space to show an empty line. */
  text: string;
  /** Whether to say that there is no connection, too. */
  saysOffline: boolean;
  className: string | undefined;
};

/** Show the status of the words. While the device is offline and `saysOffline`, say that there is no connection. */
export function ConnectionStatus({ text, saysOffline, className }: ConnectionStatusProps) {
  const isOffline = useIsOffline() && saysOffline;
  const before = text.trim() && `${text}. `;
  const shown = isOffline ? `${before}No connection just now.` : text;
  return shown && <p className={className}>{shown}</p>;
}
