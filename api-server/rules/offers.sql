-- The public page of an offer knows its id alone. Forced row-level security binds the owner of the tables
-- too, so this policy shows it the one offer named in app.offer_id.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_policy WHERE polname = 'offer_of_link') THEN
    CREATE POLICY offer_of_link ON shootline.booking_availability FOR SELECT TO CURRENT_USER
      USING (id = (SELECT nullif(current_setting('app.offer_id', true), '')::uuid));
  END IF;
END $$;

-- The workspace of an offer, for a reader who is not signed in; null where there is none.
CREATE OR REPLACE FUNCTION shootline.tenant_of_offer(offer uuid) RETURNS uuid
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = shootline, pg_temp AS $$
DECLARE found uuid;
BEGIN
  PERFORM set_config('app.offer_id', offer::text, true);
  SELECT tenant_id INTO found FROM booking_availability WHERE id = offer;
  PERFORM set_config('app.offer_id', '', true);
  RETURN found;
END $$;

REVOKE ALL ON FUNCTION shootline.tenant_of_offer FROM PUBLIC;
