CREATE TABLE "hashtag_unread" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"subject_id" text NOT NULL,
	CONSTRAINT "hashtag_unread_tenant_id_subject_id_pk" PRIMARY KEY("tenant_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "hashtag_use" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"community_id" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"subject_id" text NOT NULL,
	CONSTRAINT "hashtag_use_tenant_id_subject_id_key_pk" PRIMARY KEY("tenant_id","subject_id","key")
);
--> statement-breakpoint
CREATE INDEX "hashtag_use_newest" ON "hashtag_use" USING btree ("tenant_id","community_id","key","kind","posted_at","subject_id");--> statement-breakpoint
-- A release from before writes and knows of no hashtags: what it leaves is noted here, and read by a job. The row is
-- locked also where it is there already, so that nobody takes it for read before the new text stands.
CREATE FUNCTION "note_hashtags"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "hashtag_unread" ("tenant_id", "subject_id") VALUES (NEW."tenant_id", NEW."id")
	ON CONFLICT ("tenant_id", "subject_id") DO UPDATE SET "subject_id" = excluded."subject_id";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "forget_hashtags"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- First what is to be read: whoever reads it just now is waited for, and what they found is forgotten too.
	DELETE FROM "hashtag_unread" WHERE "tenant_id" = OLD."tenant_id" AND "subject_id" = OLD."id";
	DELETE FROM "hashtag_use" WHERE "tenant_id" = OLD."tenant_id" AND "subject_id" = OLD."id";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "note_new_hashtags" AFTER INSERT ON "post"
FOR EACH ROW WHEN (NEW."text" ~ '[#＃]') EXECUTE FUNCTION "note_hashtags"();
--> statement-breakpoint
CREATE TRIGGER "note_changed_hashtags" AFTER UPDATE OF "text" ON "post"
FOR EACH ROW WHEN (OLD."text" <> NEW."text" AND (OLD."text" || NEW."text") ~ '[#＃]') EXECUTE FUNCTION "note_hashtags"();
--> statement-breakpoint
CREATE TRIGGER "forget_hashtags" AFTER DELETE ON "post"
FOR EACH ROW WHEN (OLD."text" ~ '[#＃]') EXECUTE FUNCTION "forget_hashtags"();
--> statement-breakpoint
INSERT INTO "hashtag_unread" ("tenant_id", "subject_id") SELECT "tenant_id", "id" FROM "post" WHERE "text" ~ '[#＃]';
--> statement-breakpoint
CREATE TRIGGER "note_new_hashtags" AFTER INSERT ON "topic"
FOR EACH ROW WHEN (NEW."text" ~ '[#＃]') EXECUTE FUNCTION "note_hashtags"();
--> statement-breakpoint
CREATE TRIGGER "note_changed_hashtags" AFTER UPDATE OF "text" ON "topic"
FOR EACH ROW WHEN (OLD."text" <> NEW."text" AND (OLD."text" || NEW."text") ~ '[#＃]') EXECUTE FUNCTION "note_hashtags"();
--> statement-breakpoint
CREATE TRIGGER "forget_hashtags" AFTER DELETE ON "topic"
FOR EACH ROW WHEN (OLD."text" ~ '[#＃]') EXECUTE FUNCTION "forget_hashtags"();
--> statement-breakpoint
INSERT INTO "hashtag_unread" ("tenant_id", "subject_id") SELECT "tenant_id", "id" FROM "topic" WHERE "text" ~ '[#＃]';
--> statement-breakpoint
CREATE TRIGGER "note_new_hashtags" AFTER INSERT ON "comment"
FOR EACH ROW WHEN (NEW."text" ~ '[#＃]') EXECUTE FUNCTION "note_hashtags"();
--> statement-breakpoint
CREATE TRIGGER "note_changed_hashtags" AFTER UPDATE OF "text" ON "comment"
FOR EACH ROW WHEN (OLD."text" <> NEW."text" AND (OLD."text" || NEW."text") ~ '[#＃]') EXECUTE FUNCTION "note_hashtags"();
--> statement-breakpoint
CREATE TRIGGER "forget_hashtags" AFTER DELETE ON "comment"
FOR EACH ROW WHEN (OLD."text" ~ '[#＃]') EXECUTE FUNCTION "forget_hashtags"();
--> statement-breakpoint
INSERT INTO "hashtag_unread" ("tenant_id", "subject_id") SELECT "tenant_id", "id" FROM "comment" WHERE "text" ~ '[#＃]';
