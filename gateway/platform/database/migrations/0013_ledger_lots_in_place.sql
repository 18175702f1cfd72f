DROP INDEX "ledger_lot_expiring";--> statement-breakpoint
CREATE INDEX "ledger_lot_expires" ON "ledger_lot" USING btree ("tenant_id","expires_at");--> statement-breakpoint
-- A lot's place in an index no longer depends on what is left of it, so that taking from it changes its row alone,
-- beside the old one where there is room.
ALTER TABLE "ledger_lot" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "ledger_account" SET (fillfactor = 70);--> statement-breakpoint
-- As before in fewer statements: what was just written need not be read again to be told.
CREATE OR REPLACE FUNCTION "ledger_grant"(
	"new_id" text, "new_reason" text, "new_reference" text, "key" text, "hash" bytea, "at" timestamp with time zone,
	"owners" text[], "assets" text[], "classes" text[], "expiries" timestamp with time zone[], "amounts" integer[]
) RETURNS ledger_answer LANGUAGE plpgsql AS $$
DECLARE
	answer ledger_answer;
BEGIN
	PERFORM ledger_hold(owners, assets);
	INSERT INTO ledger_transfer (id, kind, reason, reference, idempotency_key, body_hash, at)
	VALUES (new_id, 'GRANT', new_reason, new_reference, key, hash, ledger_grant.at)
	ON CONFLICT (tenant_id, idempotency_key) DO NOTHING;
	IF NOT FOUND THEN
		RETURN ledger_recall(key, hash);
	END IF;
	PERFORM ledger_post(new_id, 'ISSUED', ledger_open(new_id, owners, assets, classes, expiries), amounts);
	answer.outcome := 'DONE';
	answer.transfer_id := new_id;
	answer.at := ledger_grant.at;
	RETURN answer;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "ledger_spend"(
	"new_id" text, "new_reason" text, "new_reference" text, "key" text, "hash" bytea, "at" timestamp with time zone,
	"owner" text, "of_asset" text, "wanted" integer, "is_paid_only" boolean, "told_free" integer
) RETURNS ledger_answer LANGUAGE plpgsql AS $$
DECLARE
	has_account boolean;
	is_known boolean;
	is_owing boolean;
	answer ledger_answer;
	lots bigint[];
	amounts integer[];
BEGIN
	PERFORM FROM ledger_account a WHERE a.owner_id = owner AND a.asset = of_asset FOR UPDATE;
	has_account := FOUND;
	-- All that is to be known, of one moment after the lock.
	SELECT
		EXISTS (SELECT FROM ledger_transfer t WHERE t.idempotency_key = key),
		EXISTS (SELECT FROM ledger_account a WHERE a.owner_id = owner AND a.asset = 'DEBT:' || of_asset AND a.balance > 0),
		array_agg(id ORDER BY before), array_agg(-taken ORDER BY before),
		coalesce(sum(taken) FILTER (WHERE class = 'FREE'), 0), coalesce(sum(taken) FILTER (WHERE class = 'PAID'), 0)
	INTO is_known, is_owing, lots, amounts, answer.free, answer.paid
	FROM (
		SELECT id, class, before, least(remaining, wanted - before)::integer AS taken
		FROM (
			SELECT id, class, remaining,
				sum(remaining) OVER (ORDER BY class = 'PAID', expires_at, id) - remaining AS before
			FROM ledger_lot lot
			WHERE lot.owner_id = owner AND lot.asset = of_asset AND lot.expires_at > ledger_spend.at
				AND lot.remaining > 0 AND (lot.class = 'PAID' OR NOT is_paid_only)
		) spendable
		WHERE before < wanted
	) takes;
	IF is_known THEN
		RETURN ledger_recall(key, hash);
	END IF;
	-- What a first grant brings meanwhile, to an account that was not there to be locked, is not taken.
	IF NOT has_account THEN
		answer.free := 0;
		answer.paid := 0;
	END IF;
	IF is_owing THEN
		answer.outcome := 'FROZEN';
		RETURN answer;
	END IF;
	IF answer.free + answer.paid < wanted THEN
		answer.outcome := 'SHORT';
		answer.missing := wanted - answer.free - answer.paid;
		RETURN answer;
	END IF;
	IF answer.free <> told_free THEN
		answer.outcome := 'SPLIT_CHANGED';
		RETURN answer;
	END IF;

	INSERT INTO ledger_transfer (id, kind, reason, reference, idempotency_key, body_hash, at)
	VALUES (new_id, 'SPEND', new_reason, new_reference, key, hash, ledger_spend.at)
	ON CONFLICT (tenant_id, idempotency_key) DO NOTHING;
	IF NOT FOUND THEN
		RETURN ledger_recall(key, hash);
	END IF;
	PERFORM ledger_post(new_id, 'SPENT', lots, amounts);
	answer.outcome := 'DONE';
	answer.transfer_id := new_id;
	answer.at := ledger_spend.at;
	answer.missing := 0;
	RETURN answer;
END
$$;
