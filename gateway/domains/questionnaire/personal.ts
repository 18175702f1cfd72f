import { sql } from 'drizzle-orm'
import { kept, nobodys, type Judged } from '../../platform/personal/judging.ts'
import { questionnaire, questionnaireResponse } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys(
    'What operators ask; those who proposed and approved it are operators.',
    questionnaire,
  ),
  kept(questionnaireResponse, {
    why: 'Its choices are counted in the results, without a name; what was written in words goes.',
    of: 'fanId',
    // What was written in words may name its writer.
    becomes: () => ({
      answers: sql`(
        select coalesce(jsonb_object_agg(key, case when value ? 'text' then jsonb_set(value, '{text}', 'null') else value end), '{}')
        from jsonb_each(${questionnaireResponse.answers})
      )`,
    }),
    told: ['questionnaireId', 'answers', 'keptAt', 'sentAt', 'coins'],
  }),
]
