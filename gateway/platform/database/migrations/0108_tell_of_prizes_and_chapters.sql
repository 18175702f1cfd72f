CREATE TABLE "story_opening" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"chapter_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "story_opening_tenant_id_chapter_id_pk" PRIMARY KEY("tenant_id","chapter_id")
);
--> statement-breakpoint
ALTER TABLE "real_goods_delivery" ADD COLUMN "community_id" text;--> statement-breakpoint
ALTER TABLE "story_opening" ADD CONSTRAINT "story_opening_chapter" FOREIGN KEY ("tenant_id","chapter_id") REFERENCES "public"."story_chapter"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_goods_delivery" ADD CONSTRAINT "real_goods_delivery_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;