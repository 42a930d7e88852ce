import { StartFault } from '../../errors/start-fault.ts';

/** The embedded database does not start or cannot be read, most likely because its files are damaged. */
export class ClusterFault extends StartFault {
  /** The words after "the embedded database", such as 'does not start'. */
  readonly predicate: string;

  constructor(predicate: string) {
    super(
      `The embedded database ${predicate}: see postgres.log in DATA_DIR, and docs/backups.md if files are damaged.`,
    );
    this.predicate = predicate;
  }
}

export const unreadableCluster = (): ClusterFault => new ClusterFault('cannot be read');
