CREATE TABLE "sticker" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"talent_id" text,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"picture" jsonb NOT NULL,
	CONSTRAINT "sticker_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "sticker_id" text;--> statement-breakpoint
ALTER TABLE "sticker" ADD CONSTRAINT "sticker_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sticker" ADD CONSTRAINT "sticker_talent_id" FOREIGN KEY ("tenant_id","talent_id") REFERENCES "public"."talent"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sticker_slug" ON "sticker" USING btree ("tenant_id","community_id","slug");--> statement-breakpoint
CREATE INDEX "sticker_talent" ON "sticker" USING btree ("tenant_id","talent_id");--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_sticker" FOREIGN KEY ("tenant_id","sticker_id") REFERENCES "public"."sticker"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
DROP FUNCTION "write_message";--> statement-breakpoint
-- As before, and a message may be a sticker.
CREATE FUNCTION "write_message"(
	"to_channel" text,
	"new_id" text,
	"by_author" text,
	"new_text" text,
	"new_key" text,
	"at_instant" timestamp with time zone,
	"rate_since" timestamp with time zone,
	"rate_count" integer,
	"answers_id" text DEFAULT NULL,
	"with_sticker" text DEFAULT NULL,
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

	INSERT INTO "message" ("channel_id", "seq", "rev", "id", "author_id", "text", "images", "idempotency_key", "sent_at", "reply_to_id", "sticker_id")
	VALUES ("to_channel", "next_seq", "next_rev", "new_id", "by_author", "new_text", '[]', "new_key", "at_instant", "answers_id", "with_sticker");

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
