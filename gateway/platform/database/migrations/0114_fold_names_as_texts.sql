-- A name as searches compare texts, to the letter as rules/fold.ts folds: also the spaced marks of kana (か゛), those that
-- say one once more (すゞ), waves, quotes, and the old forms of letters (髙, 邉).
CREATE OR REPLACE FUNCTION "fold_name"("of_name" text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	"folded" text;
	"each" text;
	"said" text := '';
	"kana" text := '';
BEGIN
	"folded" := translate(
		lower(normalize(regexp_replace(normalize(regexp_replace(
			"of_name",
			'[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'
		), NFKD), '[\u0300-\u036f\u20d0-\u20ff]', '', 'g'), NFKC) COLLATE "pg_c_utf8"),
		'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
		'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'
	);
	"folded" := translate(normalize(regexp_replace("folded", ' (?=[\u3099\u309a])', '', 'g'), NFKC), 'ヽヾ', 'ゝゞ');
	IF "folded" ~ '[ゝゞ]' THEN
		FOREACH "each" IN ARRAY string_to_array("folded", NULL) LOOP
			IF "each" NOT IN ('ゝ', 'ゞ') OR "kana" = '' THEN
				"kana" := "each";
				"said" := "said" || "each";
			ELSIF "each" = 'ゝ' THEN
				"said" := "said" || left(normalize("kana", NFD), 1);
			ELSE
				"said" := "said" || normalize(left(normalize("kana", NFD), 1) || U&'\3099', NFC);
			END IF;
		END LOOP;
		"folded" := "said";
	END IF;
	"folded" := translate("folded", '〜∼〰“”„‟〝〞〟‘’‚‛髙﨑栁瀨德濵濱桒槗𠮷邉邊齋齊澤廣櫻眞惠壽國圓嶽緖增淸', '~~~"""""""''''''''高崎柳瀬徳浜浜桑橋吉辺辺斎斉沢広桜真恵寿国円岳緒増清');
	"folded" := replace(replace(replace(replace("folded", 'ヷ', 'ゔぁ'), 'ヸ', 'ゔぃ'), 'ヹ', 'ゔぇ'), 'ヺ', 'ゔぉ');
	RETURN regexp_replace("folded", '[\u0009-\u000d\u0020\u1680\u2028\u2029\u2800\u00b7\u2022\u2027\u22c5\u30fb]', '', 'g');
END
$$;--> statement-breakpoint
-- Only names that hold what folds otherwise by now are written anew. The owner is bound by the tenants' policies otherwise.
ALTER TABLE "app_user" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "app_user" SET "display_name" = "display_name"
WHERE "folded_name" ~ '[〜∼〰“”„‟〝〞〟‘’‚‛髙﨑栁瀨德濵濱桒槗𠮷邉邊齋齊澤廣櫻眞惠壽國圓嶽緖增淸ヷヸヹヺゝゞヽヾ\u3099\u309a]' AND "folded_name" <> "fold_name"("display_name");--> statement-breakpoint
ALTER TABLE "app_user" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What is looked up by a letter's new form was kept by its old one: it joins the new one's places.
ALTER TABLE "search_posting" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
WITH "old" AS (
	DELETE FROM "search_posting" WHERE "gram" ~ '[〜∼〰“”„‟〝〞〟‘’‚‛髙﨑栁瀨德濵濱桒槗𠮷邉邊齋齊澤廣櫻眞惠壽國圓嶽緖增淸]' RETURNING *
)
INSERT INTO "search_posting" AS "kept" ("tenant_id", "scope", "gram", "segment", "places")
SELECT "tenant_id", "scope", translate("gram", '〜∼〰“”„‟〝〞〟‘’‚‛髙﨑栁瀨德濵濱桒槗𠮷邉邊齋齊澤廣櫻眞惠壽國圓嶽緖增淸', '~~~"""""""''''''''高崎柳瀬徳浜浜桑橋吉辺辺斎斉沢広桜真恵寿国円岳緒増清') AS "new", "segment", string_agg("places", ''::bytea)
FROM "old" GROUP BY "tenant_id", "scope", "new", "segment"
ON CONFLICT ("tenant_id", "scope", "gram", "segment") DO UPDATE SET "places" = "kept"."places" || excluded."places";--> statement-breakpoint
ALTER TABLE "search_posting" FORCE ROW LEVEL SECURITY;
