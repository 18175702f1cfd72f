-- Only what is free may bring nothing: so once fans see a free machine, nothing can be asked for its draws.
CREATE FUNCTION "treasure_machine_stays_free"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'machine % was published as a free one', OLD.id USING ERRCODE = 'check_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "treasure_machine_stays_free" BEFORE UPDATE OF "price_one" ON "treasure_machine"
FOR EACH ROW WHEN (OLD."published_at" IS NOT NULL AND OLD."price_one" = 0 AND NEW."price_one" > 0)
EXECUTE FUNCTION "treasure_machine_stays_free"();
