import { type ReactNode, useEffect, useState } from 'react';

const laterMs = 100;

type Props = { isUrgent?: boolean; id?: string; className?: string | undefined; children: ReactNode };

/**
 * A live region. Screen readers announce only changes to a region that already exists, so the text is added after the
 * region.
 */
export function LiveRegion({ isUrgent = false, id, className, children }: Props) {
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
