-- A videographer has the sum and the number of the received ratings. Each is added and taken away, because
-- two users who rate at once cannot see each other's row to count it.
CREATE OR REPLACE FUNCTION shootline.count_rating(rated shootline.feedback, sign int) RETURNS void
  LANGUAGE sql AS $$
  UPDATE shootline.app_user
    SET rating_sum = rating_sum + sign * rated.rating, rating_count = rating_count + sign
    WHERE rated.received AND tenant_id = rated.tenant_id AND id = rated.camera_operator_id
$$;

CREATE OR REPLACE FUNCTION shootline.count_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM shootline.count_rating(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM shootline.count_rating(NEW, 1); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER count_ratings
  AFTER INSERT OR DELETE OR UPDATE OF camera_operator_id, rating, received ON shootline.feedback
  FOR EACH ROW EXECUTE FUNCTION shootline.count_ratings();

-- A booking has the ratings that its videographer and its shoot received, one bit for each rating, so that
-- lists find them by an index.
CREATE OR REPLACE FUNCTION shootline.show_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed shootline.feedback := coalesce(NEW, OLD);
BEGIN
  -- Feedback that is only requested changes nothing.
  IF NOT (coalesce(OLD.received, false) OR coalesce(NEW.received, false)) THEN RETURN NULL; END IF;
  PERFORM FROM shootline.booking WHERE tenant_id = changed.tenant_id AND id = changed.booking_id FOR NO KEY UPDATE;
  UPDATE shootline.booking SET (videographer_ratings, shoot_ratings) = (
    SELECT coalesce(bit_or(1 << rating) FILTER (WHERE camera_operator_id IS NOT NULL), 0),
      coalesce(bit_or(1 << rating) FILTER (WHERE camera_operator_id IS NULL), 0)
    FROM shootline.feedback
      WHERE tenant_id = changed.tenant_id AND booking_id = changed.booking_id AND received)
    WHERE tenant_id = changed.tenant_id AND id = changed.booking_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER show_ratings
  AFTER INSERT OR DELETE OR UPDATE OF camera_operator_id, rating, received ON shootline.feedback
  FOR EACH ROW EXECUTE FUNCTION shootline.show_ratings();
