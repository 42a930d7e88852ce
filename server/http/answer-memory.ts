import { memoryLimit } from '../concurrency/memory-limit.ts';
import { Refusal, TooManyRequests } from '../errors/refusal.ts';

const mb = 1024 * 1024;
const retryAfterSeconds = 10;

type Limits = {
  readonly mostBytes: number;
  readonly mostBytesOfUser: number;
  /** An answer with fewer bytes than this is never refused: it may confirm a change that is already stored. */
  readonly admittedBelow: number;
};

const defaultLimits: Limits = {
  mostBytes: Math.max(64 * mb, Math.min(512 * mb, memoryLimit() / 8)),
  mostBytesOfUser: 32 * mb,
  admittedBelow: 64 * 1024,
};

type Outgoing = {
  readonly closed: boolean;
  readonly once: (event: 'close', then: () => void) => unknown;
  readonly req: { readonly socket: { readonly destroyed: boolean; readonly destroy: () => unknown } };
};

type Sending = { readonly bytes: number; readonly outgoing: Outgoing };

const isOver = ({ outgoing }: Sending) => outgoing.closed || outgoing.req.socket.destroyed;

/**
 * Return a function that counts an answer until it is sent, to limit the memory for answers that clients have not read
 * yet. A user may have one unread answer of any size, or several with at most `mostBytesOfUser` in total. The function
 * throws `TooManyRequests` above this limit. If the answers of all users would exceed `mostBytes`, it closes the oldest
 * connection of the user with the most bytes. It throws `unavailable` if no user has more bytes than the caller would
 * have.
 */
export function openAnswerMemory({ mostBytes, mostBytesOfUser, admittedBelow }: Limits = defaultLimits) {
  const users = new Map<string, Sending[]>();
  let used = 0;

  const keep = (userId: string, isKept: (sending: Sending) => boolean) => {
    const kept: Sending[] = [];
    for (const sending of users.get(userId) ?? []) {
      if (isKept(sending)) kept.push(sending);
      else used -= sending.bytes;
    }
    if (kept.length > 0) users.set(userId, kept);
    else users.delete(userId);
  };
  const bytesOf = (userId: string) => (users.get(userId) ?? []).reduce((sum, { bytes }) => sum + bytes, 0);

  /** Remove queued answers whose connection is closed: Node emits no 'close' for them. */
  const forgetEnded = () => {
    for (const userId of [...users.keys()]) keep(userId, (sending) => !isOver(sending));
  };

  const makeRoom = (wantedOfUser: number, isSmall: boolean) => {
    const [most] = [...users.keys()]
      .map((userId) => ({ userId, bytes: bytesOf(userId) }))
      .sort((one, other) => other.bytes - one.bytes);
    if (!most || (!isSmall && most.bytes <= wantedOfUser)) throw new Refusal('unavailable');
    const [oldest] = users.get(most.userId) ?? [];
    keep(most.userId, (sending) => sending !== oldest);
    oldest?.outgoing.req.socket.destroy();
  };

  return (userId: string, bytes: number, outgoing: Outgoing): void => {
    if (used + bytes > mostBytes || bytesOf(userId) + bytes > mostBytesOfUser) forgetEnded();
    const wanted = bytesOf(userId) + bytes;
    const isSmall = bytes < admittedBelow;
    if (!isSmall && wanted > bytes && wanted > mostBytesOfUser) throw new TooManyRequests(retryAfterSeconds);
    while (users.size > 0 && used + bytes > mostBytes) makeRoom(wanted, isSmall);
    const sending = { bytes, outgoing };
    if (isOver(sending)) return;
    users.set(userId, [...(users.get(userId) ?? []), sending]);
    used += bytes;
    outgoing.once('close', () => keep(userId, (one) => one !== sending));
  };
}
