import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from './styles/class-names.ts';
import styles from './text-link.module.css';

type TextLinkProps = {
  href: string;
  className?: string | undefined;
  'aria-label'?: string;
  /** The state of the new history entry. */
  state?: object;
  /** Called before the navigation. */
  onClick?: () => void;
  children: ReactNode;
};

/** A link to another screen, with a 44 px target. */
export function TextLink({ href, className, children, ...rest }: TextLinkProps) {
  return (
    <Link href={href} className={classNames(styles['link'], className)} {...rest}>
      {children}
    </Link>
  );
}
