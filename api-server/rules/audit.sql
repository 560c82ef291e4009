-- The audit is append-only. The workspaces' role lacks the right to change it; this binds the owner too.
CREATE OR REPLACE FUNCTION shootline.keep_audit_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('app.forgets_audit', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'The audit is append-only, so % is refused.', lower(TG_OP)
    USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON shootline.audit_event
  FOR EACH STATEMENT EXECUTE FUNCTION shootline.keep_audit_events();

-- For the operator: deletes older audit events of every workspace and returns their number.
CREATE OR REPLACE FUNCTION shootline.forget_audit_events(before timestamptz) RETURNS bigint
  LANGUAGE plpgsql SET search_path = shootline, pg_temp AS $$
DECLARE
  workspace uuid;
  gone bigint;
  total bigint := 0;
BEGIN
  -- As statements, which Citus passes on to the machines of the workspaces.
  SET LOCAL app.forgets_audit = 'on';
  FOR workspace IN SELECT id FROM tenant LOOP
    -- Row-level security binds the owner, too.
    EXECUTE format('SET LOCAL app.tenant_id = %L', workspace);
    DELETE FROM audit_event WHERE tenant_id = workspace AND created < before;
    GET DIAGNOSTICS gone = ROW_COUNT;
    total := total + gone;
  END LOOP;
  SET LOCAL app.forgets_audit = '';
  SET LOCAL app.tenant_id = '';
  RETURN total;
END $$;

REVOKE EXECUTE ON FUNCTION shootline.forget_audit_events(timestamptz) FROM PUBLIC;
