-- Wakes the workers, which may be other processes, when a transaction with new due jobs commits: once for
-- each lane and workspace.
CREATE OR REPLACE FUNCTION shootline.announce_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What a part of a spread table tells is heard on its machine alone.
  IF TG_TABLE_NAME <> 'job' THEN RETURN NULL; END IF;
  PERFORM pg_notify('shootline_job', lane || ' ' || tenant_id)
    FROM (SELECT DISTINCT lane, tenant_id FROM changed WHERE run_at <= created) AS due;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER announce_jobs AFTER INSERT ON shootline.job
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION shootline.announce_jobs();

-- The number of waiting jobs of a kind in all workspaces, up to a limit. As their owner, because a
-- workspace sees its own jobs alone.
CREATE OR REPLACE FUNCTION shootline.waiting_jobs(wanted text, most integer) RETURNS integer
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  RETURN (SELECT count(*) FROM (
    SELECT id FROM shootline.job WHERE kind = wanted AND state = 'waiting' LIMIT most
  ) AS waiting);
END $$;
