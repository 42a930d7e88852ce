/** As the connection and its X-Forwarded-For header tell them. */
type Told = { readonly remote: string | undefined; readonly forwardedFor: string | undefined };

/**
 * The address that limits count by. Each proxy writes down whom it was called by, at the end of X-Forwarded-For: with
 * `proxies` of them in front the caller is that many from the right, and whatever stands before it was made up. Without
 * a proxy the header is not believed at all.
 */
export function callerAddress(proxies: number, { remote = 'local', forwardedFor }: Told): string {
  if (proxies === 0 || forwardedFor === undefined) return remote;
  const address = forwardedFor.split(',').at(-proxies)?.trim();
  return address && address.length <= 64 ? address : remote;
}
