-- As in 0093, but for the mark of what its author has read.
CREATE OR REPLACE FUNCTION "write_message"(
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
	"with_images" jsonb DEFAULT '[]',
	"with_mentions" jsonb DEFAULT '[]',
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

	INSERT INTO "message" ("channel_id", "seq", "rev", "id", "author_id", "text", "images", "mentions", "idempotency_key", "sent_at", "reply_to_id", "sticker_id")
	VALUES ("to_channel", "next_seq", "next_rev", "new_id", "by_author", "new_text", "with_images", "with_mentions", "new_key", "at_instant", "answers_id", "with_sticker");

	IF "with_mentions" <> '[]' THEN
		PERFORM "note_mentions"("to_channel", "next_seq", "with_mentions");
	END IF;

	IF "with_images" <> '[]' THEN
		UPDATE "message_picture" SET "message_id" = "new_id"
		WHERE "owner_id" = "by_author" AND "id" IN (SELECT "shown" ->> 'id' FROM jsonb_array_elements("with_images") AS "shown");
	END IF;

	-- Who has read all before it has read it, too. What its author has not seen stays to be read; their own words are
	-- nothing to open for them.
	IF "next_seq" = 1 THEN
		INSERT INTO "channel_read" ("user_id", "channel_id", "last_read_seq") VALUES ("by_author", "to_channel", 1)
		ON CONFLICT ("tenant_id", "user_id", "channel_id") DO UPDATE SET "last_read_seq" = "excluded"."last_read_seq";
	ELSE
		UPDATE "channel_read" SET "last_read_seq" = "next_seq"
		WHERE "user_id" = "by_author" AND "channel_id" = "to_channel" AND "last_read_seq" = "next_seq" - 1;
	END IF;
	"written_seq" := "next_seq";
	"written_rev" := "next_rev";
END
$$;
