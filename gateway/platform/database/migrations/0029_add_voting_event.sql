CREATE TABLE "share_card" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"fan_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture" jsonb NOT NULL,
	"path" text NOT NULL,
	"talent_id" text,
	"reward_coins" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "share_card_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "share_reward" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"card_id" text NOT NULL,
	"coins" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "share_reward_tenant_id_fan_id_subject_id_pk" PRIMARY KEY("tenant_id","fan_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "vote" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"event_id" text NOT NULL,
	"day" date NOT NULL,
	"fan_id" text NOT NULL,
	"id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"receipt" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"cast_at" timestamp (3) with time zone NOT NULL,
	"voter_since" timestamp (3) with time zone NOT NULL,
	"source" "bytea",
	"set_aside_for" text,
	CONSTRAINT "vote_tenant_id_event_id_day_fan_id_pk" PRIMARY KEY("tenant_id","event_id","day","fan_id")
);
--> statement-breakpoint
CREATE TABLE "voting_candidate" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"event_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture" jsonb NOT NULL,
	"talent_id" text,
	CONSTRAINT "voting_candidate_tenant_id_event_id_id_pk" PRIMARY KEY("tenant_id","event_id","id")
);
--> statement-breakpoint
CREATE TABLE "voting_event" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"identifier" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture" jsonb NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"results" text NOT NULL,
	"votes_most" integer DEFAULT 10 NOT NULL,
	"voter_age_hours" integer DEFAULT 24 NOT NULL,
	"needs_phone" boolean DEFAULT true NOT NULL,
	"share_reward_coins" integer,
	CONSTRAINT "voting_event_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "voting_event_period" CHECK ("voting_event"."opens_at" < "voting_event"."closes_at"),
	CONSTRAINT "voting_event_counts" CHECK ("voting_event"."votes_most" > 0 and "voting_event"."voter_age_hours" >= 0 and "voting_event"."share_reward_coins" > 0)
);
--> statement-breakpoint
CREATE TABLE "voting_round" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"event_id" text NOT NULL,
	"day" date NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"salt" "bytea",
	"published_at" timestamp (3) with time zone,
	"recounts" integer DEFAULT 0 NOT NULL,
	"log_digest" text,
	CONSTRAINT "voting_round_tenant_id_event_id_day_pk" PRIMARY KEY("tenant_id","event_id","day"),
	CONSTRAINT "voting_round_published" CHECK (("voting_round"."published_at" is null) = ("voting_round"."log_digest" is null))
);
--> statement-breakpoint
CREATE TABLE "voting_tally" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"event_id" text NOT NULL,
	"day" date NOT NULL,
	"candidate_id" text NOT NULL,
	"counted" integer NOT NULL,
	"set_aside" integer NOT NULL,
	CONSTRAINT "voting_tally_tenant_id_event_id_day_candidate_id_pk" PRIMARY KEY("tenant_id","event_id","day","candidate_id")
);
--> statement-breakpoint
ALTER TABLE "share_card" ADD CONSTRAINT "share_card_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_card" ADD CONSTRAINT "share_card_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_reward" ADD CONSTRAINT "share_reward_card" FOREIGN KEY ("tenant_id","card_id") REFERENCES "public"."share_card"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote" ADD CONSTRAINT "vote_round" FOREIGN KEY ("tenant_id","event_id","day") REFERENCES "public"."voting_round"("tenant_id","event_id","day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote" ADD CONSTRAINT "vote_candidate" FOREIGN KEY ("tenant_id","event_id","candidate_id") REFERENCES "public"."voting_candidate"("tenant_id","event_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote" ADD CONSTRAINT "vote_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voting_candidate" ADD CONSTRAINT "voting_candidate_event" FOREIGN KEY ("tenant_id","event_id") REFERENCES "public"."voting_event"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voting_event" ADD CONSTRAINT "voting_event_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voting_round" ADD CONSTRAINT "voting_round_event" FOREIGN KEY ("tenant_id","event_id") REFERENCES "public"."voting_event"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voting_tally" ADD CONSTRAINT "voting_tally_round" FOREIGN KEY ("tenant_id","event_id","day") REFERENCES "public"."voting_round"("tenant_id","event_id","day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voting_tally" ADD CONSTRAINT "voting_tally_candidate" FOREIGN KEY ("tenant_id","event_id","candidate_id") REFERENCES "public"."voting_candidate"("tenant_id","event_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_card_fan" ON "share_card" USING btree ("tenant_id","fan_id","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vote_receipt" ON "vote" USING btree ("tenant_id","event_id","day","receipt");--> statement-breakpoint
CREATE INDEX "vote_of_fan" ON "vote" USING btree ("tenant_id","fan_id","event_id");--> statement-breakpoint
CREATE INDEX "vote_counted" ON "vote" USING btree ("tenant_id","event_id","day","candidate_id") WHERE set_aside_for is null;--> statement-breakpoint
CREATE UNIQUE INDEX "voting_candidate_id" ON "voting_candidate" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "voting_event_identifier" ON "voting_event" USING btree ("tenant_id","community_id","identifier");--> statement-breakpoint
CREATE INDEX "voting_round_due" ON "voting_round" USING btree ("tenant_id","closes_at") WHERE published_at is null;
--> statement-breakpoint
-- Casts a fan's vote: CAST, or why not. SAME where this very vote was cast before. A round is kept from being
-- counted until the votes that are on their way into it have committed; what comes after finds it closed.
CREATE FUNCTION "cast_vote"(
	"event" text, "round" date, "opens" timestamp with time zone, "closes" timestamp with time zone, "fan" text,
	"vote_id" text, "candidate" text, "vote_receipt" text, "key" text, "instant" timestamp with time zone,
	"since" timestamp with time zone, "address" text, "most" integer
) RETURNS TABLE ("outcome" text) LANGUAGE plpgsql AS $$
DECLARE
	held record;
	cast_before record;
