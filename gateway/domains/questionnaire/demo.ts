import { and, eq, inArray, lt } from 'drizzle-orm'
import { atJst } from '#content/schedule.ts'
import type { QuestionnaireSeed, QuestionSeed } from '#content/types.ts'
import { findCommunityId, findPeople } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { newId } from '../../platform/ids.ts'
import { questionnaire, questionnaireResponse, type StoredAnswers } from './tables.ts'

export const demo: DemoParts = {
  questionnaires: {
    after: ['community/community', 'user/people'],
    add: addQuestionnaires,
    renew: keepOpen,
  },
}

async function addQuestionnaires(stage: DemoStage): Promise<void> {
  for (const seed of stage.world.questionnaires ?? []) await addQuestionnaire(stage, seed)
}

async function addQuestionnaire(stage: DemoStage, seed: QuestionnaireSeed): Promise<void> {
  const { transaction, picture, now } = stage
  const { slug, title, body, art, resultsFor, questions, coins, rewardsMost } = seed
  const id = newId('questionnaire')
  await transaction.insert(questionnaire).values({
    id,
    communityId: await findCommunityId(stage),
    slug,
    title,
    body,
    picture: picture(art),
    opensAt: atJst(now, -seed.openedDaysAgo, '00:00'),
    closesAt: atJst(now, seed.closesDaysAhead, '24:00'),
    questions: questions.map(({ choices, mostChoices = 1, scaleEnds = null, ...question }) => ({
      ...question,
      mostChoices,
      scaleEnds,
      choices: choices.map(({ key, label, art: own }) => ({
        key,
        label,
        picture: own === undefined ? null : picture(own),
      })),
    })),
    // Of the demo's own operators: two, since it gives something.
    resultsFor,
    coins,
    rewardsMost,
    proposedBy: 'demo',
    approvedBy: 'demo-second',
  })
  // What gives coins was answered by nobody: nobody has had any.
  if (coins === 0) await addAnswers(stage, id, seed)
}

/** The demo's fans have answered, each in their own way. */
async function addAnswers(stage: DemoStage, id: string, seed: QuestionnaireSeed): Promise<void> {
  const people = await findPeople(stage)
  const at = atJst(stage.now, -seed.openedDaysAgo, '12:00')
  const rows = stage.world.fans.flatMap(({ handle }, fan) => {
    const fanId = people.get(handle)
    const answers = answersOf(seed.questions, fan)
    return fanId === undefined
      ? []
      : [{ questionnaireId: id, fanId, answers, keptAt: at, sentAt: at }]
  })
  if (rows.length > 0) await stage.transaction.insert(questionnaireResponse).values(rows)
}

const answersOf = (questions: readonly QuestionSeed[], fan: number): StoredAnswers =>
  Object.fromEntries(
    questions
      .filter(({ kind }) => kind !== 'TEXT')
      .map(({ key, choices, mostChoices = 1 }, at) => {
        // Some choices are liked better than others.
        const first = (fan * fan + 2 * at) % choices.length
        const second = (first + 1 + (fan % 2)) % choices.length
        const chosen = mostChoices > 1 ? [first, second] : [first]
        const choiceIds = choices.filter((_, each) => chosen.includes(each)).map((each) => each.key)
        return [key, { choiceIds, text: null }]
      }),
  )

/** What was asked and answered stays: one that is over gives way to the same anew. */
async function keepOpen(stage: DemoStage): Promise<void> {
  const { transaction, world, now } = stage
  const open = (world.questionnaires ?? []).filter(({ closesDaysAhead }) => closesDaysAhead > 0)
  if (open.length === 0) return
  const slugs = open.map(({ slug }) => slug)
  const over = await transaction
    .select({ id: questionnaire.id, slug: questionnaire.slug })
    .from(questionnaire)
    .where(and(inArray(questionnaire.slug, slugs), lt(questionnaire.closesAt, now)))
  for (const { id, slug } of over) {
    await transaction
      .update(questionnaire)
      .set({ slug: `${slug}-${id}` })
      .where(eq(questionnaire.id, id))
    await addQuestionnaire(
      stage,
      open.find((each) => each.slug === slug)!,
    )
  }
}
