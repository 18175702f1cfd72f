ALTER TABLE "channel" ADD COLUMN "last_rev" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "rev" integer;--> statement-breakpoint
-- So far nothing has changed but by what was said.
UPDATE "channel" SET "last_rev" = "last_seq";--> statement-breakpoint
UPDATE "message" SET "rev" = "seq";--> statement-breakpoint
ALTER TABLE "message" ALTER COLUMN "rev" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "message_rev" ON "message" USING btree ("tenant_id","channel_id","rev");--> statement-breakpoint
DROP FUNCTION "write_message";--> statement-breakpoint
-- As before, and each message takes the next number of a change too.
CREATE FUNCTION "write_message"(
	"to_channel" text,
	"new_id" text,
	"by_author" text,
	"new_text" text,
	"new_key" text,
	"at_instant" timestamp with time zone,
	"rate_since" timestamp with time zone,
	"rate_count" integer,
	OUT "written_seq" integer,
	OUT "written_rev" integer,
	OUT "rate_filled_at" timestamp (3) with time zone
) LANGUAGE plpgsql AS $$
DECLARE
	"next_seq" integer;
	"next_rev" integer;
BEGIN
	UPDATE "channel" SET "last_seq" = "last_seq" + 1, "last_rev" = "last_rev" + 1 WHERE "id" = "to_channel"
	RETURNING "last_seq", "last_rev" INTO "next_seq", "next_rev";
	IF NOT FOUND THEN
		RETURN;
	END IF;

	SELECT "sent_at" INTO "rate_filled_at" FROM "message"
	WHERE "author_id" = "by_author" AND "channel_id" = "to_channel" AND "sent_at" > "rate_since"
	ORDER BY "sent_at" DESC OFFSET "rate_count" - 1 LIMIT 1;
	IF FOUND THEN
		-- Nobody has seen the numbers yet, so they are given back; a key that has served weighs more than the rate.
		UPDATE "channel" SET "last_seq" = "last_seq" - 1, "last_rev" = "last_rev" - 1 WHERE "id" = "to_channel";
		IF EXISTS (SELECT FROM "message" WHERE "author_id" = "by_author" AND "idempotency_key" = "new_key") THEN
			"rate_filled_at" := NULL;
		END IF;
		RETURN;
	END IF;

	INSERT INTO "message" ("channel_id", "seq", "rev", "id", "author_id", "text", "images", "idempotency_key", "sent_at")
	VALUES ("to_channel", "next_seq", "next_rev", "new_id", "by_author", "new_text", '[]', "new_key", "at_instant");

	-- The newest there is: no mark is beyond it.
	UPDATE "channel_read" SET "last_read_seq" = "next_seq" WHERE "user_id" = "by_author" AND "channel_id" = "to_channel";
	IF NOT FOUND THEN
		INSERT INTO "channel_read" ("user_id", "channel_id", "last_read_seq") VALUES ("by_author", "to_channel", "next_seq")
		ON CONFLICT ("tenant_id", "user_id", "channel_id") DO UPDATE SET "last_read_seq" = "excluded"."last_read_seq";
	END IF;
	"written_seq" := "next_seq";
	"written_rev" := "next_rev";
END
$$;
