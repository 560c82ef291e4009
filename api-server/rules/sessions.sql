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

-- Argument: which sessions of the workspace $2 are concerned, with the changed row's id as $1.
CREATE OR REPLACE FUNCTION shootline.note_rights() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = shootline, pg_temp AS $$
BEGIN
  EXECUTE format(
    'UPDATE session SET writes = writes + 1 WHERE tenant_id = $2 AND id IN (
      SELECT id FROM session WHERE tenant_id = $2 AND %s ORDER BY id FOR UPDATE)', TG_ARGV[0])
    USING NEW.id, coalesce(to_jsonb(NEW)->>'tenant_id', NEW.id::text)::uuid;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER note_rights AFTER UPDATE ON shootline.app_user
  FOR EACH ROW WHEN (OLD.role <> NEW.role OR OLD.client_id IS DISTINCT FROM NEW.client_id
    OR OLD.is_active <> NEW.is_active)
  EXECUTE FUNCTION shootline.note_rights('user_id = $1');

CREATE OR REPLACE TRIGGER note_rights AFTER UPDATE ON shootline.tenant
  FOR EACH ROW WHEN (OLD.second_factor <> NEW.second_factor)
  EXECUTE FUNCTION shootline.note_rights('true');
