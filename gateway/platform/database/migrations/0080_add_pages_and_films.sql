CREATE TABLE "landing_page" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"place" text NOT NULL,
	"identifier" text NOT NULL,
	"title" jsonb NOT NULL,
	"lead" jsonb NOT NULL,
	"picture" jsonb NOT NULL,
	"blocks" jsonb NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone,
	"written_by" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "landing_page_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "landing_page_period" CHECK ("landing_page"."opens_at" < "landing_page"."closes_at")
);
--> statement-breakpoint
CREATE TABLE "playlist" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture" jsonb NOT NULL,
	CONSTRAINT "playlist_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "playlist_video" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"playlist_id" text NOT NULL,
	"number" integer NOT NULL,
	"video_id" text NOT NULL,
	CONSTRAINT "playlist_video_tenant_id_playlist_id_number_pk" PRIMARY KEY("tenant_id","playlist_id","number")
);
--> statement-breakpoint
CREATE TABLE "video" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture" jsonb NOT NULL,
	"talent_id" text,
	"file" text NOT NULL,
	"seconds" integer NOT NULL,
	"is_for_members" boolean NOT NULL,
	CONSTRAINT "video_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "video_length" CHECK ("video"."seconds" > 0),
	CONSTRAINT "video_file" CHECK ("video"."file" ~ '^[a-z0-9-]+$')
);
--> statement-breakpoint
CREATE TABLE "video_place" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"video_id" text NOT NULL,
	"seconds" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "video_place_tenant_id_fan_id_video_id_pk" PRIMARY KEY("tenant_id","fan_id","video_id"),
	CONSTRAINT "video_place_seconds" CHECK ("video_place"."seconds" >= 0)
);
--> statement-breakpoint
ALTER TABLE "landing_page" ADD CONSTRAINT "landing_page_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist" ADD CONSTRAINT "playlist_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_video" ADD CONSTRAINT "playlist_video_playlist" FOREIGN KEY ("tenant_id","playlist_id") REFERENCES "public"."playlist"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_video" ADD CONSTRAINT "playlist_video_video" FOREIGN KEY ("tenant_id","video_id") REFERENCES "public"."video"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video" ADD CONSTRAINT "video_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_place" ADD CONSTRAINT "video_place_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_place" ADD CONSTRAINT "video_place_video" FOREIGN KEY ("tenant_id","video_id") REFERENCES "public"."video"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "landing_page_address" ON "landing_page" USING btree ("tenant_id","community_id","place","identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "playlist_slug" ON "playlist" USING btree ("tenant_id","community_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "video_slug" ON "video" USING btree ("tenant_id","community_id","slug");--> statement-breakpoint
CREATE INDEX "video_place_video" ON "video_place" USING btree ("tenant_id","video_id");