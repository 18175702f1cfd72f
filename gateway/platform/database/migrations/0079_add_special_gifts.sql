CREATE TABLE "special_gift" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"item_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"badge_id" text,
	CONSTRAINT "special_gift_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "special_gift" ADD CONSTRAINT "special_gift_item" FOREIGN KEY ("tenant_id","item_id") REFERENCES "public"."store_item"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_gift" ADD CONSTRAINT "special_gift_badge" FOREIGN KEY ("tenant_id","badge_id") REFERENCES "public"."badge"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "special_gift_position" ON "special_gift" USING btree ("tenant_id","item_id","position");