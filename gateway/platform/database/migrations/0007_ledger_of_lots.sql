CREATE TABLE "ledger_account" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"owner_id" text NOT NULL,
	"asset" text NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_account_tenant_id_owner_id_asset_pk" PRIMARY KEY("tenant_id","owner_id","asset"),
	CONSTRAINT "ledger_account_balance" CHECK ("ledger_account"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"transfer_id" text NOT NULL,
	"position" integer NOT NULL,
	"account" text NOT NULL,
	"asset" text NOT NULL,
	"amount" integer NOT NULL,
	"lot_id" bigint,
	"number" integer,
	"balance" integer,
	CONSTRAINT "ledger_entry_tenant_id_transfer_id_position_pk" PRIMARY KEY("tenant_id","transfer_id","position"),
	CONSTRAINT "ledger_entry_amount" CHECK ("ledger_entry"."amount" <> 0),
	CONSTRAINT "ledger_entry_own" CHECK (num_nulls("ledger_entry"."lot_id", "ledger_entry"."number", "ledger_entry"."balance") = case when "ledger_entry"."account" = upper("ledger_entry"."account") then 3 else 0 end)
);
--> statement-breakpoint
CREATE TABLE "ledger_lot" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_lot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" text NOT NULL,
	"asset" text NOT NULL,
	"class" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"opened_by" text NOT NULL,
	"remaining" integer NOT NULL,
	CONSTRAINT "ledger_lot_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "ledger_lot_remaining" CHECK ("ledger_lot"."remaining" >= 0),
	CONSTRAINT "ledger_lot_opened_by" CHECK (("ledger_lot"."class" = 'PAID') = ("ledger_lot"."opened_by" <> ''))
);
--> statement-breakpoint
CREATE TABLE "ledger_transfer" (
	"tenant_id" text DEFAULT current_setting('app.tenant_id') NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"reference" text,
	"reverses" text,
	"idempotency_key" text NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_transfer_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "community" ADD COLUMN "welcome_coins" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_owner" FOREIGN KEY ("tenant_id","owner_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transfer" FOREIGN KEY ("tenant_id","transfer_id") REFERENCES "public"."ledger_transfer"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_lot" FOREIGN KEY ("tenant_id","lot_id") REFERENCES "public"."ledger_lot"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lot" ADD CONSTRAINT "ledger_lot_account" FOREIGN KEY ("tenant_id","owner_id","asset") REFERENCES "public"."ledger_account"("tenant_id","owner_id","asset") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD CONSTRAINT "ledger_transfer_reversed" FOREIGN KEY ("tenant_id","reverses") REFERENCES "public"."ledger_transfer"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_number" ON "ledger_entry" USING btree ("tenant_id","account","asset","number") WHERE number is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_lot_merged" ON "ledger_lot" USING btree ("tenant_id","owner_id","asset","expires_at","class","opened_by");--> statement-breakpoint
CREATE INDEX "ledger_lot_expiring" ON "ledger_lot" USING btree ("tenant_id","expires_at") WHERE remaining > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfer_idempotency_key" ON "ledger_transfer" USING btree ("tenant_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfer_reverses" ON "ledger_transfer" USING btree ("tenant_id","reverses") WHERE reverses is not null;--> statement-breakpoint
-- Who may do what: transfers and their entries are only ever added, and of the other two nothing changes but numbers.
GRANT SELECT, INSERT ON "ledger_transfer", "ledger_entry" TO "ouen_app";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ("remaining") ON "ledger_lot" TO "ouen_app";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ("balance", "last_number") ON "ledger_account" TO "ouen_app";--> statement-breakpoint
-- Looks when the transaction commits, so that a transfer's entries may be written one after another.
CREATE FUNCTION "ledger_refuse_unbalanced"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM ledger_entry WHERE tenant_id = NEW.tenant_id AND transfer_id = NEW.transfer_id
		GROUP BY asset HAVING sum(amount) <> 0
	) THEN
		RAISE EXCEPTION 'transfer % does not balance', NEW.transfer_id USING ERRCODE = 'integrity_constraint_violation';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entry_balances" AFTER INSERT ON "ledger_entry" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION "ledger_refuse_unbalanced"();--> statement-breakpoint
