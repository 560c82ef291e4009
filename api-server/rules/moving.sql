-- `npm run move-workspace` calls it in triggers of its own, while a workspace is copied and after it has moved.
CREATE OR REPLACE FUNCTION shootline.refuse_while_moving() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The workspace is moving to another database.' USING ERRCODE = 'XMOVE';
END $$;
