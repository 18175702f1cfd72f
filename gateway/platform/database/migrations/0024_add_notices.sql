CREATE TABLE "delivery_reminder" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"delivery_id" text NOT NULL,
	"days_before" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "delivery_reminder_tenant_id_delivery_id_days_before_pk" PRIMARY KEY("tenant_id","delivery_id","days_before")
);
--> statement-breakpoint
CREATE TABLE "coin_expiry_notice" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"owner_id" text NOT NULL,
	"last_day" date NOT NULL,
	"days_before" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coin_expiry_notice_tenant_id_owner_id_last_day_days_before_pk" PRIMARY KEY("tenant_id","owner_id","last_day","days_before")
);
--> statement-breakpoint
ALTER TABLE "delivery_reminder" ADD CONSTRAINT "delivery_reminder_delivery" FOREIGN KEY ("tenant_id","delivery_id") REFERENCES "public"."real_goods_delivery"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "real_goods_delivery_due" ON "real_goods_delivery" USING btree ("tenant_id","address_due_at") WHERE state = 'AWAITING_ADDRESS' and address_due_at is not null;