-- What the functions below answer: DONE with the rest, or why nothing was written. `free` and `paid` are a
-- spending's parts, `missing` what it lacks, or what is owed after a taking back.
CREATE TYPE "ledger_answer" AS (
	"outcome" text,
	"transfer_id" text,
	"at" timestamp (3) with time zone,
	"free" integer,
	"paid" integer,
	"missing" integer
);
--> statement-breakpoint
-- What the key has served for, read from the books, so that the same key has the same answer for ever; null where
-- it has not served.
CREATE FUNCTION "ledger_recall"("key" text, "hash" bytea) RETURNS ledger_answer LANGUAGE plpgsql AS $$
DECLARE
	known ledger_transfer;
	answer ledger_answer;
BEGIN
	SELECT * INTO known FROM ledger_transfer WHERE idempotency_key = key;
	IF NOT FOUND THEN
		RETURN NULL;
	END IF;
	IF known.body_hash <> hash THEN
		answer.outcome := 'KEY_REUSED';
		RETURN answer;
	END IF;
	SELECT
		'DONE', known.id, known.at,
		abs(coalesce(sum(e.amount) FILTER (WHERE lot.class = 'FREE'), 0)),
		abs(coalesce(sum(e.amount) FILTER (WHERE lot.class = 'PAID'), 0)),
		coalesce(sum(e.amount) FILTER (WHERE e.asset LIKE 'DEBT:%'), 0)
	INTO answer
	FROM ledger_entry e JOIN ledger_lot lot ON lot.id = e.lot_id
	WHERE e.transfer_id = known.id;
	RETURN answer;
