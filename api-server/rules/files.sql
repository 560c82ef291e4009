-- A call sheet and the history of an invoice outlive their files. Citus cannot set the file alone to null in a
-- key with the workspace, so triggers do. The workspaces' role may not change the history.

-- Argument: the table that names the file.
CREATE OR REPLACE FUNCTION shootline.forget_file() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = shootline, pg_temp AS $$
BEGIN
  EXECUTE format('UPDATE %I SET file_id = NULL WHERE tenant_id = $1 AND file_id = $2', TG_ARGV[0])
    USING OLD.tenant_id, OLD.id;
  RETURN OLD;
END $$;

CREATE OR REPLACE TRIGGER forget_file BEFORE DELETE ON shootline.booking_file
  FOR EACH ROW EXECUTE FUNCTION shootline.forget_file('call_sheet');

CREATE OR REPLACE TRIGGER forget_file BEFORE DELETE ON shootline.invoice_file
  FOR EACH ROW EXECUTE FUNCTION shootline.forget_file('invoice_history');
