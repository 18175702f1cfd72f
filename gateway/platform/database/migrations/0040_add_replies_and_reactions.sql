CREATE TABLE "message_reaction" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"message_id" text NOT NULL,
	"user_id" text NOT NULL,
	"emoji" text NOT NULL,
	"palette" text,
	"reacted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_reaction_tenant_id_message_id_user_id_emoji_pk" PRIMARY KEY("tenant_id","message_id","user_id","emoji")
);
--> statement-breakpoint
CREATE TABLE "reaction_count" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"message_id" text NOT NULL,
	"is_due" boolean NOT NULL,
	"counted_at" timestamp (3) with time zone,
	CONSTRAINT "reaction_count_tenant_id_message_id_pk" PRIMARY KEY("tenant_id","message_id")
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "reply_to_id" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "reactions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "reaction_count_due" ON "reaction_count" USING btree ("tenant_id","message_id") WHERE is_due;--> statement-breakpoint
DROP FUNCTION "write_message";--> statement-breakpoint
-- As before, and a message may answer another.
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

	INSERT INTO "message" ("channel_id", "seq", "rev", "id", "author_id", "text", "images", "idempotency_key", "sent_at", "reply_to_id")
	VALUES ("to_channel", "next_seq", "next_rev", "new_id", "by_author", "new_text", '[]', "new_key", "at_instant", "answers_id");

	-- The newest there is: no mark is beyond it.
	UPDATE "channel_read" SET "last_read_seq" = "next_seq" WHERE "user_id" = "by_author" AND "channel_id" = "to_channel";
	IF NOT FOUND THEN
		INSERT INTO "channel_read" ("user_id", "channel_id", "last_read_seq") VALUES ("by_author", "to_channel", "next_seq")
		ON CONFLICT ("tenant_id", "user_id", "channel_id") DO UPDATE SET "last_read_seq" = "excluded"."last_read_seq";
	END IF;
	"written_seq" := "next_seq";
	"written_rev" := "next_rev";
END
$$;--> statement-breakpoint
-- Another text for an own message that was sent since then. Without a number, nothing was changed.
CREATE FUNCTION "edit_message"(
	"in_channel" text,
	"of_id" text,
	"by_author" text,
	"new_text" text,
	"at_instant" timestamp with time zone,
	"sent_since" timestamp with time zone
) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	"next_rev" integer;
BEGIN
	UPDATE "channel" SET "last_rev" = "last_rev" + 1 WHERE "id" = "in_channel" RETURNING "last_rev" INTO "next_rev";
	UPDATE "message" SET "text" = "new_text", "edited_at" = "at_instant", "rev" = "next_rev"
	WHERE "id" = "of_id" AND "author_id" = "by_author" AND "deleted_at" IS NULL AND "sent_at" > "sent_since";
	IF FOUND THEN
		RETURN "next_rev";
	END IF;
	-- Nobody has seen the number yet, so it is given back.
	UPDATE "channel" SET "last_rev" = "last_rev" - 1 WHERE "id" = "in_channel";
	RETURN NULL;
END
$$;--> statement-breakpoint
-- Deletes an own message, or (without an instant) brings back one that was deleted since then.
CREATE FUNCTION "delete_message"(
	"in_channel" text,
	"of_id" text,
	"by_author" text,
	"at_instant" timestamp with time zone,
	"deleted_since" timestamp with time zone
) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	"next_rev" integer;
BEGIN
	UPDATE "channel" SET "last_rev" = "last_rev" + 1 WHERE "id" = "in_channel" RETURNING "last_rev" INTO "next_rev";
	UPDATE "message" SET "deleted_at" = "at_instant", "rev" = "next_rev"
	WHERE "id" = "of_id" AND "author_id" = "by_author"
		AND CASE WHEN "at_instant" IS NULL THEN "deleted_at" > "deleted_since" ELSE "deleted_at" IS NULL END;
	IF FOUND THEN
		RETURN "next_rev";
	END IF;
	UPDATE "channel" SET "last_rev" = "last_rev" - 1 WHERE "id" = "in_channel";
	RETURN NULL;
