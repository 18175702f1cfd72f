-- One by one, since an account that is made is held as well: made before its turn, it and an account before it are two
-- locks that two transfers take in two orders. One account, as nearly all hold, is locked by a plain statement.
CREATE OR REPLACE FUNCTION "ledger_hold"("owners" text[], "assets" text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	wanted record;
BEGIN
	IF cardinality(owners) = 1 THEN
		PERFORM FROM ledger_account a WHERE a.owner_id = owners[1] AND a.asset = assets[1] FOR UPDATE;
		IF FOUND THEN
			RETURN;
		END IF;
	END IF;
	FOR wanted IN
		SELECT DISTINCT owner_id, asset FROM unnest(owners, assets) AS each (owner_id, asset) ORDER BY 1, 2
	LOOP
		PERFORM FROM ledger_account a WHERE a.owner_id = wanted.owner_id AND a.asset = wanted.asset FOR UPDATE;
		IF NOT FOUND THEN
			INSERT INTO ledger_account (owner_id, asset) VALUES (wanted.owner_id, wanted.asset) ON CONFLICT DO NOTHING;
			-- Whoever else made it meanwhile may hold it.
			PERFORM FROM ledger_account a WHERE a.owner_id = wanted.owner_id AND a.asset = wanted.asset FOR UPDATE;
		END IF;
	END LOOP;
END
$$;
