-- As before, but a key or an id that has served ends the statement by its unique index, which gives the number back
-- with all the rest: looking for both beforehand, and inserting on trial, cost every message what few need. A mark
-- that is there is moved by an update; only a fan's first message in a channel makes one.
CREATE OR REPLACE FUNCTION "write_message"(
	"to_channel" text,
	"new_id" text,
	"by_author" text,
	"new_text" text,
	"new_key" text,
	"at_instant" timestamp with time zone,
	"rate_since" timestamp with time zone,
	"rate_count" integer,
	OUT "written_seq" integer,
	OUT "rate_filled_at" timestamp (3) with time zone
) LANGUAGE plpgsql AS $$
DECLARE
	"next_seq" integer;
BEGIN
	UPDATE "channel" SET "last_seq" = "last_seq" + 1 WHERE "id" = "to_channel" RETURNING "last_seq" INTO "next_seq";
	IF NOT FOUND THEN
		RETURN;
	END IF;

	SELECT "sent_at" INTO "rate_filled_at" FROM "message"
	WHERE "author_id" = "by_author" AND "channel_id" = "to_channel" AND "sent_at" > "rate_since"
	ORDER BY "sent_at" DESC OFFSET "rate_count" - 1 LIMIT 1;
	IF FOUND THEN
		-- Nobody has seen the number yet, so it is given back; a key that has served weighs more than the rate.
		UPDATE "channel" SET "last_seq" = "last_seq" - 1 WHERE "id" = "to_channel";
		IF EXISTS (SELECT FROM "message" WHERE "author_id" = "by_author" AND "idempotency_key" = "new_key") THEN
			"rate_filled_at" := NULL;
		END IF;
		RETURN;
	END IF;

	INSERT INTO "message" ("channel_id", "seq", "id", "author_id", "text", "images", "idempotency_key", "sent_at")
	VALUES ("to_channel", "next_seq", "new_id", "by_author", "new_text", '[]', "new_key", "at_instant");

	-- The newest there is: no mark is beyond it.
	UPDATE "channel_read" SET "last_read_seq" = "next_seq" WHERE "user_id" = "by_author" AND "channel_id" = "to_channel";
	IF NOT FOUND THEN
		INSERT INTO "channel_read" ("user_id", "channel_id", "last_read_seq") VALUES ("by_author", "to_channel", "next_seq")
		ON CONFLICT ("tenant_id", "user_id", "channel_id") DO UPDATE SET "last_read_seq" = "excluded"."last_read_seq";
	END IF;
	"written_seq" := "next_seq";
END
$$;
