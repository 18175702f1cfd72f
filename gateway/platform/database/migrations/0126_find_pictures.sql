-- What shows a picture is found by that: U+E000 stands behind its text where a job reads it, as one more letter
-- (`pictureMark`). A message may be a picture alone.
CREATE OR REPLACE FUNCTION "find_message"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."text" = '' AND NEW."images" = '[]' THEN
		DELETE FROM "search_text" WHERE "tenant_id" = NEW."tenant_id" AND "subject_id" = NEW."id";
	ELSE
		INSERT INTO "search_text" ("tenant_id", "scope", "part_id", "subject_id", "author_id", "at", "part_text")
		SELECT NEW."tenant_id", 'message ' || "community_id", "id", NEW."id", NEW."author_id", NEW."sent_at",
			CASE WHEN NEW."images" = '[]' THEN NEW."text" ELSE NEW."text" || ' ' || chr(57344) END
		FROM "channel"
		WHERE "tenant_id" = NEW."tenant_id" AND "id" = NEW."channel_id"
			AND ("visibility" <> 'PRIVATE' OR "nft_id" IS NOT NULL OR "membership_item_id" IS NOT NULL)
		ON CONFLICT ("tenant_id", "subject_id") DO UPDATE SET "part_text" = EXCLUDED."part_text";
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Replaced, not dropped: rooms are read all the while.
CREATE OR REPLACE TRIGGER "find_message" AFTER INSERT ON "message"
FOR EACH ROW WHEN (NEW."text" <> '' OR NEW."images" <> '[]') EXECUTE FUNCTION "find_message"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "find_changed_message" AFTER UPDATE OF "text", "images" ON "message"
FOR EACH ROW WHEN (OLD."text" <> NEW."text" OR OLD."images" <> NEW."images") EXECUTE FUNCTION "find_message"();
--> statement-breakpoint
-- The text of a post is added by whichever release writes it: what it shows is looked at here.
CREATE FUNCTION "mark_pictured_post"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM "post" WHERE "tenant_id" = NEW."tenant_id" AND "id" = NEW."subject_id" AND "pictures" <> '[]'
	) THEN
		NEW."text" := NEW."text" || ' ' || chr(57344);
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "mark_pictured_post" BEFORE INSERT OR UPDATE OF "text" ON "search_text"
FOR EACH ROW WHEN (NEW."text" IS NOT NULL AND starts_with(NEW."scope", 'post ')) EXECUTE FUNCTION "mark_pictured_post"();
--> statement-breakpoint
CREATE FUNCTION "find_pictured_post"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "search_text" SET "text" = NEW."text" WHERE "tenant_id" = NEW."tenant_id" AND "subject_id" = NEW."id";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "find_pictured_post" AFTER UPDATE OF "pictures" ON "post"
FOR EACH ROW WHEN (OLD."pictures" <> NEW."pictures" AND NEW."deleted_at" IS NULL) EXECUTE FUNCTION "find_pictured_post"();
--> statement-breakpoint
-- The owner is bound by the tenants' policies otherwise.
ALTER TABLE "search_text" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "search_posting" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE "search_text" s SET "text" = p."text" FROM "post" p
WHERE p."tenant_id" = s."tenant_id" AND p."id" = s."subject_id" AND p."pictures" <> '[]' AND p."deleted_at" IS NULL;
--> statement-breakpoint
-- Numbers follow what was said when: where a picture was sent, its community's talk gets new ones.
CREATE TEMPORARY TABLE "pictured" ON COMMIT DROP AS
SELECT DISTINCT c."tenant_id", 'message ' || c."community_id" AS "scope"
FROM "message" m JOIN "channel" c ON c."tenant_id" = m."tenant_id" AND c."id" = m."channel_id"
WHERE m."images" <> '[]' AND (c."visibility" <> 'PRIVATE' OR c."nft_id" IS NOT NULL OR c."membership_item_id" IS NOT NULL);
--> statement-breakpoint
DELETE FROM "search_posting" s USING "pictured" p WHERE s."tenant_id" = p."tenant_id" AND s."scope" = p."scope";
--> statement-breakpoint
DELETE FROM "search_text" s USING "pictured" p WHERE s."tenant_id" = p."tenant_id" AND s."scope" = p."scope";
--> statement-breakpoint
INSERT INTO "search_text" ("tenant_id", "scope", "part_id", "subject_id", "author_id", "at", "part_text")
SELECT m."tenant_id", p."scope", c."id", m."id", m."author_id", m."sent_at",
	CASE WHEN m."images" = '[]' THEN m."text" ELSE m."text" || ' ' || chr(57344) END
FROM "message" m JOIN "channel" c ON c."tenant_id" = m."tenant_id" AND c."id" = m."channel_id"
JOIN "pictured" p ON p."tenant_id" = c."tenant_id" AND p."scope" = 'message ' || c."community_id"
WHERE (m."text" <> '' OR m."images" <> '[]')
	AND (c."visibility" <> 'PRIVATE' OR c."nft_id" IS NOT NULL OR c."membership_item_id" IS NOT NULL)
ORDER BY m."sent_at", m."id";
--> statement-breakpoint
ALTER TABLE "search_text" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "search_posting" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- What begins alike stands together in this order alone.
ALTER TABLE "hashtag_use" ALTER COLUMN "key" TYPE text COLLATE "C";
