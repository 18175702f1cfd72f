CREATE TABLE "order_return" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"refund_id" text,
	"parts" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_return_tenant_id_order_id_position_pk" PRIMARY KEY("tenant_id","order_id","position")
);
--> statement-breakpoint
ALTER TABLE "receipt" ADD COLUMN "addressed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."store_order"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
GRANT SELECT, INSERT ON "order_return" TO "ouen_app";--> statement-breakpoint
-- What lines gave back until now. Of what went back while a fan kept everything, nothing says which lines it was of.
INSERT INTO "order_return" ("tenant_id", "order_id", "position", "refund_id", "parts", "at")
SELECT l.tenant_id, l.order_id, row_number() OVER (PARTITION BY l.tenant_id, l.order_id ORDER BY l.refunded_at), (
		SELECT r.id FROM "payment_refund" r JOIN "payment" p ON p.tenant_id = r.tenant_id AND p.id = r.payment_id
		WHERE p.tenant_id = l.tenant_id AND p.attempt_id = l.attempt_id AND r.created_at = l.refunded_at
			AND r.amount_yen = sum(l.whole) LIMIT 1
	),
	jsonb_agg(jsonb_build_object('position', l.position, 'amount', l.whole - greatest(0, least(l.whole, l.free)), 'isTaken', true) ORDER BY l.position),
	l.refunded_at
FROM (
	SELECT line.tenant_id, line.order_id, line.position, line.refunded_at, o.attempt_id, line.price * line.quantity AS whole,
		o.free_coins - (sum(line.price * line.quantity) OVER (PARTITION BY line.tenant_id, line.order_id ORDER BY line.position)) + line.price * line.quantity AS free
	FROM "order_line" line
	JOIN "store_order" o ON o.tenant_id = line.tenant_id AND o.id = line.order_id
) l
WHERE l.refunded_at IS NOT NULL
GROUP BY l.tenant_id, l.order_id, l.attempt_id, l.refunded_at
HAVING sum(l.whole - greatest(0, least(l.whole, l.free))) > 0;
