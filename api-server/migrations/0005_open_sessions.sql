-- Sessions are closed to the tenants' role: it learns how many its own workspace has, and no more.
CREATE FUNCTION shootline.open_sessions(at timestamptz)
  RETURNS TABLE (session_count int, person_count int)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = shootline, pg_temp AS $$
  SELECT count(*)::int, count(DISTINCT session.person_id)::int
    FROM session JOIN person ON person.id = session.person_id AND person.is_active
    WHERE session.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
      AND session.expires > at
$$;
