import { StartFault } from '../../errors/start-fault.ts';

/** Thrown when the embedded database does not start or cannot be read, most likely because its files are damaged. */
export class ClusterFault extends StartFault {
  /** What is wrong, such as 'does not start': it follows the words "the embedded database". */
  readonly predicate: string;

  constructor(predicate: string) {
    super(
      `The embedded database ${predicate}: see postgres.log in DATA_DIR, and docs/backups.md if files are damaged.`,
    );
    this.predicate = predicate;
  }
}

/** Return a new error each time, so that its stack shows where it was created. */
export const unreadableCluster = (): ClusterFault => new ClusterFault('cannot be read');
