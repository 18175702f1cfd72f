CREATE TABLE "information" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"picture" jsonb,
	"author_id" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"revised_at" timestamp (3) with time zone,
	"link" jsonb,
	CONSTRAINT "information_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "information_revised" CHECK ("information"."revised_at" >= "information"."published_at")
);
--> statement-breakpoint
CREATE TABLE "information_mark" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"information_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "information_mark_tenant_id_fan_id_kind_information_id_pk" PRIMARY KEY("tenant_id","fan_id","kind","information_id")
);
--> statement-breakpoint
ALTER TABLE "information" ADD CONSTRAINT "information_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "information" ADD CONSTRAINT "information_author" FOREIGN KEY ("tenant_id","author_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "information_mark" ADD CONSTRAINT "information_mark_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "information_mark" ADD CONSTRAINT "information_mark_information" FOREIGN KEY ("tenant_id","information_id") REFERENCES "public"."information"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "information_list" ON "information" USING btree ("tenant_id","community_id","published_at","id");--> statement-breakpoint
CREATE INDEX "information_mark_list" ON "information_mark" USING btree ("tenant_id","fan_id","kind","at","information_id");