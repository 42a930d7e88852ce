import { classNames } from '../styles/class-names.ts';
import styles from './skeleton.module.css';

type SkeletonProps = {
  /** The size of the final content in CSS lengths. */
  width?: string;
  height: string;
  radius?: string;
  className?: string | undefined;
};

/** A placeholder in the shape of loading content. Hidden from screen readers: announce "Loading" once elsewhere. */
export function Skeleton({ width = '100%', height, radius, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles['skeleton'], className)}
      style={{ width, height, borderRadius: radius }}
    />
  );
}
