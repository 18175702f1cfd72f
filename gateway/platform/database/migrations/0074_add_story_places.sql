CREATE TABLE "story_place" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"chapter_id" text NOT NULL,
	"page" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "story_place_tenant_id_fan_id_chapter_id_pk" PRIMARY KEY("tenant_id","fan_id","chapter_id"),
	CONSTRAINT "story_place_page" CHECK ("story_place"."page" >= 1)
);
--> statement-breakpoint
ALTER TABLE "story_place" ADD CONSTRAINT "story_place_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_place" ADD CONSTRAINT "story_place_chapter" FOREIGN KEY ("tenant_id","chapter_id") REFERENCES "public"."story_chapter"("tenant_id","id") ON DELETE no action ON UPDATE no action;