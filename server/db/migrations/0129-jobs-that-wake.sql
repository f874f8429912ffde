-- A job wakes whoever works on its queue, on the channel that pg-boss derives from its schema's name. One for later waits for the
-- next look, and so does one that merges with others of its kind (policy "short"): the wait is what they merge in.
create or replace function enqueue_job(in_job jsonb) returns void
language plpgsql as $$
declare
  start timestamptz := coalesce((in_job->>'start')::timestamptz, now());
begin
  insert into pgboss.job_common (name, data, policy, singleton_key, start_after, keep_until,
    retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds)
  values (in_job->>'name', in_job->'data', in_job->>'policy', in_job->>'key', start, start + interval '14 days',
    (in_job->>'retryLimit')::int, (in_job->>'retryDelay')::int, (in_job->>'retryBackoff')::boolean,
    (in_job->>'retryDelayMax')::int, (in_job->>'expireInSeconds')::int, (in_job->>'heartbeatSeconds')::int)
  on conflict do nothing;
  if start <= now() and in_job->>'policy' <> 'short' then
    perform pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), in_job->>'name');
  end if;
end $$;
