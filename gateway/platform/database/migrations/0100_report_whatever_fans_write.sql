CREATE TABLE "report" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"reporter_id" text NOT NULL,
	"id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'RECEIVED' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "report_tenant_id_kind_subject_id_reporter_id_pk" PRIMARY KEY("tenant_id","kind","subject_id","reporter_id")
);
--> statement-breakpoint
INSERT INTO "report" ("tenant_id", "kind", "subject_id", "reporter_id", "id", "reason", "note", "created_at", "state", "decided_at")
SELECT "tenant_id", 'MESSAGE', "message_id", "reporter_id", "id", "reason", "note", "created_at", "state", "decided_at" FROM "message_report";--> statement-breakpoint
DROP TABLE "message_report" CASCADE;--> statement-breakpoint
CREATE INDEX "report_reporter" ON "report" USING btree ("tenant_id","reporter_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "report_id" ON "report" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "report_open" ON "report" USING btree ("tenant_id","created_at") WHERE "report"."state" = 'RECEIVED';