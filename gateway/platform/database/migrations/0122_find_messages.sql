ALTER TABLE "search_text" ADD COLUMN "part_id" text;--> statement-breakpoint
ALTER TABLE "search_text" ADD COLUMN "part_text" text;--> statement-breakpoint
CREATE INDEX "search_text_part_waiting" ON "search_text" USING btree ("tenant_id","scope","number") WHERE part_text is not null;--> statement-breakpoint
-- What is said in rooms is found. The database notes it, so that a release that knows of no such search does so too;
-- nothing is noted of direct messages.
CREATE FUNCTION "find_message"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."text" = '' THEN
		DELETE FROM "search_text" WHERE "tenant_id" = NEW."tenant_id" AND "subject_id" = NEW."id";
	ELSE
		INSERT INTO "search_text" ("tenant_id", "scope", "part_id", "subject_id", "author_id", "at", "part_text")
		SELECT NEW."tenant_id", 'message ' || "community_id", "id", NEW."id", NEW."author_id", NEW."sent_at", NEW."text"
		FROM "channel"
		WHERE "tenant_id" = NEW."tenant_id" AND "id" = NEW."channel_id"
			AND ("visibility" <> 'PRIVATE' OR "nft_id" IS NOT NULL OR "membership_item_id" IS NOT NULL)
		ON CONFLICT ("tenant_id", "subject_id") DO UPDATE SET "part_text" = EXCLUDED."part_text";
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "find_message" AFTER INSERT ON "message"
FOR EACH ROW WHEN (NEW."text" <> '') EXECUTE FUNCTION "find_message"();
--> statement-breakpoint
CREATE TRIGGER "find_changed_message" AFTER UPDATE OF "text" ON "message"
FOR EACH ROW WHEN (OLD."text" <> NEW."text") EXECUTE FUNCTION "find_message"();
--> statement-breakpoint
-- The owner is bound by the tenants' policies otherwise.
ALTER TABLE "search_text" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO "search_text" ("tenant_id", "scope", "part_id", "subject_id", "author_id", "at", "part_text")
SELECT m."tenant_id", 'message ' || c."community_id", c."id", m."id", m."author_id", m."sent_at", m."text"
FROM "message" m JOIN "channel" c ON c."tenant_id" = m."tenant_id" AND c."id" = m."channel_id"
WHERE m."text" <> '' AND (c."visibility" <> 'PRIVATE' OR c."nft_id" IS NOT NULL OR c."membership_item_id" IS NOT NULL)
ORDER BY m."sent_at", m."id";
--> statement-breakpoint
ALTER TABLE "search_text" FORCE ROW LEVEL SECURITY;
