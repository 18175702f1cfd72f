CREATE TABLE "delivery_address" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"fan_id" text NOT NULL,
	"destination" jsonb NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "delivery_address_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "real_goods_delivery" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"fan_id" text NOT NULL,
	"order_id" text,
	"state" text NOT NULL,
	"lines" jsonb NOT NULL,
	"destination" jsonb,
	"address_due_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"shipped_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"carrier" text,
	"tracking_number" text,
	CONSTRAINT "real_goods_delivery_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "real_goods_delivery_destination" CHECK ("real_goods_delivery"."state" in ('AWAITING_ADDRESS', 'CANCELED') or "real_goods_delivery"."destination" is not null)
);
--> statement-breakpoint
ALTER TABLE "delivery_address" ADD CONSTRAINT "delivery_address_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_goods_delivery" ADD CONSTRAINT "real_goods_delivery_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_address_fan" ON "delivery_address" USING btree ("tenant_id","fan_id","used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "real_goods_delivery_order" ON "real_goods_delivery" USING btree ("tenant_id","order_id");--> statement-breakpoint
CREATE INDEX "real_goods_delivery_fan" ON "real_goods_delivery" USING btree ("tenant_id","fan_id","opened_at");