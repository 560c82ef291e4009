-- The day of a shoot in its place's zone, by which lists and statistics find it.
CREATE OR REPLACE FUNCTION shootline.set_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.day := (NEW.date AT TIME ZONE coalesce(nullif(NEW.address->>'timezone', ''), '{{defaultZone}}'))::date;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER set_day BEFORE INSERT OR UPDATE OF date, address ON shootline.booking
  FOR EACH ROW EXECUTE FUNCTION shootline.set_day();
