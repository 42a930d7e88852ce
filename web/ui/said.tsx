import { type ReactNode, useEffect, useState } from 'react';

const laterMs = 100;

type Props = { isUrgent?: boolean; id?: string; className?: string | undefined; children: ReactNode };

/** Words that come by themselves. Screen readers hear only what comes into a region they know, so it is there before them. */
export function Said({ isUrgent = false, id, className, children }: Props) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), laterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role={isUrgent ? 'alert' : 'status'} id={id} className={isThere ? className : undefined}>
      {isThere && children}
    </div>
  );
}
