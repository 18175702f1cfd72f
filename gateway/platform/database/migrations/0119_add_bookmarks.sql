CREATE TABLE "bookmark" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bookmark_tenant_id_fan_id_subject_id_pk" PRIMARY KEY("tenant_id","fan_id","subject_id")
);
--> statement-breakpoint
ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookmark_kept" ON "bookmark" USING btree ("tenant_id","fan_id","kept_at","subject_id");--> statement-breakpoint
CREATE INDEX "bookmark_subject" ON "bookmark" USING btree ("tenant_id","subject_id");