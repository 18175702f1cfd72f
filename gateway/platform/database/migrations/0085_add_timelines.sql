CREATE TABLE "timeline_choice" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"community_id" text NOT NULL,
	"off" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "timeline_choice_tenant_id_fan_id_community_id_pk" PRIMARY KEY("tenant_id","fan_id","community_id")
);
--> statement-breakpoint
CREATE TABLE "timeline_place" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"community_id" text NOT NULL,
	"timeline" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"line_at" timestamp (3) with time zone,
	"touched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "timeline_place_tenant_id_fan_id_community_id_timeline_pk" PRIMARY KEY("tenant_id","fan_id","community_id","timeline")
);
--> statement-breakpoint
CREATE TABLE "trend" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"community_id" text NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"entries" jsonb NOT NULL,
	CONSTRAINT "trend_tenant_id_community_id_taken_at_pk" PRIMARY KEY("tenant_id","community_id","taken_at")
);
--> statement-breakpoint
ALTER TABLE "post_like" ADD COLUMN "lit_at" timestamp (3) with time zone;--> statement-breakpoint
-- When they were waved was not written down: not before their post.
UPDATE "post_like" SET "lit_at" = "post"."posted_at" FROM "post"
WHERE "post"."tenant_id" = "post_like"."tenant_id" AND "post"."id" = "post_like"."post_id";--> statement-breakpoint
ALTER TABLE "post_like" ALTER COLUMN "lit_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "timeline_choice" ADD CONSTRAINT "timeline_choice_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_choice" ADD CONSTRAINT "timeline_choice_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_place" ADD CONSTRAINT "timeline_place_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_place" ADD CONSTRAINT "timeline_place_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trend" ADD CONSTRAINT "trend_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "membership_official" ON "membership" USING btree ("tenant_id","community_id") WHERE role <> 'MEMBER';--> statement-breakpoint
CREATE INDEX "post_community_author" ON "post" USING btree ("tenant_id","community_id","author_id","posted_at","id");--> statement-breakpoint
CREATE INDEX "post_like_lit" ON "post_like" USING btree ("tenant_id","lit_at");