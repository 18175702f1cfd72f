CREATE TABLE "payment" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"amount_yen" integer NOT NULL,
	"became" text NOT NULL,
	"captured_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "payment_amount" CHECK ("payment"."amount_yen" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"fan_id" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"method" text NOT NULL,
	"amount_yen" integer NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"provider_id" text,
	"details" jsonb NOT NULL,
	"step" jsonb,
	"pay_by" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"canceling_at" timestamp (3) with time zone,
	"cancel_reason" text,
	"mismatch" text,
	"next_look_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "payment_attempt_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "payment_attempt_amount" CHECK ("payment_attempt"."amount_yen" > 0),
	CONSTRAINT "payment_attempt_settled" CHECK (("payment_attempt"."settled_at" is not null) = ("payment_attempt"."state" in ('CAPTURED', 'FAILED', 'CANCELED'))),
	CONSTRAINT "payment_attempt_failure" CHECK (("payment_attempt"."failure" is not null) = ("payment_attempt"."state" in ('FAILED', 'CANCELED')))
);
--> statement-breakpoint
CREATE TABLE "payment_refund" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount_yen" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"provider_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_look_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_refund_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "payment_refund_amount" CHECK ("payment_refund"."amount_yen" > 0)
);
--> statement-breakpoint
CREATE TABLE "provider_event" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"attempt_id" text NOT NULL,
	"heard_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_event_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_of_attempt" FOREIGN KEY ("tenant_id","attempt_id") REFERENCES "public"."payment_attempt"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_of_payment" FOREIGN KEY ("tenant_id","payment_id") REFERENCES "public"."payment"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_id" ON "payment" USING btree ("tenant_id","attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_provider" ON "payment" USING btree ("tenant_id","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_provider" ON "payment_attempt" USING btree ("tenant_id","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_live" ON "payment_attempt" USING btree ("tenant_id","subject_kind","subject_id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "payment_attempt_next_look" ON "payment_attempt" USING btree ("tenant_id","next_look_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "payment_attempt_fan" ON "payment_attempt" USING btree ("tenant_id","fan_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refund_provider" ON "payment_refund" USING btree ("tenant_id","provider_id");--> statement-breakpoint
CREATE INDEX "payment_refund_next_look" ON "payment_refund" USING btree ("tenant_id","next_look_at") WHERE state in ('OPEN', 'AWAITS_BANK');--> statement-breakpoint
CREATE INDEX "payment_refund_payment" ON "payment_refund" USING btree ("tenant_id","payment_id");--> statement-breakpoint
CREATE INDEX "provider_event_heard" ON "provider_event" USING btree ("tenant_id","heard_at");