BEGIN
	SELECT r.salt, r.published_at INTO held FROM voting_round r
	WHERE r.event_id = event AND r.day = round FOR KEY SHARE;
	IF NOT FOUND THEN
		INSERT INTO voting_round (event_id, day, opens_at, closes_at, salt)
		VALUES (event, round, opens, closes, uuid_send(gen_random_uuid())) ON CONFLICT DO NOTHING;
		SELECT r.salt, r.published_at INTO held FROM voting_round r
		WHERE r.event_id = event AND r.day = round FOR KEY SHARE;
	END IF;
	SELECT v.candidate_id, v.idempotency_key INTO cast_before FROM vote v
	WHERE v.event_id = event AND v.day = round AND v.fan_id = fan;
	IF FOUND THEN
		RETURN QUERY SELECT CASE
			WHEN (cast_before.candidate_id, cast_before.idempotency_key) = (candidate, key) THEN 'SAME' ELSE 'VOTED'
		END;
		RETURN;
	END IF;
	IF held.published_at IS NOT NULL THEN
		RETURN QUERY SELECT 'CLOSED';
		RETURN;
	END IF;
	IF (SELECT count(*) FROM vote v WHERE v.fan_id = fan AND v.event_id = event) >= most THEN
		RETURN QUERY SELECT 'LIMIT';
		RETURN;
	END IF;
	INSERT INTO vote (event_id, day, fan_id, id, candidate_id, receipt, idempotency_key, cast_at, voter_since, source)
	VALUES (event, round, fan, vote_id, candidate, vote_receipt, key, instant, since,
		sha256(held.salt || convert_to(address, 'UTF8')))
	ON CONFLICT (tenant_id, event_id, day, fan_id) DO NOTHING;
	IF NOT FOUND THEN
		-- Another one of the same fan's came at the same time.
		RETURN QUERY SELECT CASE
			WHEN (v.candidate_id, v.idempotency_key) = (candidate, key) THEN 'SAME' ELSE 'VOTED'
		END FROM vote v WHERE v.event_id = event AND v.day = round AND v.fan_id = fan;
		RETURN;
	END IF;
	RETURN QUERY SELECT 'CAST';
END
$$;
