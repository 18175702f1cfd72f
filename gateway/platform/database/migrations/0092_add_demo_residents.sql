CREATE TABLE "demo_resident" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "demo_resident_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
