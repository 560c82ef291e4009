CREATE FUNCTION shootline.number_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.number = 0 THEN
    UPDATE shootline.tenant SET last_person_number = last_person_number + 1
      WHERE id = NEW.tenant_id RETURNING last_person_number INTO NEW.number;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER number_person BEFORE INSERT ON shootline.person
  FOR EACH ROW EXECUTE FUNCTION shootline.number_person();
--> statement-breakpoint
CREATE FUNCTION shootline.invoice_status(of_booking uuid, operator uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT state FROM shootline.invoice WHERE booking_id = of_booking
    ORDER BY (camera_operator_id = operator) DESC NULLS LAST, modified DESC, id LIMIT 1
$$;
--> statement-breakpoint
CREATE FUNCTION shootline.complete_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.booking_number = 0 THEN
    UPDATE shootline.tenant SET last_booking_number = last_booking_number + 1
      WHERE id = NEW.tenant_id RETURNING last_booking_number INTO NEW.booking_number;
  END IF;
  IF TG_OP = 'INSERT' OR NEW.client_id <> OLD.client_id THEN
    SELECT name, billing_region, account_manager_id
      INTO NEW.client_name, NEW.billing_region, NEW.account_manager_id
      FROM shootline.client WHERE id = NEW.client_id;
  END IF;
  NEW.day := (NEW.date AT TIME ZONE coalesce(nullif(NEW.address->>'timezone', ''), 'Australia/Sydney'))::date;
  IF TG_OP = 'UPDATE' AND NEW.camera_operator_id IS DISTINCT FROM OLD.camera_operator_id THEN
    NEW.camop_invoice_status := shootline.invoice_status(NEW.id, NEW.camera_operator_id);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER complete_booking
  BEFORE INSERT OR UPDATE OF client_id, date, address, camera_operator_id ON shootline.booking
  FOR EACH ROW EXECUTE FUNCTION shootline.complete_booking();
--> statement-breakpoint
CREATE FUNCTION shootline.date_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shootline.invoice SET booking_date = NEW.date, booking_day = NEW.day
    WHERE tenant_id = NEW.tenant_id AND booking_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER date_invoices AFTER UPDATE OF date, address ON shootline.booking
  FOR EACH ROW WHEN (OLD.date IS DISTINCT FROM NEW.date OR OLD.day IS DISTINCT FROM NEW.day)
  EXECUTE FUNCTION shootline.date_invoices();
--> statement-breakpoint
CREATE FUNCTION shootline.copy_client() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shootline.booking
    SET client_name = NEW.name, billing_region = NEW.billing_region,
        account_manager_id = NEW.account_manager_id
    WHERE tenant_id = NEW.tenant_id AND client_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER copy_client AFTER UPDATE OF name, billing_region, account_manager_id ON shootline.client
  FOR EACH ROW EXECUTE FUNCTION shootline.copy_client();
--> statement-breakpoint
CREATE FUNCTION shootline.complete_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT date, day INTO NEW.booking_date, NEW.booking_day
    FROM shootline.booking WHERE id = NEW.booking_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER complete_invoice BEFORE INSERT ON shootline.invoice
  FOR EACH ROW EXECUTE FUNCTION shootline.complete_invoice();
--> statement-breakpoint
CREATE FUNCTION shootline.show_invoice_status() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed shootline.invoice := coalesce(NEW, OLD);
BEGIN
  UPDATE shootline.booking
    SET camop_invoice_status = shootline.invoice_status(id, camera_operator_id)
    WHERE id = changed.booking_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER show_invoice_status AFTER INSERT OR DELETE OR UPDATE OF state ON shootline.invoice
  FOR EACH ROW EXECUTE FUNCTION shootline.show_invoice_status();
--> statement-breakpoint
DO $$
DECLARE owned regclass;
BEGIN
  FOR owned IN
    SELECT c.oid::regclass FROM pg_class c
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id'
      WHERE c.relnamespace = 'shootline'::regnamespace AND c.relkind = 'r' AND c.relname <> 'session'
  LOOP
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', owned);
    EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', owned);
    EXECUTE format(
      'CREATE POLICY tenant_isolation ON %s USING (tenant_id = (SELECT nullif(current_setting(''app.tenant_id'', true), '''')::uuid))',
      owned);
  END LOOP;
END $$;
--> statement-breakpoint
-- Read by the connection's own role before a tenant is known; closed to the tenants' role.
ALTER TABLE shootline.tenant ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant_isolation ON shootline.tenant
  USING (id = (SELECT nullif(current_setting('app.tenant_id', true), '')::uuid));
--> statement-breakpoint
ALTER TABLE shootline.session ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE shootline.sign_in_attempt ENABLE ROW LEVEL SECURITY;
