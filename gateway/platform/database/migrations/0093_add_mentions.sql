-- A name as names are compared: width, case, accents and kana are one, and nothing parts its letters (rules/fold.ts).
CREATE FUNCTION "fold_name"("of_name" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT translate(
		regexp_replace(
			lower(normalize(regexp_replace(normalize("of_name", NFKD), '[\u0300-\u036f\u20d0-\u20ff]', '', 'g'), NFKC)),
			'[\s\u2800\u00b7\u2022\u2027\u22c5\u30fb\u00ad\u200b-\u200f\u2060\ufe00-\ufe0f\ufeff]', '', 'g'
		),
		'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
		'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'
	)
$$;--> statement-breakpoint
CREATE TABLE "message_mention" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"channel_id" text NOT NULL,
	"seq" integer NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "message_mention_tenant_id_channel_id_seq_user_id_pk" PRIMARY KEY("tenant_id","channel_id","seq","user_id")
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "mentions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "is_taken_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "folded_name" text COLLATE "C" GENERATED ALWAYS AS (fold_name(display_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "message_mention" ADD CONSTRAINT "message_mention_tenant_id_channel_id_channel_tenant_id_id_fk" FOREIGN KEY ("tenant_id","channel_id") REFERENCES "public"."channel"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_mention_user" ON "message_mention" USING btree ("tenant_id","user_id","channel_id","seq");--> statement-breakpoint
CREATE INDEX "app_user_name" ON "app_user" USING btree ("tenant_id","folded_name");--> statement-breakpoint
CREATE FUNCTION "note_mentions"("in_channel" text, "of_seq" integer, "with_mentions" jsonb) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "message_mention" ("channel_id", "seq", "user_id")
	SELECT DISTINCT "in_channel", "of_seq", "mentioned" ->> 'userId' FROM jsonb_array_elements("with_mentions") AS "mentioned";
$$;--> statement-breakpoint
DROP FUNCTION "write_message";--> statement-breakpoint
-- As before, and a message may mention people: an array of {userId, start, length}.
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
DROP FUNCTION "edit_message";--> statement-breakpoint
-- As before, and the new text mentions these. Gateways from before name none, and their text mentions none.
CREATE FUNCTION "edit_message"(
	"in_channel" text,
	"of_id" text,
	"by_author" text,
	"new_text" text,
	"at_instant" timestamp with time zone,
	"sent_since" timestamp with time zone,
	"new_mentions" jsonb DEFAULT '[]'
) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	"next_rev" integer;
	"of_seq" integer;
BEGIN
	UPDATE "channel" SET "last_rev" = "last_rev" + 1 WHERE "id" = "in_channel" RETURNING "last_rev" INTO "next_rev";
	UPDATE "message" SET "text" = "new_text", "mentions" = "new_mentions", "edited_at" = "at_instant", "rev" = "next_rev"
	WHERE "id" = "of_id" AND "author_id" = "by_author" AND "deleted_at" IS NULL AND "sent_at" > "sent_since"
	RETURNING "seq" INTO "of_seq";
	IF FOUND THEN
		DELETE FROM "message_mention" WHERE "channel_id" = "in_channel" AND "seq" = "of_seq";
		PERFORM "note_mentions"("in_channel", "of_seq", "new_mentions");
		RETURN "next_rev";
	END IF;
	-- Nobody has seen the number yet, so it is given back.
	UPDATE "channel" SET "last_rev" = "last_rev" - 1 WHERE "id" = "in_channel";
	RETURN NULL;
END
$$;
