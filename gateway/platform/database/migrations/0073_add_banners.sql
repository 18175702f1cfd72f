CREATE TABLE "banner" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"section_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"note" jsonb,
	"picture" jsonb NOT NULL,
	"href" text NOT NULL,
	"sponsor" jsonb,
	"talent_id" text,
	"position" integer NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone,
	CONSTRAINT "banner_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "banner_period" CHECK ("banner"."opens_at" < "banner"."closes_at"),
	CONSTRAINT "banner_href" CHECK ("banner"."href" ~ '^(/([^/\\]|$)|https://)')
);
--> statement-breakpoint
CREATE TABLE "banner_count" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"banner_id" text NOT NULL,
	"day" date NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"pressed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "banner_count_tenant_id_banner_id_day_pk" PRIMARY KEY("tenant_id","banner_id","day")
);
--> statement-breakpoint
CREATE TABLE "banner_section" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"identifier" text NOT NULL,
	"place" text NOT NULL,
	"title" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "banner_section_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_section_id" FOREIGN KEY ("tenant_id","section_id") REFERENCES "public"."banner_section"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner_count" ADD CONSTRAINT "banner_count_banner" FOREIGN KEY ("tenant_id","banner_id") REFERENCES "public"."banner"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner_section" ADD CONSTRAINT "banner_section_community_id" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banner_of_section" ON "banner" USING btree ("tenant_id","section_id","position");--> statement-breakpoint
CREATE INDEX "banner_section_community" ON "banner_section" USING btree ("tenant_id","community_id","position");