/**
 * Add triggers that revoke all unused links and codes of an account when its password, e-mail or second factor changes.
 * The argument of a trigger is the name of the column with the user's id. A new password does not delete links that
 * change the e-mail: it marks them as ended, so that such a link can say why it no longer works.
 *
 * Also add "emailProvenAt", the time when the user first proved that the mailbox is theirs. Before this migration, an
 * e-mail could be confirmed without a session, which is not a proof. So in older accounts, every existing way to sign
 * in counts as added before the proof.
 */
export const openLinks = `
  create function identity.end_open_links() returns trigger language plpgsql security definer set search_path = '' as $$
  declare
    person text := (case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> tg_argv[0];
    kept text := null;
  begin
    if tg_table_name = 'account' then
      kept := '{"kind":"change","userId":"' || person || '"';
      update identity.verification set "value" = left("value", -1) || ',"ended":"new"}'
        where identity.words_of("value") @> array[person] and starts_with("value", kept)
          and position('"ended"' in "value") = 0;
    end if;
    delete from identity.verification
      where identity.words_of("value") @> array[person] and starts_with("value", kept) is not true;
    return null;
  end $$;
  create trigger end_open_links after update on identity."user" for each row
    when (old."email" is distinct from new."email"
      or coalesce(old."twoFactorEnabled", false) <> coalesce(new."twoFactorEnabled", false))
    execute function identity.end_open_links('id');
  create trigger password_set after insert on identity.account for each row
    when (new."providerId" = 'credential') execute function identity.end_open_links('userId');
  create trigger password_changed after update on identity.account for each row
    when (old."password" is distinct from new."password"
      and coalesce(current_setting('inward.same_password', true), '') <> 'on')
    execute function identity.end_open_links('userId');
  create trigger password_removed after delete on identity.account for each row
    when (old."providerId" = 'credential') execute function identity.end_open_links('userId');

  alter table identity."user" add column "emailProvenAt" timestamptz;
  update identity."user" set "emailProvenAt" = now() where "emailVerified";
  create function identity.note_email_proof() returns trigger language plpgsql set search_path = '' as $$
  begin
    new."emailProvenAt" := case tg_op when 'INSERT' then new."createdAt" else clock_timestamp() end;
    return new;
  end $$;
  create trigger note_email_proof before insert or update on identity."user" for each row
    when (new."emailVerified" and new."emailProvenAt" is null) execute function identity.note_email_proof();`;

/**
 * "tokenEpoch": an API token works only while this number is the same as when the token was made. A new or removed
 * password increases the number in the same transaction; a new hash of the same password does not.
 */
export const tokenEpochs = `
  alter table identity."user" add column "tokenEpoch" integer not null default 0;
  create function identity.end_api_tokens() returns trigger language plpgsql security definer set search_path = '' as $$
  begin
    update identity."user" set "tokenEpoch" = "tokenEpoch" + 1
      where "id" = (case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> 'userId';
    return null;
  end $$;
  create trigger tokens_end_by_set after insert on identity.account for each row
    when (new."providerId" = 'credential') execute function identity.end_api_tokens();
  create trigger tokens_end_by_change after update on identity.account for each row
    when (old."password" is distinct from new."password"
      and coalesce(current_setting('inward.same_password', true), '') <> 'on')
    execute function identity.end_api_tokens();
  create trigger tokens_end_by_removal after delete on identity.account for each row
    when (old."providerId" = 'credential') execute function identity.end_api_tokens();`;

/**
 * Let a passkey belong to one account: a stranger could otherwise register its public id with another key, so that the
 * owner's sign-ins fail. Keep the oldest passkey of an id.
 */
export const uniquePasskeys = `
  delete from identity.passkey p using identity.passkey older
    where p."credentialID" = older."credentialID"
      and (coalesce(p."createdAt", '-infinity'), p."id") > (coalesce(older."createdAt", '-infinity'), older."id");
  drop index identity."passkey_credentialID_idx";
  create unique index "passkey_credentialID_key" on identity.passkey ("credentialID");`;

