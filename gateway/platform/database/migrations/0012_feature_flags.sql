CREATE TABLE "feature_flag" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"name" text NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "feature_flag_tenant_id_name_pk" PRIMARY KEY("tenant_id","name")
);
