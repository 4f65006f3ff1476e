-- On hosted projects the retry is scheduled in the database: pg_cron calls mail-sync every minute, and only
-- when a row is due. The address and the key are two secrets of Vault (see docs/mail-sync.md); without them, or
-- without the extensions, nothing is scheduled and whoever runs the project calls {"action": "retry"} otherwise.

do $$
declare
  wanted constant text[] := '{pg_cron,pg_net,supabase_vault}';
begin
  if (select count(*) from pg_available_extensions where name = any (wanted)) < array_length(wanted, 1) then
    raise notice 'pg_cron, pg_net or supabase_vault is not available: the mail-sync retry is not scheduled here.';
    return;
  end if;

  create extension if not exists pg_cron;
  create extension if not exists pg_net;

  execute $function$
    create function private.request_sync_retry() returns void
    language plpgsql security definer set search_path = ''
    as $body$
    declare
      project_url constant text := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url');
      secret_key constant text := (select decrypted_secret from vault.decrypted_secrets where name = 'secret_key');
    begin
      if project_url is null or secret_key is null or not exists (
        select from public.subscribers where synced_at is null and next_sync_at <= now()) then
        return;
      end if;
      perform net.http_post(
        url := project_url || '/functions/v1/mail-sync',
        headers := jsonb_build_object('content-type', 'application/json', 'apikey', secret_key),
        body := '{"action": "retry"}'::jsonb,
        timeout_milliseconds := 60000);
    end $body$
  $function$;
  execute 'revoke execute on function private.request_sync_retry() from public, anon, authenticated';

  perform cron.schedule('mail-sync-retry', '* * * * *', 'select private.request_sync_retry()');
end $$;