/**
 * Let an account have one authenticator app: with a second one that is only half added, a sign-in could ask for no code.
 * Keep a verified app.
 */
export const oneApp = `
  delete from identity."twoFactor" t using (
    select "id", row_number() over (
      partition by "userId" order by coalesce("verified", true) desc, "verifiedAt" desc nulls last, "id") as place
    from identity."twoFactor") ranked
    where t."id" = ranked."id" and ranked.place > 1;
  drop index identity."twoFactor_userId_idx";
  create unique index "twoFactor_userId_key" on identity."twoFactor" ("userId");`;

/**
 * Let an account have one account of each provider: Settings shows a provider once, so a stranger's second one would
 * stay unseen. Keep the oldest.
 */
export const oneOfProvider = `
  delete from identity.account a using identity.account older
    where a."userId" = older."userId" and a."providerId" = older."providerId" and a."providerId" <> 'credential'
      and (a."createdAt", a."id") > (older."createdAt", older."id");
  create unique index "account_userId_providerId_key" on identity.account ("userId", "providerId")
    where "providerId" <> 'credential';`;

/** The 30-second step of the last authenticator code that was used to sign in. */
export const codeSteps = `alter table identity."twoFactor" add column "lastStep" bigint;`;

/**
 * Links that restore an old e-mail. No trigger revokes them: the owner needs them after a stranger changed the account.
 */
export const emailUndo = `
  create table identity."emailUndo" (
    "tokenHash" text not null primary key,
    "userId" text not null references identity."user" ("id") on delete cascade,
    "email" text not null, "waysUntil" timestamptz not null, "codeId" text,
    "createdAt" timestamptz default clock_timestamp() not null, "expiresAt" timestamptz not null
  );
  create index "emailUndo_userId_idx" on identity."emailUndo" ("userId");
  create index "emailUndo_email_idx" on identity."emailUndo" ("email");
  create index "emailUndo_expiresAt_idx" on identity."emailUndo" ("expiresAt");`;

/** Delete the undo links that were sent to unconfirmed addresses: such a mailbox may belong to a stranger. */
export const provenUndo = `delete from identity."emailUndo" where "waysUntil" = '-infinity';`;

/**
 * "verifiedAt": when an authenticator app was added. An undo link removes the apps and passkeys that were added less
 * than a day before the change of e-mail, or after it. For existing apps the time is unknown, so they count as new.
 */
export const codeAges = `
  alter table identity."twoFactor" add column "verifiedAt" timestamptz;
  update identity."twoFactor" set "verifiedAt" = now() where "verified";
  create function identity.note_code_age() returns trigger language plpgsql set search_path = '' as $$
  begin
    new."verifiedAt" := clock_timestamp();
    return new;
  end $$;
  create trigger note_code_age before insert or update on identity."twoFactor" for each row
    when (new."verified" and new."verifiedAt" is null) execute function identity.note_code_age();
  alter table identity."emailUndo" drop column "codeId";`;

/** "passwordUndone": an undo link has removed the password. A later reset may have set a new one. */
export const undonePasswords = `alter table identity."user" add column "passwordUndone" boolean not null default false;`;

/**
 * Let a link that only confirms the present e-mail still work after a new password. The link gives no access to the
 * account, and works only in a session of the account.
 */
export const keptConfirmations = `
  create or replace function identity.end_open_links() returns trigger language plpgsql security definer set search_path = '' as $$
  declare
    person text := (case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> tg_argv[0];
    change text := null;
    confirmation text := null;
  begin
    if tg_table_name = 'account' then
      change := '{"kind":"change","userId":"' || person || '"';
      confirmation := '{"kind":"confirm","userId":"' || person || '"';
      update identity.verification set "value" = left("value", -1) || ',"ended":"new"}'
        where identity.words_of("value") @> array[person] and starts_with("value", change)
          and position('"ended"' in "value") = 0;
    end if;
    delete from identity.verification
      where identity.words_of("value") @> array[person]
        and starts_with("value", change) is not true and starts_with("value", confirmation) is not true;
    return null;
  end $$;`;
