CREATE TABLE "search_posting" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"scope" text NOT NULL,
	"gram" text NOT NULL,
	"segment" integer NOT NULL,
	"places" "bytea" NOT NULL,
	CONSTRAINT "search_posting_tenant_id_scope_gram_segment_pk" PRIMARY KEY("tenant_id","scope","gram","segment")
);
--> statement-breakpoint
CREATE TABLE "search_text" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "search_text_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scope" text NOT NULL,
	"subject_id" text NOT NULL,
	"author_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"text" text,
	CONSTRAINT "search_text_tenant_id_number_pk" PRIMARY KEY("tenant_id","number")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "search_text_subject" ON "search_text" USING btree ("tenant_id","subject_id");--> statement-breakpoint
CREATE INDEX "search_text_waiting" ON "search_text" USING btree ("tenant_id","scope","number") WHERE text is not null;--> statement-breakpoint
CREATE INDEX "search_text_at" ON "search_text" USING btree ("tenant_id","scope","at");--> statement-breakpoint
INSERT INTO "search_text" ("tenant_id", "scope", "subject_id", "author_id", "at", "text")
SELECT "tenant_id", 'post ' || "community_id", "id", "author_id", "posted_at", "text" FROM "post" WHERE "deleted_at" IS NULL ORDER BY "posted_at", "id";
