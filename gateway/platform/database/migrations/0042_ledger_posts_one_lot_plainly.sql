-- As before, and what moves one lot, as nearly all does, is written by three plain statements in place of one that
-- joins, groups and numbers what there is only one of.
CREATE OR REPLACE FUNCTION "ledger_post"("transfer" text, "against" text, "lots" bigint[], "amounts" integer[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
	moved ledger_lot;
	at_rest ledger_account;
BEGIN
	IF cardinality(lots) = 1 THEN
		UPDATE ledger_lot SET remaining = remaining + amounts[1] WHERE id = lots[1] RETURNING * INTO STRICT moved;
		UPDATE ledger_account a SET balance = a.balance + amounts[1], last_number = a.last_number + 1
		WHERE a.owner_id = moved.owner_id AND a.asset = moved.asset RETURNING * INTO STRICT at_rest;
		INSERT INTO ledger_entry (transfer_id, position, account, asset, amount, lot_id, number, balance) VALUES
			(transfer, 1, moved.owner_id, moved.asset, amounts[1], moved.id, at_rest.last_number, at_rest.balance),
			(transfer, 2, against, moved.asset, -amounts[1], NULL, NULL, NULL);
		RETURN;
	END IF;

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