END
$$;
--> statement-breakpoint
-- Makes the accounts that are not there yet, and locks all of them in the order of their ids: whoever locks more
-- than one does it here, so that nobody waits in a circle.
CREATE FUNCTION "ledger_hold"("owners" text[], "assets" text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
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
-- The lots that a transfer puts something into, in the order asked for. A free one may be there from before.
CREATE FUNCTION "ledger_open"(
	"transfer" text, "owners" text[], "assets" text[], "classes" text[], "expiries" timestamp with time zone[]
) RETURNS bigint[] LANGUAGE plpgsql AS $$
BEGIN
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
-- Writes a transfer's entries, against one of the system's accounts, and moves lots and balances with them. The
-- accounts are locked: every number that changes changes here.
CREATE FUNCTION "ledger_post"("transfer" text, "against" text, "lots" bigint[], "amounts" integer[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
	WITH leg AS (
		SELECT lot.id, lot.owner_id, lot.asset, wanted.amount, row_number() OVER (ORDER BY wanted.position) AS position
		FROM (
			SELECT lot_id, sum(amount)::integer AS amount, min(position) AS position
			FROM unnest(lots, amounts) WITH ORDINALITY AS given (lot_id, amount, position)
			GROUP BY lot_id
		) wanted
		JOIN ledger_lot lot ON lot.id = wanted.lot_id
	), emptied_or_filled AS (
		UPDATE ledger_lot lot SET remaining = lot.remaining + leg.amount FROM leg WHERE lot.id = leg.id
	), booked AS (
		UPDATE ledger_account a SET balance = a.balance + of.amount, last_number = a.last_number + of.entries
		FROM (
			SELECT owner_id, asset, sum(amount)::integer AS amount, count(*)::integer AS entries
			FROM leg GROUP BY owner_id, asset
		) of
		WHERE a.owner_id = of.owner_id AND a.asset = of.asset
	)
	INSERT INTO ledger_entry (transfer_id, position, account, asset, amount, lot_id, number, balance)
	SELECT
		transfer, leg.position, leg.owner_id, leg.asset, leg.amount, leg.id,
		a.last_number + row_number() OVER own, a.balance + sum(leg.amount) OVER own
	FROM leg JOIN ledger_account a ON a.owner_id = leg.owner_id AND a.asset = leg.asset
	WINDOW own AS (PARTITION BY leg.owner_id, leg.asset ORDER BY leg.position)
	UNION ALL
	SELECT
		transfer, cardinality(lots) + row_number() OVER (ORDER BY asset), against, asset, -sum(amount), NULL, NULL, NULL
	FROM leg GROUP BY asset HAVING sum(amount) <> 0;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "ledger_grant"(
	"new_id" text, "new_reason" text, "new_reference" text, "key" text, "hash" bytea, "at" timestamp with time zone,
	"owners" text[], "assets" text[], "classes" text[], "expiries" timestamp with time zone[], "amounts" integer[]
) RETURNS ledger_answer LANGUAGE plpgsql AS $$
BEGIN
	PERFORM ledger_hold(owners, assets);
	INSERT INTO ledger_transfer (id, kind, reason, reference, idempotency_key, body_hash, at)
	VALUES (new_id, 'GRANT', new_reason, new_reference, key, hash, ledger_grant.at)
	ON CONFLICT (tenant_id, idempotency_key) DO NOTHING;
	IF FOUND THEN
		PERFORM ledger_post(new_id, 'ISSUED', ledger_open(new_id, owners, assets, classes, expiries), amounts);
	END IF;
	RETURN ledger_recall(key, hash);
END
$$;
--> statement-breakpoint
-- Free before paid, what expires first before the rest. `told_free` is the free part that the fan was told; null
-- where they were told nothing.
CREATE FUNCTION "ledger_spend"(
	"new_id" text, "new_reason" text, "new_reference" text, "key" text, "hash" bytea, "at" timestamp with time zone,
	"owner" text, "of_asset" text, "wanted" integer, "is_paid_only" boolean, "told_free" integer
) RETURNS ledger_answer LANGUAGE plpgsql AS $$
DECLARE
	answer ledger_answer;
	lots bigint[];
	amounts integer[];
BEGIN
	PERFORM FROM ledger_account a WHERE a.owner_id = owner AND a.asset = of_asset FOR UPDATE;
	answer := ledger_recall(key, hash);
	IF answer.outcome IS NOT NULL THEN
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
-- Takes a grant or a spending back. What was spent returns to its lots; what would be past its expiry there returns
-- free, until `return_until`. What was granted and is spent by now is missing: it is owed where `may_owe`, and
-- otherwise nothing is taken back. What has expired unspent is not missing.
CREATE FUNCTION "ledger_reverse"(
	"new_id" text, "new_reason" text, "new_reference" text, "key" text, "hash" bytea, "at" timestamp with time zone,
	"reversed_id" text, "may_owe" boolean, "return_until" timestamp with time zone
) RETURNS ledger_answer LANGUAGE plpgsql AS $$
DECLARE
	answer ledger_answer;
	reversed ledger_transfer;
	lots bigint[];
	amounts integer[];
	owners text[];
	assets text[];
	owed integer[];
	expired integer;
BEGIN
	SELECT * INTO reversed FROM ledger_transfer t WHERE t.id = reversed_id AND t.kind IN ('GRANT', 'SPEND');
	IF NOT FOUND THEN
		answer.outcome := 'UNKNOWN';
		RETURN answer;
	END IF;
	SELECT array_agg(e.account), array_agg(e.asset) INTO owners, assets
	FROM ledger_entry e WHERE e.transfer_id = reversed_id AND e.number IS NOT NULL;
	PERFORM ledger_hold(owners, assets);
	answer := ledger_recall(key, hash);
	IF answer.outcome IS NOT NULL THEN
		RETURN answer;
	END IF;
	IF EXISTS (SELECT FROM ledger_transfer t WHERE t.reverses = reversed_id) THEN
		answer.outcome := 'ALREADY_REVERSED';
		RETURN answer;
	END IF;

	IF reversed.kind = 'GRANT' THEN
		-- An expiry that is booked has emptied the lot already; its entries say how much of it was never spent.
		SELECT
			array_agg(leg.lot_id) FILTER (WHERE taken > 0), array_agg(-taken) FILTER (WHERE taken > 0),
			array_agg(leg.account) FILTER (WHERE lacking > 0), array_agg('DEBT:' || leg.asset) FILTER (WHERE lacking > 0),
			array_agg(lacking) FILTER (WHERE lacking > 0), coalesce(sum(lacking), 0)
		INTO lots, amounts, owners, assets, owed, answer.missing
		FROM (
			SELECT e.lot_id, e.account, e.asset, least(lot.remaining, e.amount) AS taken,
				greatest(0, e.amount - lot.remaining - coalesce(gone.amount, 0))::integer AS lacking
			FROM ledger_entry e
			JOIN ledger_lot lot ON lot.id = e.lot_id
			LEFT JOIN LATERAL (
				SELECT -sum(x.amount) AS amount FROM ledger_entry x JOIN ledger_transfer t ON t.id = x.transfer_id
				WHERE t.kind = 'EXPIRY' AND x.account = e.account AND x.asset = e.asset AND x.number IS NOT NULL
					AND x.lot_id = e.lot_id
			) gone ON lot.expires_at <= ledger_reverse.at
			WHERE e.transfer_id = reversed_id
		) leg;
		IF answer.missing > 0 AND NOT may_owe THEN
			answer.outcome := 'SPENT';
			RETURN answer;
		END IF;
	END IF;

	INSERT INTO ledger_transfer (id, kind, reason, reference, reverses, idempotency_key, body_hash, at)
	VALUES (new_id, 'REVERSAL', new_reason, new_reference, reversed_id, key, hash, ledger_reverse.at)
	ON CONFLICT (tenant_id, idempotency_key) DO NOTHING;
	IF FOUND AND reversed.kind = 'GRANT' THEN
		IF answer.missing > 0 THEN
			PERFORM ledger_hold(owners, assets);
			lots := lots || ledger_open(
				new_id, owners, assets, array_fill('FREE'::text, array[cardinality(owners)]),
				array_fill('infinity'::timestamptz, array[cardinality(owners)])
			);
			amounts := amounts || owed;
		END IF;
		PERFORM ledger_post(new_id, 'ISSUED', lots, amounts);
	ELSIF FOUND THEN
		SELECT
			array_agg(lot.id) FILTER (WHERE lot.expires_at > ledger_reverse.at),
			array_agg(-e.amount) FILTER (WHERE lot.expires_at > ledger_reverse.at),
			-sum(e.amount) FILTER (WHERE lot.expires_at <= ledger_reverse.at)
		INTO lots, amounts, expired
		FROM ledger_entry e JOIN ledger_lot lot ON lot.id = e.lot_id
		WHERE e.transfer_id = reversed_id;
		IF expired > 0 THEN
			lots := lots || ledger_open(new_id, owners[1:1], assets[1:1], array['FREE'], array[return_until]);
			amounts := amounts || expired;
		END IF;
		PERFORM ledger_post(new_id, 'SPENT', lots, amounts);
	END IF;
	RETURN ledger_recall(key, hash);
END
$$;
--> statement-breakpoint
-- Books what has expired of one account; answers how much that was.
CREATE FUNCTION "ledger_expire"("new_id" text, "owner" text, "of_asset" text, "at" timestamp with time zone)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	lots bigint[];
	amounts integer[];
	expired integer;
BEGIN
	PERFORM FROM ledger_account a WHERE a.owner_id = owner AND a.asset = of_asset FOR UPDATE;
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
--> statement-breakpoint
-- Moves from one of the system's own accounts to another: nobody is waited for.
CREATE FUNCTION "ledger_book"(
	"new_id" text, "new_reason" text, "new_reference" text, "key" text, "hash" bytea, "at" timestamp with time zone,
	"from_account" text, "to_account" text, "of_asset" text, "amount" integer
) RETURNS ledger_answer LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO ledger_transfer (id, kind, reason, reference, idempotency_key, body_hash, at)
	VALUES (new_id, 'BOOKING', new_reason, new_reference, key, hash, ledger_book.at)
	ON CONFLICT (tenant_id, idempotency_key) DO NOTHING;
	IF FOUND THEN
		INSERT INTO ledger_entry (transfer_id, position, account, asset, amount)
		VALUES (new_id, 1, from_account, of_asset, -ledger_book.amount), (new_id, 2, to_account, of_asset, ledger_book.amount);
	END IF;
	RETURN ledger_recall(key, hash);
END
$$;
