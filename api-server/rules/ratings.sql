-- A videographer has the sum and the number of the received ratings. Each is added and taken away, because
-- two users who rate at once cannot see each other's row to count it.
CREATE OR REPLACE FUNCTION shootline.count_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.received THEN
    UPDATE shootline.app_user SET rating_sum = rating_sum - OLD.rating, rating_count = rating_count - 1
      WHERE tenant_id = OLD.tenant_id AND id = OLD.camera_operator_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.received THEN
    UPDATE shootline.app_user SET rating_sum = rating_sum + NEW.rating, rating_count = rating_count + 1
      WHERE tenant_id = NEW.tenant_id AND id = NEW.camera_operator_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER count_ratings
  AFTER INSERT OR DELETE OR UPDATE OF camera_operator_id, rating, received ON shootline.feedback
  FOR EACH ROW EXECUTE FUNCTION shootline.count_ratings();

-- A booking has the ratings that its videographer and its shoot received, one bit for each rating, so that
-- lists find them by an index.
CREATE OR REPLACE FUNCTION shootline.show_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record := coalesce(NEW, OLD);
  of_videographer int;
  of_shoot int;
BEGIN
  -- Feedback that is only requested changes nothing.
  IF NOT (coalesce(OLD.received, false) OR coalesce(NEW.received, false)) THEN RETURN NULL; END IF;
  PERFORM FROM shootline.booking WHERE tenant_id = changed.tenant_id AND id = changed.booking_id FOR NO KEY UPDATE;
  SELECT coalesce(bit_or(1 << rating) FILTER (WHERE camera_operator_id IS NOT NULL), 0),
      coalesce(bit_or(1 << rating) FILTER (WHERE camera_operator_id IS NULL), 0)
    INTO of_videographer, of_shoot FROM shootline.feedback
    WHERE tenant_id = changed.tenant_id AND booking_id = changed.booking_id AND received;
  UPDATE shootline.booking SET videographer_ratings = of_videographer, shoot_ratings = of_shoot
    WHERE tenant_id = changed.tenant_id AND id = changed.booking_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER show_ratings
  AFTER INSERT OR DELETE OR UPDATE OF camera_operator_id, rating, received ON shootline.feedback
  FOR EACH ROW EXECUTE FUNCTION shootline.show_ratings();
