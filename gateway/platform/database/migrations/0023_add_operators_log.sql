CREATE TABLE "operator_act" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"who" text NOT NULL,
	"why" text NOT NULL,
	"answers" text,
	"asked_by" text,
	"details" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operator_act_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "operator_act_who" UNIQUE("tenant_id","id","who"),
	CONSTRAINT "operator_act_answer" CHECK (num_nulls("operator_act"."answers", "operator_act"."asked_by") = case when "operator_act"."kind" in ('APPROVE_REFUND', 'DECLINE_REFUND') then 0 else 2 end),
	CONSTRAINT "operator_act_two_people" CHECK ("operator_act"."kind" <> 'APPROVE_REFUND' or "operator_act"."asked_by" <> "operator_act"."who")
);
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "refunded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "language" text DEFAULT 'ja' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_act" ADD CONSTRAINT "operator_act_asked" FOREIGN KEY ("tenant_id","answers","asked_by") REFERENCES "public"."operator_act"("tenant_id","id","who") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_act_answers" ON "operator_act" USING btree ("tenant_id","answers") WHERE answers is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_act_once" ON "operator_act" USING btree ("tenant_id","subject","kind") WHERE kind in ('SHIP', 'CHARGEBACK');--> statement-breakpoint
CREATE INDEX "operator_act_subject" ON "operator_act" USING btree ("tenant_id","subject","at");--> statement-breakpoint
-- What operators did stays as it was written.
GRANT SELECT, INSERT ON "operator_act" TO "ouen_app";--> statement-breakpoint
-- Pays what the owners of these lots owe, from what was just put into them: free ones first, as in a spending. Whoever
-- makes a debt holds the account that is owed for, so nobody makes or pays one meanwhile.
CREATE FUNCTION "ledger_pay_debts"(
	"new_id" text, "granted_by" text, "at" timestamp with time zone, "granted" bigint[], "amounts" integer[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	lots bigint[];
	parts integer[];
	debts bigint[];
	debt_parts integer[];
BEGIN
	WITH owing AS (
		SELECT a.owner_id, a.asset, a.balance FROM ledger_account a
		WHERE a.balance > 0 AND (a.owner_id, a.asset) IN (
			SELECT lot.owner_id, 'DEBT:' || lot.asset FROM ledger_lot lot WHERE lot.id = ANY (granted)
		)
		ORDER BY a.owner_id, a.asset
		FOR UPDATE
	), given AS (
		SELECT lot.id, lot.owner_id, lot.asset, sum(g.amount)::integer AS amount,
			sum(sum(g.amount)) OVER (
				PARTITION BY lot.owner_id, lot.asset ORDER BY lot.class = 'PAID', lot.expires_at, lot.id
			) - sum(g.amount) AS before
		FROM unnest(granted, amounts) AS g (lot_id, amount) JOIN ledger_lot lot ON lot.id = g.lot_id
		GROUP BY lot.id, lot.owner_id, lot.asset, lot.class, lot.expires_at
	), paying AS (
		SELECT given.id, owing.owner_id, owing.asset, least(given.amount, owing.balance - given.before)::integer AS part
		FROM given JOIN owing ON owing.owner_id = given.owner_id AND owing.asset = 'DEBT:' || given.asset
		WHERE given.before < owing.balance
	), settled AS (
		SELECT lot.id, paid.part
		FROM (SELECT owner_id, asset, sum(part)::integer AS part FROM paying GROUP BY owner_id, asset) paid
		JOIN ledger_lot lot ON lot.owner_id = paid.owner_id AND lot.asset = paid.asset AND lot.remaining > 0
	)
	SELECT
		(SELECT array_agg(id) FROM paying), (SELECT array_agg(-part) FROM paying),
		(SELECT array_agg(id) FROM settled), (SELECT array_agg(-part) FROM settled)
	INTO lots, parts, debts, debt_parts;
	IF lots IS NULL THEN
		RETURN;
	END IF;
	INSERT INTO ledger_transfer (id, kind, reason, reference, idempotency_key, body_hash, at)
	VALUES (new_id, 'SPEND', 'DEBT', granted_by, 'debt:' || granted_by, '', ledger_pay_debts.at);
	PERFORM ledger_post(new_id, 'SPENT', lots || debts, parts || debt_parts);
END
$$;
--> statement-breakpoint
DROP FUNCTION "ledger_grant"(
	text, text, text, text, bytea, timestamp with time zone, text[], text[], text[], timestamp with time zone[], integer[]
);
--> statement-breakpoint
-- As before, and what the owners owe is paid from it. `debt_id` is the id of the transfer that does; a gateway of the
-- release before names none.
CREATE FUNCTION "ledger_grant"(
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
	IF debt_id IS NOT NULL THEN
		PERFORM ledger_pay_debts(debt_id, new_id, ledger_grant.at, lots, amounts);
	END IF;
	answer.outcome := 'DONE';
	answer.transfer_id := new_id;
	answer.at := ledger_grant.at;
	RETURN answer;
END
$$;
