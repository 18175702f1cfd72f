INSERT INTO "search_text" ("tenant_id", "scope", "subject_id", "author_id", "at", "text")
SELECT "tenant_id", 'topic ' || "community_id", "id", "author_id", "posted_at", "title" || E'\n' || "text" FROM "topic" WHERE "deleted_at" IS NULL OR "held_at" IS NOT NULL ORDER BY "posted_at", "id";
