CREATE TABLE "story" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"picture" jsonb NOT NULL,
	"talent_id" text,
	CONSTRAINT "story_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "story_chapter" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"story_id" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"page_count" integer NOT NULL,
	"condition" text,
	"opens_at" timestamp (3) with time zone,
	"closes_at" timestamp (3) with time zone,
	CONSTRAINT "story_chapter_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "story_chapter_counts" CHECK ("story_chapter"."number" >= 1 and "story_chapter"."page_count" >= 0),
	CONSTRAINT "story_chapter_period" CHECK (("story_chapter"."condition" is not distinct from 'PERIOD') = ("story_chapter"."opens_at" is not null) and ("story_chapter"."closes_at" is null or "story_chapter"."closes_at" > "story_chapter"."opens_at"))
);
--> statement-breakpoint
CREATE TABLE "story_page" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"chapter_id" text NOT NULL,
	"number" integer NOT NULL,
	"picture" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	CONSTRAINT "story_page_tenant_id_chapter_id_number_pk" PRIMARY KEY("tenant_id","chapter_id","number")
);
--> statement-breakpoint
ALTER TABLE "story" ADD CONSTRAINT "story_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_chapter" ADD CONSTRAINT "story_chapter_story" FOREIGN KEY ("tenant_id","story_id") REFERENCES "public"."story"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_page" ADD CONSTRAINT "story_page_chapter" FOREIGN KEY ("tenant_id","chapter_id") REFERENCES "public"."story_chapter"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "story_slug" ON "story" USING btree ("tenant_id","community_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "story_chapter_number" ON "story_chapter" USING btree ("tenant_id","story_id","number");