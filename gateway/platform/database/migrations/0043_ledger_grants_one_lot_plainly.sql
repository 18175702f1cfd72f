-- A statement's entries are looked at together, as it ends and in memory, in place of reading them twice at the commit.
-- Who writes a transfer writes all of its entries by one statement.
DROP TRIGGER "ledger_entry_balances" ON "ledger_entry";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "ledger_refuse_unbalanced"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	unbalanced text;
BEGIN
	SELECT transfer_id INTO unbalanced FROM written GROUP BY tenant_id, transfer_id, asset HAVING sum(amount) <> 0 LIMIT 1;
	IF FOUND THEN
		RAISE EXCEPTION 'transfer % does not balance', unbalanced USING ERRCODE = 'integrity_constraint_violation';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entry_balances" AFTER INSERT ON "ledger_entry" REFERENCING NEW TABLE AS written
FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_unbalanced"();--> statement-breakpoint
-- As before, and one account, as nearly all hold, is locked where it is by a plain statement.
CREATE OR REPLACE FUNCTION "ledger_hold"("owners" text[], "assets" text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF cardinality(owners) = 1 THEN
		PERFORM FROM ledger_account a WHERE a.owner_id = owners[1] AND a.asset = assets[1] FOR UPDATE;
		IF FOUND THEN
			RETURN;
		END IF;
	END IF;
	INSERT INTO ledger_account (owner_id, asset)
	SELECT DISTINCT wanted.owner_id, wanted.asset FROM unnest(owners, assets) AS wanted (owner_id, asset)
	WHERE NOT EXISTS (
		SELECT FROM ledger_account a WHERE a.owner_id = wanted.owner_id AND a.asset = wanted.asset
	)
	ORDER BY 1, 2
	ON CONFLICT DO NOTHING;
	PERFORM FROM ledger_account a
	WHERE (a.owner_id, a.asset) IN (SELECT * FROM unnest(owners, assets))
	ORDER BY a.owner_id, a.asset
	FOR UPDATE;
END
$$;
--> statement-breakpoint
-- As before, and a free lot that is there already is found by a plain statement: none but who holds its account's lock
-- makes one.
CREATE OR REPLACE FUNCTION "ledger_open"(
	"transfer" text, "owners" text[], "assets" text[], "classes" text[], "expiries" timestamp with time zone[]
) RETURNS bigint[] LANGUAGE plpgsql AS $$
DECLARE
	found_lot bigint;
BEGIN
	IF cardinality(owners) = 1 AND classes[1] = 'FREE' THEN
		SELECT lot.id INTO found_lot FROM ledger_lot lot
		WHERE lot.owner_id = owners[1] AND lot.asset = assets[1] AND lot.expires_at = expiries[1]
			AND lot.class = 'FREE' AND lot.opened_by = '';
		IF FOUND THEN
			RETURN ARRAY[found_lot];
		END IF;
	END IF;
	INSERT INTO ledger_lot (owner_id, asset, class, expires_at, opened_by, remaining)
	SELECT owner_id, asset, class, expires_at, CASE class WHEN 'PAID' THEN transfer ELSE '' END, 0
	FROM unnest(owners, assets, classes, expiries) AS wanted (owner_id, asset, class, expires_at)
	ON CONFLICT DO NOTHING;
	RETURN (
		SELECT array_agg(lot.id ORDER BY wanted.position)
		FROM unnest(owners, assets, classes, expiries) WITH ORDINALITY AS wanted (owner_id, asset, class, expires_at, position)
		JOIN ledger_lot lot ON lot.owner_id = wanted.owner_id AND lot.asset = wanted.asset
			AND lot.expires_at = wanted.expires_at AND lot.class = wanted.class
			AND lot.opened_by = CASE wanted.class WHEN 'PAID' THEN transfer ELSE '' END
	);
END
$$;
--> statement-breakpoint
-- As before, and looks for how a debt is paid only where there is one.
CREATE OR REPLACE FUNCTION "ledger_grant"(
	"new_id" text, "new_reason" text, "new_reference" text, "key" text, "hash" bytea, "at" timestamp with time zone,
	"owners" text[], "assets" text[], "classes" text[], "expiries" timestamp with time zone[], "amounts" integer[],
	"debt_id" text DEFAULT NULL
) RETURNS ledger_answer LANGUAGE plpgsql AS $$
DECLARE
	answer ledger_answer;
	lots bigint[];
BEGIN
	PERFORM ledger_hold(owners, assets);
	INSERT INTO ledger_transfer (id, kind, reason, reference, idempotency_key, body_hash, at)
	VALUES (new_id, 'GRANT', new_reason, new_reference, key, hash, ledger_grant.at)
	ON CONFLICT (tenant_id, idempotency_key) DO NOTHING;
	IF NOT FOUND THEN
		RETURN ledger_recall(key, hash);
	END IF;
	lots := ledger_open(new_id, owners, assets, classes, expiries);
	PERFORM ledger_post(new_id, 'ISSUED', lots, amounts);
	IF debt_id IS NOT NULL AND EXISTS (
		SELECT FROM ledger_account a JOIN unnest(owners, assets) AS given (owner_id, asset)
			ON a.owner_id = given.owner_id AND a.asset = 'DEBT:' || given.asset
		WHERE a.balance > 0
	) THEN
		PERFORM ledger_pay_debts(debt_id, new_id, ledger_grant.at, lots, amounts);
	END IF;
	answer.outcome := 'DONE';
	answer.transfer_id := new_id;
	answer.at := ledger_grant.at;
	RETURN answer;
END
$$;
