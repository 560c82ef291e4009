-- A call sheet and the history of an invoice outlive their files. A key with the workspace cannot forget the
-- file alone where workspaces are spread over machines. The workspaces' role may not change the history.
CREATE OR REPLACE FUNCTION shootline.forget_call_sheet_file() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = shootline, pg_temp AS $$
BEGIN
  UPDATE call_sheet SET file_id = NULL WHERE tenant_id = OLD.tenant_id AND file_id = OLD.id;
  RETURN OLD;
END $$;

CREATE OR REPLACE TRIGGER forget_call_sheet_file BEFORE DELETE ON shootline.booking_file
  FOR EACH ROW EXECUTE FUNCTION shootline.forget_call_sheet_file();

CREATE OR REPLACE FUNCTION shootline.forget_invoice_file() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = shootline, pg_temp AS $$
BEGIN
  UPDATE invoice_history SET file_id = NULL WHERE tenant_id = OLD.tenant_id AND file_id = OLD.id;
  RETURN OLD;
END $$;

CREATE OR REPLACE TRIGGER forget_invoice_file BEFORE DELETE ON shootline.invoice_file
  FOR EACH ROW EXECUTE FUNCTION shootline.forget_invoice_file();
