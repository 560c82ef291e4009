-- The workspaces' role cannot read sessions. This tells it how many its own workspace has open.
CREATE OR REPLACE FUNCTION shootline.open_sessions(at timestamptz)
  RETURNS TABLE (session_count int, user_count int)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = shootline, pg_temp AS $$
  SELECT coalesce(sum(open.sessions), 0)::int, count(*)::int
    FROM (
      SELECT user_id, count(*) AS sessions FROM session
        WHERE tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
          AND expires > at
        GROUP BY user_id
    ) open JOIN app_user
      ON app_user.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
        AND app_user.id = open.user_id AND app_user.is_active
$$;

-- Ends the sessions of users of the own workspace, and forgets the devices that they trust.
CREATE OR REPLACE FUNCTION shootline.end_sessions(people uuid[]) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = shootline, pg_temp AS $$
  DELETE FROM session
    WHERE tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
      AND user_id = ANY (people);
  DELETE FROM trusted_device
    WHERE tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
      AND user_id = ANY (people)
$$;

-- Ends their sessions and the password links that were mailed to them, or are about to be.
CREATE OR REPLACE FUNCTION shootline.end_access(people uuid[]) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = shootline, pg_temp AS $$
  SELECT end_sessions(people);
  DELETE FROM password_ticket
    WHERE tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
      AND user_id = ANY (people);
  DELETE FROM mail
    WHERE tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
      AND state IN ('queued', 'failed')
      AND (content->'passwordLink'->>'userId')::uuid = ANY (people)
$$;

-- Wakes the processes that serve event streams, so that those of an ended session close immediately.
CREATE OR REPLACE FUNCTION shootline.announce_ended_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What a part of a spread table tells is heard on its machine alone.
  IF TG_TABLE_NAME <> 'session' THEN RETURN NULL; END IF;
  PERFORM pg_notify('shootline_event', 'sessions ' || tenant_id)
    FROM (SELECT DISTINCT tenant_id FROM ended) AS concerned;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER announce_ended_sessions AFTER DELETE ON shootline.session
  REFERENCING OLD TABLE AS ended
  FOR EACH STATEMENT EXECUTE FUNCTION shootline.announce_ended_sessions();

-- A read on a replica must show the user's own writes and current rights
-- (docs/decisions/018-reads-on-a-replica.md). Each such change raises a count in the sessions concerned, and
-- the replica's copy of the count shows whether it has caught up. Locked in order, so that two writes of a
-- user do not wait for each other.
CREATE OR REPLACE FUNCTION shootline.note_write(person uuid) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = shootline, pg_temp AS $$
  UPDATE session SET writes = writes + 1 WHERE (tenant_id, id) IN (
    SELECT tenant_id, id FROM session
      WHERE tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
        AND user_id = person
      ORDER BY id FOR UPDATE)
$$;

-- Argument: a condition for the sessions concerned, with the changed row's id and its workspace as $1 and $2.
CREATE OR REPLACE FUNCTION shootline.note_rights() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = shootline, pg_temp AS $$
BEGIN
  EXECUTE format(
    'UPDATE session SET writes = writes + 1 WHERE (tenant_id, id) IN (
      SELECT tenant_id, id FROM session WHERE %s ORDER BY id FOR UPDATE)', TG_ARGV[0])
    USING NEW.id, (to_jsonb(NEW)->>'tenant_id')::uuid;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER note_rights AFTER UPDATE ON shootline.app_user
  FOR EACH ROW WHEN (OLD.role <> NEW.role OR OLD.client_id IS DISTINCT FROM NEW.client_id
    OR OLD.is_active <> NEW.is_active)
  EXECUTE FUNCTION shootline.note_rights('tenant_id = $2 AND user_id = $1');

CREATE OR REPLACE TRIGGER note_rights AFTER UPDATE ON shootline.tenant
  FOR EACH ROW WHEN (OLD.second_factor <> NEW.second_factor)
  EXECUTE FUNCTION shootline.note_rights('tenant_id = $1');
