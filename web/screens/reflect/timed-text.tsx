import { limitClockMs, useRenderAt } from '../../features/drafts/use-render-at.ts';
import { useKnownWindows } from './edit-limit.ts';

export type TimedTextProps = { instantsMs: readonly number[]; textAt: (nowMs: number) => string };

/** Show a text that changes when the server's clock passes one of the instants (epoch ms). */
export function TimedText({ instantsMs, textAt }: TimedTextProps) {
  const [known] = useKnownWindows();
  useRenderAt(instantsMs, known);
  return textAt(limitClockMs(known));
}
