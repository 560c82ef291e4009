-- The public page of an offer knows its id alone. Forced row-level security binds the owner of the tables
-- too, so this policy shows it the one offer named in app.offer_id.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_policy WHERE polname = 'offer_of_link') THEN
    CREATE POLICY offer_of_link ON shootline.booking_availability FOR SELECT TO CURRENT_USER
      USING (id = (SELECT nullif(current_setting('app.offer_id', true), '')::uuid));
  END IF;
END $$;
