CREATE TABLE "post_draft" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"fan_id" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "post_draft_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "post_draft_closed" CHECK ("post_draft"."closed_at" is null or "post_draft"."text" = '')
);
--> statement-breakpoint
ALTER TABLE "post_draft" ADD CONSTRAINT "post_draft_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_draft" ADD CONSTRAINT "post_draft_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "post_draft_key" ON "post_draft" USING btree ("tenant_id","fan_id","key");