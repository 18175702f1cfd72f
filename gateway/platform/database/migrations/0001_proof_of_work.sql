CREATE TABLE "proof_of_work" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"nonce" text NOT NULL,
	"place_hash" "bytea" NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "proof_of_work_tenant_id_nonce_pk" PRIMARY KEY("tenant_id","nonce")
);
--> statement-breakpoint
CREATE INDEX "proof_of_work_place" ON "proof_of_work" USING btree ("tenant_id","place_hash","taken_at");--> statement-breakpoint
CREATE INDEX "proof_of_work_taken" ON "proof_of_work" USING btree ("tenant_id","taken_at");