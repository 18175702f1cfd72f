CREATE TABLE "refund_account" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"refund_id" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refund_account_tenant_id_refund_id_pk" PRIMARY KEY("tenant_id","refund_id")
);
--> statement-breakpoint
DROP INDEX "operator_act_once";--> statement-breakpoint
ALTER TABLE "refund_account" ADD CONSTRAINT "refund_account_refund" FOREIGN KEY ("tenant_id","refund_id") REFERENCES "public"."payment_refund"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_act_once" ON "operator_act" USING btree ("tenant_id","subject","kind") WHERE kind in ('SHIP', 'CHARGEBACK', 'PAYOUT');