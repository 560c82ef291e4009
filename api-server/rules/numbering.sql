-- Bookings, clients and users are numbered within their workspace. A row that is inserted with number 0
-- gets the next one; others, such as restored ones, keep theirs.
CREATE OR REPLACE FUNCTION shootline.number_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shootline.numbering AS numbers (tenant_id, last_booking)
    VALUES (NEW.tenant_id, 10001)
    ON CONFLICT (tenant_id) DO UPDATE SET last_booking = numbers.last_booking + 1
    RETURNING last_booking INTO NEW.booking_number;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER number_booking BEFORE INSERT ON shootline.booking
  FOR EACH ROW WHEN (NEW.booking_number = 0) EXECUTE FUNCTION shootline.number_booking();

CREATE OR REPLACE FUNCTION shootline.number_client() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shootline.numbering AS numbers (tenant_id, last_client)
    VALUES (NEW.tenant_id, 1)
    ON CONFLICT (tenant_id) DO UPDATE SET last_client = numbers.last_client + 1
    RETURNING last_client INTO NEW.number;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER number_client BEFORE INSERT ON shootline.client
  FOR EACH ROW WHEN (NEW.number = 0) EXECUTE FUNCTION shootline.number_client();

CREATE OR REPLACE FUNCTION shootline.number_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shootline.numbering AS numbers (tenant_id, last_user)
    VALUES (NEW.tenant_id, 1)
    ON CONFLICT (tenant_id) DO UPDATE SET last_user = numbers.last_user + 1
    RETURNING last_user INTO NEW.number;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER number_user BEFORE INSERT ON shootline.app_user
  FOR EACH ROW WHEN (NEW.number = 0) EXECUTE FUNCTION shootline.number_user();

CREATE OR REPLACE FUNCTION shootline.refuse_new_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A number stays: summaries of bookings know clients and people by it.';
END $$;

CREATE OR REPLACE TRIGGER refuse_new_number BEFORE UPDATE OF number ON shootline.app_user
  FOR EACH ROW WHEN (NEW.number <> OLD.number) EXECUTE FUNCTION shootline.refuse_new_number();

CREATE OR REPLACE TRIGGER refuse_new_number BEFORE UPDATE OF number ON shootline.client
  FOR EACH ROW WHEN (NEW.number <> OLD.number) EXECUTE FUNCTION shootline.refuse_new_number();
