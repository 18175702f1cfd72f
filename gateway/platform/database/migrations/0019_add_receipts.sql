CREATE TABLE "receipt" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"order_id" text NOT NULL,
	"issuer" jsonb NOT NULL,
	"addressee" text,
	"prints" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "receipt_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "receipt_print" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"receipt_id" text NOT NULL,
	"position" integer NOT NULL,
	"addressee" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "receipt_print_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_order_id" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."store_order"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_print" ADD CONSTRAINT "receipt_print_of" FOREIGN KEY ("tenant_id","receipt_id") REFERENCES "public"."receipt"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_order" ON "receipt" USING btree ("tenant_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_print_position" ON "receipt_print" USING btree ("tenant_id","receipt_id","position");