-- A connection that works for a workspace has its id in app.tenant_id and sees the rows of that workspace
-- alone. Covers every table with a tenant_id, also one that a later migration adds. An existing policy
-- stays as it is: a migration that drops it gets the current one from here.
DO $$
DECLARE
  -- Read before a workspace is known, by the connection's own role: without a policy no other role sees them.
  closed name[] := '{known_browser,rate_count,workspace_secret}';
  -- Their owner reads them: before a workspace is known, with a session, or for all workspaces at once.
  open_to_owner name[] :=
    '{booking_event,job,numbering,password_ticket,session,summary_due,tenant,trusted_device}';
  open_table record;
BEGIN
  FOR open_table IN
    SELECT c.relname AS name, a.attname AS key
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
        AND a.attname = CASE c.relname WHEN 'tenant' THEN 'id' ELSE 'tenant_id' END
      WHERE c.relnamespace = 'shootline'::regnamespace AND c.relkind = 'r'
        AND c.relname <> ALL (closed)
        AND NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid AND polname = 'tenant_isolation')
  LOOP
    EXECUTE format('ALTER TABLE shootline.%I ENABLE ROW LEVEL SECURITY', open_table.name);
    EXECUTE format(
      'CREATE POLICY tenant_isolation ON shootline.%I
        USING (%I = (SELECT nullif(current_setting(''app.tenant_id'', true), '''')::uuid))',
      open_table.name, open_table.key);
    CONTINUE WHEN open_table.name = ANY (open_to_owner);
    EXECUTE format('ALTER TABLE shootline.%I FORCE ROW LEVEL SECURITY', open_table.name);
  END LOOP;
  FOR open_table IN
    SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'shootline'::regnamespace AND relname = ANY (closed) AND NOT relrowsecurity
  LOOP
    EXECUTE format('ALTER TABLE shootline.%I ENABLE ROW LEVEL SECURITY', open_table.name);
  END LOOP;
END $$;

-- The role that works for workspaces may do this, and no more.
GRANT USAGE ON SCHEMA shootline TO shootline_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA shootline TO shootline_app;
REVOKE ALL ON shootline.session, shootline.known_browser, shootline.password_ticket,
  shootline.trusted_device, shootline.rate_count, shootline.migration, shootline.applied_rules,
  shootline.installation_secret, shootline.workspace_secret
  FROM shootline_app;
REVOKE UPDATE, DELETE, TRUNCATE ON shootline.audit_event, shootline.invoice_history FROM shootline_app;
-- It counts and ends sessions, and reads no tokens.
GRANT SELECT (tenant_id, user_id, expires), DELETE ON shootline.session TO shootline_app;
GRANT SELECT (tenant_id, user_id), DELETE ON shootline.trusted_device, shootline.password_ticket TO shootline_app;
