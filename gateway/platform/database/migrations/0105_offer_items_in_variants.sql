ALTER TABLE "checkout_line" ADD COLUMN "variant" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "variant" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "basket_line" ADD COLUMN "variant" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_hold" ADD COLUMN "variant" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_item" ADD COLUMN "variants" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "store_stock" ADD COLUMN "variant" text DEFAULT '' NOT NULL;--> statement-breakpoint
DROP INDEX "checkout_line_item";--> statement-breakpoint
ALTER TABLE "basket_line" DROP CONSTRAINT "basket_line_tenant_id_fan_id_community_id_item_id_pk";--> statement-breakpoint
ALTER TABLE "store_hold" DROP CONSTRAINT "store_hold_tenant_id_session_id_item_id_pk";--> statement-breakpoint
ALTER TABLE "store_stock" DROP CONSTRAINT "store_stock_tenant_id_item_id_pk";--> statement-breakpoint
ALTER TABLE "basket_line" ADD CONSTRAINT "basket_line_tenant_id_fan_id_community_id_item_id_variant_pk" PRIMARY KEY("tenant_id","fan_id","community_id","item_id","variant");--> statement-breakpoint
ALTER TABLE "store_hold" ADD CONSTRAINT "store_hold_tenant_id_session_id_item_id_variant_pk" PRIMARY KEY("tenant_id","session_id","item_id","variant");--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_tenant_id_item_id_variant_pk" PRIMARY KEY("tenant_id","item_id","variant");--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_line_item" ON "checkout_line" USING btree ("tenant_id","session_id","item_id","variant");--> statement-breakpoint
DROP FUNCTION "store_hold_stock"(text, text, text[], integer[], timestamp with time zone);--> statement-breakpoint
-- As in 0015, each line of an item's variant: stock is counted by variant, what one person may have by item. Whatever locks
-- stock takes the rows of all variants of its items, in the order of item and variant.
CREATE FUNCTION "store_hold_stock"(
	"session" text, "fan" text, "items" text[], "variants" text[], "quantities" integer[], "instant" timestamp with time zone
) RETURNS TABLE ("item" text, "chosen" text, "refusal" text, "available" integer) LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO store_bought (fan_id, item_id)
	SELECT fan, wanted FROM (SELECT DISTINCT unnest(items) AS wanted) each ORDER BY wanted
	ON CONFLICT DO NOTHING;
	PERFORM FROM store_bought b WHERE b.fan_id = fan AND b.item_id = ANY (items) ORDER BY b.item_id FOR UPDATE;
	PERFORM FROM store_stock s WHERE s.item_id = ANY (items) ORDER BY s.item_id, s.variant FOR UPDATE;
	IF EXISTS (SELECT FROM store_hold h WHERE h.session_id = session) THEN
		IF EXISTS (
			SELECT FROM unnest(items, variants, quantities) AS wanted (item_id, variant, quantity)
			FULL JOIN (SELECT * FROM store_hold WHERE session_id = session) h
				ON h.item_id = wanted.item_id AND h.variant = wanted.variant
			WHERE (h.fan_id, h.quantity) IS DISTINCT FROM (fan, wanted.quantity)
		) THEN
			RAISE EXCEPTION 'session % holds something else', session USING ERRCODE = 'unique_violation';
		END IF;
		RETURN;
	END IF;
	RETURN QUERY
	SELECT refused.item_id, refused.variant, refused.why, CASE
		WHEN refused.why IN ('PERIOD', 'VARIANT_REQUIRED') THEN 0
		ELSE greatest(least(refused.free, refused.allowed), 0)
	END
	FROM (
		SELECT wanted.item_id, wanted.variant, s.free, wanted.allowed, CASE
			WHEN instant < wanted.sale_from OR instant >= wanted.sale_until THEN 'PERIOD'
			WHEN wanted.variant <> '' AND NOT EXISTS (
				SELECT FROM jsonb_array_elements(wanted.variants) each
				WHERE each ->> 'key' = wanted.variant AND each ->> 'isWithdrawn' IS DISTINCT FROM 'true'
			) OR wanted.variant = '' AND wanted.variants <> '[]' THEN 'VARIANT_REQUIRED'
			WHEN s.free < wanted.quantity THEN 'OUT_OF_STOCK'
			WHEN wanted.allowed < wanted.of_item THEN 'LIMIT'
		END AS why
		FROM (
			SELECT each.*, sum(each.quantity) OVER (PARTITION BY each.item_id) AS of_item,
				i.sale_from, i.sale_until, i.variants, i.per_person_limit - b.held - b.sold AS allowed
			FROM unnest(items, variants, quantities) AS each (item_id, variant, quantity)
			JOIN store_item i ON i.id = each.item_id
			JOIN store_bought b ON b.fan_id = fan AND b.item_id = each.item_id
		) wanted
		LEFT JOIN store_stock s ON s.item_id = wanted.item_id AND s.variant = wanted.variant
	) refused
	WHERE refused.why IS NOT NULL
	ORDER BY refused.item_id, refused.variant;
	IF FOUND THEN
		RETURN;
	END IF;
	INSERT INTO store_hold (session_id, fan_id, item_id, variant, quantity, held_at)
	SELECT session, fan, wanted.item_id, wanted.variant, wanted.quantity, instant
	FROM unnest(items, variants, quantities) AS wanted (item_id, variant, quantity);
	UPDATE store_stock s SET free = s.free - wanted.quantity, held = s.held + wanted.quantity
	FROM unnest(items, variants, quantities) AS wanted (item_id, variant, quantity)
	WHERE s.item_id = wanted.item_id AND s.variant = wanted.variant;
	UPDATE store_bought b SET held = b.held + wanted.quantity
	FROM (
		SELECT each.item_id, sum(each.quantity)::integer AS quantity
		FROM unnest(items, quantities) AS each (item_id, quantity) GROUP BY each.item_id
	) wanted WHERE b.fan_id = fan AND b.item_id = wanted.item_id;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "store_lock_holds"("session" text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM store_bought b
	WHERE (b.fan_id, b.item_id) IN (SELECT h.fan_id, h.item_id FROM store_hold h WHERE h.session_id = session)
	ORDER BY b.item_id FOR UPDATE;
	PERFORM FROM store_stock s
	WHERE s.item_id IN (SELECT h.item_id FROM store_hold h WHERE h.session_id = session)
	ORDER BY s.item_id, s.variant FOR UPDATE;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "store_release_stock"("session" text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM store_lock_holds(session);
	WITH released AS (
		DELETE FROM store_hold WHERE session_id = session AND sold_at IS NULL RETURNING *
	), stocked AS (
		UPDATE store_stock s SET held = s.held - r.quantity, free = s.free + r.quantity
		FROM released r WHERE s.item_id = r.item_id AND s.variant = r.variant
	), by_item AS (
		SELECT fan_id, item_id, sum(quantity)::integer AS quantity FROM released GROUP BY fan_id, item_id
	)
	UPDATE store_bought b SET held = b.held - r.quantity
	FROM by_item r WHERE b.fan_id = r.fan_id AND b.item_id = r.item_id;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "store_sell_stock"("session" text, "instant" timestamp with time zone) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
	PERFORM store_lock_holds(session);
	WITH bought AS (
		UPDATE store_hold SET sold_at = instant WHERE session_id = session AND sold_at IS NULL RETURNING *
	), stocked AS (
		UPDATE store_stock s SET held = s.held - n.quantity, sold = s.sold + n.quantity
		FROM bought n WHERE s.item_id = n.item_id AND s.variant = n.variant
	), by_item AS (
		SELECT fan_id, item_id, sum(quantity)::integer AS quantity FROM bought GROUP BY fan_id, item_id
	)
	UPDATE store_bought b SET held = b.held - n.quantity, sold = b.sold + n.quantity
	FROM by_item n WHERE b.fan_id = n.fan_id AND b.item_id = n.item_id;
	RETURN EXISTS (SELECT FROM store_hold h WHERE h.session_id = session);
END
$$;
