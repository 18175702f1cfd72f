CREATE TABLE "payment_customer" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"fan_id" text NOT NULL,
	"provider_id" text NOT NULL,
	CONSTRAINT "payment_customer_tenant_id_fan_id_pk" PRIMARY KEY("tenant_id","fan_id")
);
--> statement-breakpoint
CREATE TABLE "payment_instrument" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"fan_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "payment_instrument_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "payment_instrument_last4" CHECK ("payment_instrument"."last4" ~ '^[0-9]{4}$'),
	CONSTRAINT "payment_instrument_month" CHECK ("payment_instrument"."exp_month" between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE "payment_customer" ADD CONSTRAINT "payment_customer_fan" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_instrument" ADD CONSTRAINT "payment_instrument_customer" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."payment_customer"("tenant_id","fan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_customer_provider" ON "payment_customer" USING btree ("tenant_id","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_instrument_provider" ON "payment_instrument" USING btree ("tenant_id","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_instrument_card" ON "payment_instrument" USING btree ("tenant_id","fan_id","fingerprint") WHERE deleted_at is null;