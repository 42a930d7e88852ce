import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { laterPlace } from '../../../../core/contract/base/later-paths.ts';
import type { ApiToken } from '../../../../core/contract/tokens.ts';
import type { YourData } from '../../../../core/contract/your-data.ts';
import { apiTokensQuery, revokeApiToken } from '../../../data/api-tokens.ts';
import { basePath, ownAddress } from '../../../device/base-path.ts';
import { bridge } from '../../../device/bridge.ts';
import { longDate } from '../../../features/reflections/format.ts';
import { LoadAgain } from '../../../features/reflections/load-again.tsx';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';
import { useUid } from '../../../features/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import cards from '../card/card.module.css';
import { ChangeDialog } from '../card/change-dialog.tsx';
import { orReadableError } from '../card/or-readable-error.ts';
import { SettingRow } from '../card/setting-row.tsx';
import { isOffline } from '../connection/offline-queries.ts';
import { NewToken } from './new-token.tsx';
import { scopesText } from './scope-texts.ts';
import styles from './tokens.module.css';

const dateOf = (instant: string) => longDate(instant, effectiveTimezoneOffset());

function stateText({ state, expiresAt }: ApiToken): string {
  if (state === 'ended') return 'Ended by a new password or by signing out everywhere';
  return `${state === 'valid' ? 'Works until' : 'Ended on'} ${dateOf(expiresAt)}`;
}

const noteOf = ({ scopes, lastUsedAt }: ApiToken) =>
  `${scopesText(scopes)}. ${lastUsedAt ? `Last used ${dateOf(lastUsedAt)}` : 'Not used yet'}.`;

const openApiPath = laterPlace('getOpenApi').path;

/** The link to the OpenAPI document. In the Android wrapper, it opens in the device's browser. */
function OpenApiLink() {
  return (
    <a
      className={styles['link']}
      href={basePath + openApiPath}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        if (!bridge.isNative()) return;
        event.preventDefault();
        bridge.openExternalLink(ownAddress() + openApiPath);
      }}
    >
      What programs can ask (OpenAPI)
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

/** List the API tokens without their secrets. A secret is shown only once, when its token is created. */
export function TokensCard({ data: { proof, isSample } }: { data: YourData }) {
  const client = useQueryClient();
  const uid = useUid();
  const { data: tokens, isPending, isError, error, refetch } = useQuery(apiTokensQuery());
  const [isMaking, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<ApiToken | null>(null);
  if (isOffline({ data: tokens, error })) return null;
  return (
    <section className={cards['card']} aria-labelledby="tokens-title">
      <h2 id="tokens-title" className={cards['title']}>
        Access for Programs
      </h2>
      <p className={styles['text']}>
        {isSample
          ? 'In a journal of your own, a token lets a program of yours read here. The sample journal has none.'
          : 'A token lets a program of yours read here. It cannot write, delete or sign in.'}
      </p>
      {isPending && <Skeleton height="5rem" radius="12px" />}
      {isError && !tokens && <LoadAgain error={error} what="tokens" onAgain={() => void refetch()} />}
      {tokens?.map((token) => {
        const label = token.state === 'valid' ? 'Revoke' : 'Remove';
        return (
          <SettingRow
            key={token.id}
            label={stateText(token)}
            value={token.name}
            note={noteOf(token)}
            action={{ label, name: `${label} the token: ${token.name}`, run: () => setRevoked(token) }}
          />
        );
      })}
      <div className={styles['below']}>
        {tokens && !isSample && (
          <Button variant="quiet" onClick={() => setMaking(true)}>
            Make a Token
          </Button>
        )}
        <OpenApiLink />
      </div>
      {isMaking && <NewToken proof={proof} onClose={() => setMaking(false)} />}
      {revoked && (
        <ChangeDialog
          title={revoked.state === 'valid' ? 'Revoke this token?' : 'Remove this token?'}
          text={
            revoked.state === 'valid'
              ? `A program that uses it can read nothing any more: ${revoked.name}.`
              : `It has ended and leaves the list: ${revoked.name}.`
          }
          fields={[]}
          action={revoked.state === 'valid' ? 'Revoke' : 'Remove'}
          isDanger
          submit={async () => {
            await orReadableError(revokeApiToken(client, uid, revoked.id));
            setRevoked(null);
            toast({ title: revoked.state === 'valid' ? 'Token revoked' : 'Token removed', variant: 'success' });
          }}
          onClose={() => setRevoked(null)}
        />
      )}
    </section>
  );
}
