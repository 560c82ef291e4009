-- A booking shows whether it has a cancellation fee. Writers of fees of one booking wait for each other, so
-- that the later sees both.
CREATE OR REPLACE FUNCTION shootline.show_fees() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed record := coalesce(NEW, OLD);
BEGIN
  PERFORM FROM shootline.booking WHERE tenant_id = changed.tenant_id AND id = changed.booking_id FOR NO KEY UPDATE;
  UPDATE shootline.booking
    SET has_fee = EXISTS (
      SELECT FROM shootline.cancellation_fee
        WHERE tenant_id = changed.tenant_id AND booking_id = changed.booking_id)
    WHERE tenant_id = changed.tenant_id AND id = changed.booking_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER show_fees AFTER INSERT OR DELETE ON shootline.cancellation_fee
  FOR EACH ROW EXECUTE FUNCTION shootline.show_fees();
