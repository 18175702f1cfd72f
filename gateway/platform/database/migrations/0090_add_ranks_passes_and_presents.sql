CREATE TABLE "received_information" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"fan_id" text NOT NULL,
	"community_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"link" jsonb,
	"present_kind" text,
	"amount" integer,
	"worth_yen" integer,
	"claimable_until" timestamp (3) with time zone,
	"claimed_at" timestamp (3) with time zone,
	"reason" text,
	"appeal" text,
	"appealed_at" timestamp (3) with time zone,
	"answer" jsonb,
	"is_lifted" boolean,
	CONSTRAINT "received_information_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "received_information_present" CHECK (num_nulls("received_information"."present_kind", "received_information"."amount", "received_information"."worth_yen", "received_information"."claimable_until") = case when "received_information"."kind" = 'PRESENT' then 0 else 4 end and ("received_information"."amount" is null or "received_information"."amount" >= 1) and ("received_information"."claimed_at" is null or "received_information"."kind" = 'PRESENT')),
	CONSTRAINT "received_information_warning" CHECK (("received_information"."reason" is not null) = ("received_information"."kind" = 'WARNING') and ("received_information"."appeal" is null) = ("received_information"."appealed_at" is null) and ("received_information"."answer" is null) = ("received_information"."is_lifted" is null) and ("received_information"."answer" is null or "received_information"."appeal" is not null) and ("received_information"."appeal" is null or "received_information"."kind" = 'WARNING'))
);
--> statement-breakpoint
CREATE TABLE "story_unlock" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"chapter_id" text NOT NULL,
	"passes" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "story_unlock_tenant_id_fan_id_chapter_id_pk" PRIMARY KEY("tenant_id","fan_id","chapter_id"),
	CONSTRAINT "story_unlock_passes" CHECK ("story_unlock"."passes" >= 1)
);
--> statement-breakpoint
CREATE TABLE "supporter_count" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"season_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"fans" integer NOT NULL,
	"bands" jsonb NOT NULL,
	"is_final" boolean NOT NULL,
	CONSTRAINT "supporter_count_tenant_id_season_id_pk" PRIMARY KEY("tenant_id","season_id")
);
--> statement-breakpoint
CREATE TABLE "supporter_rank" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"season_id" text NOT NULL,
	"number" integer NOT NULL,
	"name" jsonb NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "supporter_rank_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "supporter_rank_counts" CHECK ("supporter_rank"."number" >= 1 and "supporter_rank"."points" >= 1)
);
--> statement-breakpoint
CREATE TABLE "supporter_rank_claim" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"reward_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"nft_id" text,
	CONSTRAINT "supporter_rank_claim_tenant_id_fan_id_reward_id_pk" PRIMARY KEY("tenant_id","fan_id","reward_id")
);
--> statement-breakpoint
CREATE TABLE "supporter_rank_reward" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"rank_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"nft_id" text,
	"worth_yen" integer NOT NULL,
	CONSTRAINT "supporter_rank_reward_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "supporter_rank_reward_thing" CHECK (("supporter_rank_reward"."kind" = 'NFT') = ("supporter_rank_reward"."nft_id" is not null) and "supporter_rank_reward"."amount" >= 1 and ("supporter_rank_reward"."kind" <> 'NFT' or "supporter_rank_reward"."amount" = 1)),
	CONSTRAINT "supporter_rank_reward_worth" CHECK ("supporter_rank_reward"."worth_yen" >= 1 and ("supporter_rank_reward"."kind" <> 'COIN' or "supporter_rank_reward"."worth_yen" = "supporter_rank_reward"."amount"))
);
--> statement-breakpoint
CREATE TABLE "supporter_season" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"opens_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"rules" jsonb NOT NULL,
	CONSTRAINT "supporter_season_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "supporter_season_days" CHECK ("supporter_season"."ends_on" > "supporter_season"."opens_on")
);
--> statement-breakpoint
CREATE TABLE "supporter_standing" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"season_id" text NOT NULL,
	"fan_id" text NOT NULL,
	"points" integer NOT NULL,
	"by_source" jsonb NOT NULL,
	CONSTRAINT "supporter_standing_tenant_id_season_id_fan_id_pk" PRIMARY KEY("tenant_id","season_id","fan_id")
);
--> statement-breakpoint
ALTER TABLE "operator_act" DROP CONSTRAINT "operator_act_answer";--> statement-breakpoint
ALTER TABLE "operator_act" DROP CONSTRAINT "operator_act_two_people";--> statement-breakpoint
ALTER TABLE "story_chapter" ADD COLUMN "rank_number" integer;--> statement-breakpoint
ALTER TABLE "story_chapter" ADD COLUMN "passes" integer;--> statement-breakpoint
ALTER TABLE "story_chapter" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "story_chapter" ADD COLUMN "video_id" text;--> statement-breakpoint
ALTER TABLE "received_information" ADD CONSTRAINT "received_information_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_information" ADD CONSTRAINT "received_information_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_unlock" ADD CONSTRAINT "story_unlock_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_unlock" ADD CONSTRAINT "story_unlock_chapter_id" FOREIGN KEY ("tenant_id","chapter_id") REFERENCES "public"."story_chapter"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supporter_count" ADD CONSTRAINT "supporter_count_season" FOREIGN KEY ("tenant_id","season_id") REFERENCES "public"."supporter_season"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supporter_rank" ADD CONSTRAINT "supporter_rank_season" FOREIGN KEY ("tenant_id","season_id") REFERENCES "public"."supporter_season"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supporter_rank_claim" ADD CONSTRAINT "supporter_rank_claim_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supporter_rank_claim" ADD CONSTRAINT "supporter_rank_claim_reward_id" FOREIGN KEY ("tenant_id","reward_id") REFERENCES "public"."supporter_rank_reward"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supporter_rank_reward" ADD CONSTRAINT "supporter_rank_reward_rank" FOREIGN KEY ("tenant_id","rank_id") REFERENCES "public"."supporter_rank"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supporter_rank_reward" ADD CONSTRAINT "supporter_rank_reward_nft" FOREIGN KEY ("tenant_id","nft_id") REFERENCES "public"."nft"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supporter_season" ADD CONSTRAINT "supporter_season_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supporter_standing" ADD CONSTRAINT "supporter_standing_season" FOREIGN KEY ("tenant_id","season_id") REFERENCES "public"."supporter_season"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supporter_standing" ADD CONSTRAINT "supporter_standing_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "received_information_fan" ON "received_information" USING btree ("tenant_id","fan_id","at","id");--> statement-breakpoint
CREATE INDEX "received_information_presents" ON "received_information" USING btree ("tenant_id","at") WHERE kind = 'PRESENT';--> statement-breakpoint
CREATE INDEX "received_information_appeals" ON "received_information" USING btree ("tenant_id","appealed_at") WHERE appealed_at is not null and answer is null;--> statement-breakpoint
CREATE INDEX "story_unlock_chapter" ON "story_unlock" USING btree ("tenant_id","chapter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "supporter_rank_number" ON "supporter_rank" USING btree ("tenant_id","season_id","number");--> statement-breakpoint
CREATE INDEX "supporter_rank_claim_reward" ON "supporter_rank_claim" USING btree ("tenant_id","reward_id");--> statement-breakpoint
CREATE UNIQUE INDEX "supporter_rank_reward_position" ON "supporter_rank_reward" USING btree ("tenant_id","rank_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "supporter_season_opens" ON "supporter_season" USING btree ("tenant_id","community_id","opens_on");--> statement-breakpoint
CREATE INDEX "supporter_standing_fan" ON "supporter_standing" USING btree ("tenant_id","fan_id");--> statement-breakpoint
ALTER TABLE "story_chapter" ADD CONSTRAINT "story_chapter_video" FOREIGN KEY ("tenant_id","video_id") REFERENCES "public"."video"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_act" ADD CONSTRAINT "operator_act_answer" CHECK (num_nulls("operator_act"."answers", "operator_act"."asked_by") = case when "operator_act"."kind" in ('APPROVE_REFUND', 'DECLINE_REFUND', 'APPROVE_ODDS', 'DECLINE_ODDS', 'APPROVE_PRESENT', 'DECLINE_PRESENT') then 0 else 2 end);--> statement-breakpoint
ALTER TABLE "operator_act" ADD CONSTRAINT "operator_act_two_people" CHECK ("operator_act"."kind" not in ('APPROVE_REFUND', 'APPROVE_ODDS', 'APPROVE_PRESENT') or "operator_act"."asked_by" <> "operator_act"."who");--> statement-breakpoint
-- Until now a chapter named what it asks for, and nothing said how much of it.
UPDATE "story_chapter" SET "rank_number" = 1 WHERE "condition" = 'SUPPORTER_RANK';--> statement-breakpoint
UPDATE "story_chapter" SET "passes" = 1 WHERE "condition" = 'VIEW_PASS';--> statement-breakpoint
-- Those of other kinds led nowhere: they are books without a page until somebody says where to.
UPDATE "story_chapter" SET "kind" = 'BOOK' WHERE "kind" IN ('EXTERNAL_LINK', 'VIDEO');--> statement-breakpoint
ALTER TABLE "story_chapter" ADD CONSTRAINT "story_chapter_asks" CHECK (("story_chapter"."condition" is not distinct from 'SUPPORTER_RANK') = (coalesce("story_chapter"."rank_number", 0) >= 1) and ("story_chapter"."condition" is not distinct from 'VIEW_PASS') = (coalesce("story_chapter"."passes", 0) >= 1));--> statement-breakpoint
ALTER TABLE "story_chapter" ADD CONSTRAINT "story_chapter_part" CHECK (("story_chapter"."kind" = 'EXTERNAL_LINK') = ("story_chapter"."url" is not null) and ("story_chapter"."kind" = 'VIDEO') = ("story_chapter"."video_id" is not null) and ("story_chapter"."url" is null or "story_chapter"."url" ~ '^https://'));