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

/** A new one each time, because an error has the stack of its own place. */
export const unreadableCluster = (): ClusterFault => new ClusterFault('cannot be read');
