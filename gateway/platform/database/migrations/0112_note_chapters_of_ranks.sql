-- Chapters that a rank opens are noted too, once those who hold it were told. What is there already is no news.
INSERT INTO "story_opening" ("tenant_id", "chapter_id", "at")
SELECT "tenant_id", "id", now() FROM "story_chapter" WHERE "condition" = 'SUPPORTER_RANK' ON CONFLICT DO NOTHING;