END
$$;--> statement-breakpoint
-- Notes that a message is to be counted, half a second after it was counted last, and locks that note: who counts
-- waits for what is being written, and each statement after it sees what others have written.
CREATE FUNCTION "count_later"("of_message" text, "at_instant" timestamp with time zone, OUT "count_at" timestamp (3) with time zone)
LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "reaction_count" ("message_id", "is_due") VALUES ("of_message", true)
	ON CONFLICT ("tenant_id", "message_id") DO UPDATE SET "is_due" = true
	RETURNING greatest("at_instant", "counted_at" + interval '500 milliseconds') INTO "count_at";
END
$$;--> statement-breakpoint
CREATE FUNCTION "react_to_message"(
	"to_message" text,
	"by_user" text,
	"with_emoji" text,
	"in_palette" text,
	"at_instant" timestamp with time zone,
	"most_own" integer,
	"most_kinds" integer,
	OUT "is_taken" boolean,
	OUT "count_at" timestamp (3) with time zone
) LANGUAGE plpgsql AS $$
BEGIN
	"count_at" := "count_later"("to_message", "at_instant");
	"is_taken" := EXISTS (
		SELECT FROM "message_reaction" WHERE "message_id" = "to_message" AND "user_id" = "by_user" AND "emoji" = "with_emoji"
	);
	IF "is_taken" THEN
		RETURN;
	END IF;
	"is_taken" := (
		SELECT count(*) FROM "message_reaction" WHERE "message_id" = "to_message" AND "user_id" = "by_user"
	) < "most_own" AND (
		EXISTS (SELECT FROM "message_reaction" WHERE "message_id" = "to_message" AND "emoji" = "with_emoji")
		OR (SELECT count(DISTINCT "emoji") FROM "message_reaction" WHERE "message_id" = "to_message") < "most_kinds"
	);
	IF "is_taken" THEN
		INSERT INTO "message_reaction" ("message_id", "user_id", "emoji", "palette", "reacted_at")
		VALUES ("to_message", "by_user", "with_emoji", "in_palette", "at_instant");
	END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION "take_back_reaction"(
	"from_message" text,
	"by_user" text,
	"with_emoji" text,
	"at_instant" timestamp with time zone
) RETURNS timestamp (3) with time zone LANGUAGE plpgsql AS $$
DECLARE
	"count_at" timestamp (3) with time zone := "count_later"("from_message", "at_instant");
BEGIN
	DELETE FROM "message_reaction"
	WHERE "message_id" = "from_message" AND "user_id" = "by_user" AND "emoji" = "with_emoji";
	RETURN "count_at";
END
$$;--> statement-breakpoint
-- Counts a message's reactions where that is due, as one change of its room. Without a number, nothing is other than
-- it was.
CREATE FUNCTION "count_reactions"("of_message" text, "at_instant" timestamp with time zone)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	"totals" jsonb;
	"next_rev" integer;
BEGIN
	UPDATE "reaction_count" SET "is_due" = false, "counted_at" = "at_instant"
	WHERE "message_id" = "of_message" AND "is_due"
		AND ("counted_at" IS NULL OR "counted_at" <= "at_instant" - interval '500 milliseconds');
	IF NOT FOUND THEN
		RETURN NULL;
	END IF;
	SELECT coalesce(jsonb_agg(jsonb_build_object('emoji', "emoji", 'count', "count", 'colours', "colours") ORDER BY "first_at", "emoji"), '[]')
	INTO "totals" FROM (
		SELECT "emoji", sum("waved")::integer AS "count", min("first_at") AS "first_at",
			coalesce(
				jsonb_agg(jsonb_build_object('palette', "palette", 'count', "waved") ORDER BY "waved" DESC, "palette")
				FILTER (WHERE "palette" IS NOT NULL),
				'[]'
			) AS "colours"
		FROM (
			SELECT "emoji", "palette", count(*)::integer AS "waved", min("reacted_at") AS "first_at"
			FROM "message_reaction" WHERE "message_id" = "of_message" GROUP BY "emoji", "palette"
		) AS "by_colour" GROUP BY "emoji"
	) AS "by_emoji";
	IF EXISTS (SELECT FROM "message" WHERE "id" = "of_message" AND "reactions" = "totals") THEN
		RETURN NULL;
	END IF;
	UPDATE "channel" SET "last_rev" = "last_rev" + 1
	WHERE "id" = (SELECT "channel_id" FROM "message" WHERE "id" = "of_message") RETURNING "last_rev" INTO "next_rev";
	UPDATE "message" SET "reactions" = "totals", "rev" = "next_rev" WHERE "id" = "of_message";
	RETURN "next_rev";
END
$$;
