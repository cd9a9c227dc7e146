ALTER TABLE "audit_entries" ADD COLUMN "seq" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "prev_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entries_tenant_seq" ON "audit_entries" USING btree ("tenant_id","seq");
--> statement-breakpoint
CREATE FUNCTION "audit_entry_hash"("entry" "audit_entries") RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(concat_ws(E'\x1f',
    entry.prev_hash, entry.id, extract(epoch FROM entry.at)::text,
    coalesce(entry.tenant_id, ''), coalesce(entry.actor_id, ''),
    coalesce(entry.on_behalf_of_id, ''), coalesce(entry.impersonation_id, ''), coalesce(entry.ip_hash, ''),
    entry.action, coalesce(entry.subject_type, ''), coalesce(entry.subject_id, ''),
    coalesce(entry.subject_label, ''), entry.changes::text, entry.result, coalesce(entry.request_id, '')
  ), 'UTF8')), 'hex')
$$;--> statement-breakpoint
CREATE FUNCTION "audit_entry_link"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last_hash text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('audit:' || coalesce(NEW.tenant_id, ''), 0));
  NEW.seq := nextval(pg_get_serial_sequence('audit_entries', 'seq'));
  IF NEW.tenant_id IS NULL THEN
    SELECT hash INTO last_hash FROM audit_entries WHERE tenant_id IS NULL ORDER BY seq DESC LIMIT 1;
  ELSE
    SELECT hash INTO last_hash FROM audit_entries WHERE tenant_id = NEW.tenant_id ORDER BY seq DESC LIMIT 1;
  END IF;
  NEW.prev_hash := coalesce(last_hash, '');
  NEW.hash := audit_entry_hash(NEW);
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE FUNCTION "audit_entry_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('ilot.purge', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit entries are never changed or removed' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
DO $$
DECLARE
  entry audit_entries;
  last_hashes jsonb := '{}';
  owner text;
BEGIN
  FOR entry IN SELECT * FROM audit_entries ORDER BY seq LOOP
    owner := coalesce(entry.tenant_id, '');
    entry.prev_hash := coalesce(last_hashes ->> owner, '');
    entry.hash := audit_entry_hash(entry);
    UPDATE audit_entries SET prev_hash = entry.prev_hash, hash = entry.hash WHERE id = entry.id;
    last_hashes := last_hashes || jsonb_build_object(owner, entry.hash);
  END LOOP;
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_link" BEFORE INSERT ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "audit_entry_link"();--> statement-breakpoint
CREATE TRIGGER "audit_entries_keep" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "audit_entry_keep"();
