CREATE TABLE "subscription" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"fan_id" text NOT NULL,
	"community_id" text NOT NULL,
	"item_id" text NOT NULL,
	"state" text NOT NULL,
	"instrument_id" text,
	"anchor_day" smallint NOT NULL,
	"price_yen" integer NOT NULL,
	"next_price_yen" integer,
	"next_price_from" timestamp (3) with time zone,
	"period" integer NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"reminded_of" integer DEFAULT 0 NOT NULL,
	"next_look_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end" text,
	CONSTRAINT "subscription_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "subscription_anchor_day" CHECK ("subscription"."anchor_day" between 1 and 31),
	CONSTRAINT "subscription_price" CHECK ("subscription"."price_yen" > 0 and "subscription"."next_price_yen" > 0),
	CONSTRAINT "subscription_period" CHECK ("subscription"."period_start" < "subscription"."period_end"),
	CONSTRAINT "subscription_ended" CHECK (("subscription"."state" = 'ENDED') = ("subscription"."ended_at" is not null) and ("subscription"."ended_at" is null) = ("subscription"."end" is null)),
	CONSTRAINT "subscription_next_price" CHECK (("subscription"."next_price_yen" is null) = ("subscription"."next_price_from" is null))
);
--> statement-breakpoint
CREATE TABLE "subscription_invoice" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"number" text NOT NULL,
	"subscription_id" text NOT NULL,
	"fan_id" text NOT NULL,
	"period" integer NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"amount_yen" integer NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"is_by_fan" boolean NOT NULL,
	"session_id" text,
	"order_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "subscription_invoice_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "subscription_invoice_amount" CHECK ("subscription_invoice"."amount_yen" > 0),
	CONSTRAINT "subscription_invoice_dates" CHECK ("subscription_invoice"."period_start" < "subscription_invoice"."period_end"),
	CONSTRAINT "subscription_invoice_paid" CHECK (("subscription_invoice"."state" in ('PAID', 'REFUNDED')) = ("subscription_invoice"."paid_at" is not null) and ("subscription_invoice"."paid_at" is null) = ("subscription_invoice"."order_id" is null))
);
--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_item" FOREIGN KEY ("tenant_id","item_id") REFERENCES "public"."store_item"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_invoice" ADD CONSTRAINT "subscription_invoice_of" FOREIGN KEY ("tenant_id","subscription_id") REFERENCES "public"."subscription"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_invoice" ADD CONSTRAINT "subscription_invoice_session_id" FOREIGN KEY ("tenant_id","session_id") REFERENCES "public"."checkout_session"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_invoice" ADD CONSTRAINT "subscription_invoice_order_id" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."store_order"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_live" ON "subscription" USING btree ("tenant_id","fan_id","item_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "subscription_fan" ON "subscription" USING btree ("tenant_id","fan_id","id");--> statement-breakpoint
CREATE INDEX "subscription_next_look" ON "subscription" USING btree ("tenant_id","next_look_at") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_invoice_period" ON "subscription_invoice" USING btree ("tenant_id","subscription_id","period");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_invoice_number" ON "subscription_invoice" USING btree ("tenant_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_invoice_order" ON "subscription_invoice" USING btree ("tenant_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_invoice_session" ON "subscription_invoice" USING btree ("tenant_id","session_id");--> statement-breakpoint
CREATE INDEX "subscription_invoice_fan" ON "subscription_invoice" USING btree ("tenant_id","fan_id","id");