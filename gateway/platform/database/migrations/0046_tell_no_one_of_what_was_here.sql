-- Alerts are mailed once an item can be bought. Who asked before that, and could buy it all the while, is not written to.
UPDATE "store_wish" SET "told_at" = now() FROM "store_item"
WHERE "store_wish"."kind" = 'ALERT' AND "store_wish"."told_at" IS NULL
	AND "store_item"."tenant_id" = "store_wish"."tenant_id" AND "store_item"."id" = "store_wish"."item_id"
	AND ("store_item"."sale_from" IS NULL OR "store_item"."sale_from" <= now())
	AND ("store_item"."sale_until" IS NULL OR "store_item"."sale_until" > now())
	AND NOT EXISTS (
		SELECT FROM "store_stock" WHERE "store_stock"."tenant_id" = "store_item"."tenant_id"
			AND "store_stock"."item_id" = "store_item"."id" AND "store_stock"."free" = 0
	);
