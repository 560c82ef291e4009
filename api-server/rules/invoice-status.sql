-- Lists of bookings show the state of one invoice: that of the assigned videographer, or else the one
-- changed last. Of several of the former, it is the one that is not approved. Credit notes do not count.
CREATE OR REPLACE FUNCTION shootline.invoice_status(tenant uuid, of_booking uuid, videographer uuid) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT state FROM shootline.invoice WHERE tenant_id = tenant AND booking_id = of_booking
      AND kind = 'invoice'
    ORDER BY (camera_operator_id = videographer) DESC NULLS LAST,
      coalesce(camera_operator_id = videographer AND state = 'approved', false), modified DESC, id LIMIT 1
$$;

-- Another videographer may have another invoice.
CREATE OR REPLACE FUNCTION shootline.choose_invoice_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.camop_invoice_status := shootline.invoice_status(NEW.tenant_id, NEW.id, NEW.camera_operator_id);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER choose_invoice_status BEFORE UPDATE OF camera_operator_id ON shootline.booking
  FOR EACH ROW WHEN (NEW.camera_operator_id IS DISTINCT FROM OLD.camera_operator_id)
  EXECUTE FUNCTION shootline.choose_invoice_status();

CREATE OR REPLACE FUNCTION shootline.show_invoice_status() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record := coalesce(NEW, OLD);
  videographer uuid;
  shown text;
BEGIN
  -- Two invoices of one booking that are written at once wait for each other, and the later sees both.
  SELECT camera_operator_id INTO videographer FROM shootline.booking
    WHERE tenant_id = changed.tenant_id AND id = changed.booking_id FOR NO KEY UPDATE;
  shown := shootline.invoice_status(changed.tenant_id, changed.booking_id, videographer);
  UPDATE shootline.booking SET camop_invoice_status = shown
    WHERE tenant_id = changed.tenant_id AND id = changed.booking_id
      AND camop_invoice_status IS DISTINCT FROM shown;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER show_invoice_status
  AFTER INSERT OR DELETE OR UPDATE OF state, modified ON shootline.invoice
  FOR EACH ROW EXECUTE FUNCTION shootline.show_invoice_status();
