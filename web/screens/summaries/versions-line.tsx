import { useQuery } from '@tanstack/react-query';
import { capitalised, numberWord } from '../../../core/domain/texts/limit-texts.ts';
import { summaryVersionsQuery } from '../../data/summaries.ts';
import { versionOrdinal } from '../../features/summaries/version-ordinal.ts';
import styles from './summary-text.module.css';

type Props = {
  id: string;
  /** The number of the version on screen. */
  read: number;
  /** Called to scroll to the versions, which are below the text, and to focus the one on screen. */
  onShow: () => void;
};

/** Say how many versions a summary has and which one is on screen. Nothing if it has only one. */
export function VersionsLine({ id, read, onShow }: Props) {
  const { versions = [] } = useQuery({ ...summaryVersionsQuery(id), enabled: false }).data ?? {};
  const index = versions.findIndex(({ version }) => version === read);
  if (versions.length < 2 || index < 0) return null;
  return (
    <button type="button" className={styles['versions']} onClick={onShow} data-not-printed>
      {capitalised(numberWord(versions.length))} versions. This is the {versionOrdinal(index)}.
    </button>
  );
}
