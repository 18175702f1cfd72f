CREATE TABLE "official_schedule" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"moved_from" timestamp (3) with time zone,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"place" jsonb,
	"link" text,
	"picture" jsonb,
	"talent_ids" text[] NOT NULL,
	"channel_id" text,
	"watcher_count" integer DEFAULT 0 NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "official_schedule_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "official_schedule_time" CHECK ("official_schedule"."ends_at" > "official_schedule"."starts_at" and "official_schedule"."ends_at" <= "official_schedule"."starts_at" + interval '7 days'),
	CONSTRAINT "official_schedule_link" CHECK ("official_schedule"."link" like 'https://%'),
	CONSTRAINT "official_schedule_watchers" CHECK ("official_schedule"."watcher_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "official_schedule_watch" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"schedule_id" text NOT NULL,
	"fan_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "official_schedule_watch_tenant_id_schedule_id_fan_id_pk" PRIMARY KEY("tenant_id","schedule_id","fan_id")
);
--> statement-breakpoint
ALTER TABLE "official_schedule" ADD CONSTRAINT "official_schedule_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_schedule" ADD CONSTRAINT "official_schedule_channel" FOREIGN KEY ("tenant_id","channel_id") REFERENCES "public"."channel"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_schedule_watch" ADD CONSTRAINT "official_schedule_watch_schedule" FOREIGN KEY ("tenant_id","schedule_id") REFERENCES "public"."official_schedule"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_schedule_watch" ADD CONSTRAINT "official_schedule_watch_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "official_schedule_key" ON "official_schedule" USING btree ("tenant_id","community_id","key");--> statement-breakpoint
CREATE INDEX "official_schedule_list" ON "official_schedule" USING btree ("tenant_id","community_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "official_schedule_watch_fan" ON "official_schedule_watch" USING btree ("tenant_id","fan_id","schedule_id");