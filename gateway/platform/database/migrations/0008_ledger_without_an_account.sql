-- As before, but for an account that was not there to be locked: what its first grant brings meanwhile, at the same
-- time, is nothing that may be taken without the lock.
CREATE OR REPLACE FUNCTION "ledger_spend"(
	"new_id" text, "new_reason" text, "new_reference" text, "key" text, "hash" bytea, "at" timestamp with time zone,
	"owner" text, "of_asset" text, "wanted" integer, "is_paid_only" boolean, "told_free" integer
) RETURNS ledger_answer LANGUAGE plpgsql AS $$
DECLARE
	has_account boolean;
	answer ledger_answer;
	lots bigint[];
	amounts integer[];
BEGIN
	PERFORM FROM ledger_account a WHERE a.owner_id = owner AND a.asset = of_asset FOR UPDATE;
	has_account := FOUND;
	answer := ledger_recall(key, hash);
	IF answer.outcome IS NOT NULL THEN
		RETURN answer;
	END IF;
	IF NOT has_account THEN
		answer.outcome := 'SHORT';
		answer.missing := wanted;
		RETURN answer;
	END IF;
	IF EXISTS (SELECT FROM ledger_account a WHERE a.owner_id = owner AND a.asset = 'DEBT:' || of_asset AND a.balance > 0) THEN
		answer.outcome := 'FROZEN';
		RETURN answer;
	END IF;

	SELECT
		array_agg(id ORDER BY before), array_agg(-taken ORDER BY before),
		coalesce(sum(taken) FILTER (WHERE class = 'FREE'), 0), coalesce(sum(taken) FILTER (WHERE class = 'PAID'), 0)
	INTO lots, amounts, answer.free, answer.paid
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
	IF FOUND THEN
		PERFORM ledger_post(new_id, 'SPENT', lots, amounts);
	END IF;
	RETURN ledger_recall(key, hash);
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "ledger_expire"("new_id" text, "owner" text, "of_asset" text, "at" timestamp with time zone)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	lots bigint[];
	amounts integer[];
	expired integer;
BEGIN
	PERFORM FROM ledger_account a WHERE a.owner_id = owner AND a.asset = of_asset FOR UPDATE;
	IF NOT FOUND THEN
		RETURN 0;
	END IF;
	SELECT array_agg(id ORDER BY expires_at, id), array_agg(-remaining ORDER BY expires_at, id), coalesce(sum(remaining), 0)
	INTO lots, amounts, expired
	FROM ledger_lot lot
	WHERE lot.owner_id = owner AND lot.asset = of_asset AND lot.expires_at <= ledger_expire.at AND lot.remaining > 0;
	IF expired > 0 THEN
		INSERT INTO ledger_transfer (id, kind, reason, idempotency_key, body_hash, at)
		VALUES (new_id, 'EXPIRY', 'EXPIRY', new_id, '', ledger_expire.at);
		PERFORM ledger_post(new_id, 'EXPIRED', lots, amounts);
	END IF;
	RETURN expired;
END
$$;
