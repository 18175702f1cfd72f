CREATE TABLE "checkout_line" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"session_id" text NOT NULL,
	"position" integer NOT NULL,
	"item_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"revision" integer NOT NULL,
	"price_yen" integer,
	"price_coins" integer,
	CONSTRAINT "checkout_line_tenant_id_session_id_position_pk" PRIMARY KEY("tenant_id","session_id","position"),
	CONSTRAINT "checkout_line_quantity" CHECK ("checkout_line"."quantity" > 0),
	CONSTRAINT "checkout_line_price" CHECK (num_nulls("checkout_line"."price_yen", "checkout_line"."price_coins") < 2)
);
--> statement-breakpoint
CREATE TABLE "checkout_session" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"fan_id" text NOT NULL,
	"community_id" text NOT NULL,
	"origin" text NOT NULL,
	"state" text NOT NULL,
	"method" text,
	"returns_to" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "checkout_session_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"item_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"tax_class" text NOT NULL,
	"paid_by" text,
	"fulfilled_at" timestamp (3) with time zone,
	CONSTRAINT "order_line_tenant_id_order_id_position_pk" PRIMARY KEY("tenant_id","order_id","position")
);
--> statement-breakpoint
CREATE TABLE "store_order" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"number" text NOT NULL,
	"fan_id" text NOT NULL,
	"community_id" text NOT NULL,
	"session_id" text NOT NULL,
	"method" text NOT NULL,
	"total" integer NOT NULL,
	"free_coins" integer DEFAULT 0 NOT NULL,
	"attempt_id" text,
	"placed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_order_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "store_order_paid_by" CHECK (("store_order"."method" = 'COINS') = ("store_order"."attempt_id" is null))
);
--> statement-breakpoint
ALTER TABLE "checkout_line" ADD CONSTRAINT "checkout_line_session" FOREIGN KEY ("tenant_id","session_id") REFERENCES "public"."checkout_session"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_session" ADD CONSTRAINT "checkout_session_fan_id" FOREIGN KEY ("tenant_id","fan_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_session" ADD CONSTRAINT "checkout_session_community" FOREIGN KEY ("tenant_id","community_id") REFERENCES "public"."community"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."store_order"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order" ADD CONSTRAINT "store_order_session_id" FOREIGN KEY ("tenant_id","session_id") REFERENCES "public"."checkout_session"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_line_item" ON "checkout_line" USING btree ("tenant_id","session_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_session_begun" ON "checkout_session" USING btree ("tenant_id","fan_id","community_id",(returns_to is null)) WHERE state in ('OPEN', 'READY') and origin <> 'EXTERNAL';--> statement-breakpoint
CREATE INDEX "checkout_session_fan" ON "checkout_session" USING btree ("tenant_id","fan_id","created_at");--> statement-breakpoint
CREATE INDEX "checkout_session_expiry" ON "checkout_session" USING btree ("tenant_id","expires_at") WHERE state in ('OPEN', 'READY', 'PROCESSING', 'REQUIRES_ACTION', 'PENDING_KONBINI', 'PENDING_ID');--> statement-breakpoint
CREATE INDEX "order_line_waiting" ON "order_line" USING btree ("tenant_id","order_id") WHERE fulfilled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "store_order_number" ON "store_order" USING btree ("tenant_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "store_order_session" ON "store_order" USING btree ("tenant_id","session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_order_attempt" ON "store_order" USING btree ("tenant_id","attempt_id");--> statement-breakpoint
CREATE INDEX "store_order_fan" ON "store_order" USING btree ("tenant_id","fan_id","placed_at");