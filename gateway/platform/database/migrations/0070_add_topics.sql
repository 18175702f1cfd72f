CREATE TABLE "topic" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"category_id" text NOT NULL,
	"author_id" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "topic_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "topic_category" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"community_id" text NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "topic_category_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "topic" ADD CONSTRAINT "topic_in_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic" ADD CONSTRAINT "topic_in_category" FOREIGN KEY ("tenant_id","category_id") REFERENCES "public"."topic_category"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic" ADD CONSTRAINT "topic_by_author" FOREIGN KEY ("tenant_id","author_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_category" ADD CONSTRAINT "topic_category_in_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "topic_community" ON "topic" USING btree ("tenant_id","community_id","posted_at","id");--> statement-breakpoint
CREATE INDEX "topic_of_category" ON "topic" USING btree ("tenant_id","category_id","posted_at","id");--> statement-breakpoint
CREATE INDEX "topic_author" ON "topic" USING btree ("tenant_id","author_id","posted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "topic_key" ON "topic" USING btree ("tenant_id","author_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "topic_category_slug" ON "topic_category" USING btree ("tenant_id","community_id","slug");