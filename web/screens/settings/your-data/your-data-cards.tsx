import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { yourDataQuery } from '../../../data/your-data.ts';
import { LoadAgain } from '../../../features/reflections/load-again.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import cards from '../card/card.module.css';
import { isOffline } from '../connection/offline-queries.ts';
import { TokensCard } from '../tokens/tokens-card.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ImportFile } from './import-file.tsx';
import { Imports } from './imports.tsx';
import { useDownload } from './use-download.ts';
import styles from './your-data-cards.module.css';

export function YourDataCards() {
  const { data, isPending, isError, error, refetch } = useQuery(yourDataQuery());
  const { isDownloading, download } = useDownload();
  const [isDeleting, setDeleting] = useState(false);
  if (isOffline({ data, error })) return null;
  return (
    <>
      <section className={cards['card']} aria-labelledby="your-data-title">
        <h2 id="your-data-title" className={cards['title']}>
          Your Copy
        </h2>
        {isPending && <Skeleton height="20rem" radius="12px" />}
        {isError && !data && <LoadAgain error={error} what="your data" onAgain={() => void refetch()} />}
        {data && (
          <div className={styles['parts']}>
            <div>
              <p className={styles['text']}>
                Everything you wrote and all that belongs to it, in one file: to read anywhere, and to bring back.
              </p>
              <Button variant="quiet" busy={isDownloading} onClick={() => void download()}>
                Download Everything
              </Button>
            </div>
            <div>
              <p className={styles['text']}>A book of your days, to print or to keep as a PDF.</p>
              <TextLink href="/book" className={styles['book']}>
                Make a Book
              </TextLink>
            </div>
            {data.isSample ? (
              <p className={styles['text']}>
                A file can be brought in only to a journal of your own, because everybody reads the sample journal.
              </p>
            ) : (
              <>
                <ImportFile onDone={() => void refetch()} />
                <Imports />
              </>
            )}
          </div>
        )}
      </section>
      {data && <TokensCard data={data} />}
      {data && (
        <section className={cards['card']} aria-labelledby="leaving-title">
          <h2 id="leaving-title" className={cards['title']}>
            Leaving
          </h2>
          <div className={styles['parts']}>
            <div>
              <p className={styles['text']}>
                {data.isSample
                  ? 'The sample journal belongs to everybody and stays as it is. An account of your own can be deleted here.'
                  : 'Deleting your account takes everything with it, at once and for good.'}
              </p>
              {!data.isSample && (
                <Button variant="danger" onClick={() => setDeleting(true)}>
                  Delete Account
                </Button>
              )}
            </div>
          </div>
          {isDeleting && <DeleteAccount data={data} onClose={() => setDeleting(false)} />}
        </section>
      )}
    </>
  );
}
