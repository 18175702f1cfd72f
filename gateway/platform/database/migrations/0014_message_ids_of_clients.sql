-- As before, but an id may come from the client: one that another message has is refused like a key that has served,
-- with neither a number nor an instant.
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

	WITH "written" AS (
		INSERT INTO "message" ("channel_id", "seq", "id", "author_id", "text", "images", "idempotency_key", "sent_at")
		SELECT "to_channel", "next_seq", "new_id", "by_author", "new_text", '[]', "new_key", "at_instant"
		WHERE NOT EXISTS (
			SELECT FROM "message"
			WHERE "author_id" = "by_author" AND "channel_id" = "to_channel" AND "sent_at" > "rate_since"
			ORDER BY "sent_at" DESC OFFSET "rate_count" - 1 LIMIT 1
		)
		ON CONFLICT DO NOTHING
		RETURNING "seq"
	), "marked" AS (
		INSERT INTO "channel_read" ("user_id", "channel_id", "last_read_seq")
		SELECT "by_author", "to_channel", "seq" FROM "written"
		ON CONFLICT ("tenant_id", "user_id", "channel_id") DO UPDATE
		SET "last_read_seq" = greatest("channel_read"."last_read_seq", "excluded"."last_read_seq")
	)
	SELECT "seq" INTO "written_seq" FROM "written";
	IF FOUND THEN
		RETURN;
	END IF;

	-- Refused. Nobody has seen the number yet, so it is given back; a key that has served weighs more than the rate.
	UPDATE "channel" SET "last_seq" = "last_seq" - 1 WHERE "id" = "to_channel";
	IF NOT EXISTS (SELECT FROM "message" WHERE "author_id" = "by_author" AND "idempotency_key" = "new_key") THEN
		SELECT "sent_at" INTO "rate_filled_at" FROM "message"
		WHERE "author_id" = "by_author" AND "channel_id" = "to_channel" AND "sent_at" > "rate_since"
		ORDER BY "sent_at" DESC OFFSET "rate_count" - 1 LIMIT 1;
	END IF;
END
$$;
