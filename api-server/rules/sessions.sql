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
