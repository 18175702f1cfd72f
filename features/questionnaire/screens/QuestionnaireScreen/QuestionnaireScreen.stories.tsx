import { expect, waitFor } from 'storybook/test'
import type { FakeOf } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import {
  fakeChoice,
  fakeQuestion,
  fakeQuestionnaire,
  questionnaires,
  questions,
} from '../../fakes.ts'
import query, {
  type QuestionnaireScreenQuery,
} from './__generated__/QuestionnaireScreenQuery.graphql.ts'
import { Screen } from './QuestionnaireScreen.tsx'

/** What is chosen is kept, whatever it is. */
const kept = {
  KeepQuestionnaireAnswersPayload: () => ({
    __typename: 'KeepQuestionnaireAnswersSuccess' as const,
    questionnaire: questionnaires.open,
  }),
}
const showing = (questionnaire: ReturnType<typeof fakeQuestionnaire> | null) => ({
  relay: { data: { ...kept, Query: () => ({ node: questionnaire }) } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<QuestionnaireScreenQuery>({
      query,
      variables: { id: 'questionnaire_1' },
      data: showing(questionnaires.open).relay.data,
    }),
    impossible: { Empty: 'A questionnaire without questions is never published.' },
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
/** What was chosen before a reload is there again. */
export const Begun = meta.story({
  parameters: showing(questionnaires.begun),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('radio', { name: /深夜二時/ })).toBeChecked(),
})
export const Answered = meta.story({ parameters: showing(questionnaires.answered) })
export const AnsweredDesktop = meta.story({
  parameters: showing(questionnaires.answered),
  globals: { ...atViewport('desktop'), locale: 'en' },
})
export const ResultsLater = meta.story({ parameters: showing(questionnaires.resultsLater) })
export const FewResults = meta.story({
  parameters: showing(fakeQuestionnaire({ ...questionnaires.answered, answerCount: null })),
})
export const ResultsForNobody = meta.story({
  parameters: showing(fakeQuestionnaire({ ...questionnaires.answered, resultsFor: 'NOBODY' })),
})
export const Ended = meta.story({ parameters: showing(questionnaires.ended) })
export const CoinsGone = meta.story({ parameters: showing(questionnaires.coinsGone) })
export const Guest = meta.story({ parameters: { session: { status: 'notLoggedIn' } } })
export const NoSuchQuestionnaire = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
const long = '深夜二時の放送を毎晩欠かさず聴いて、そのまま朝の灯台まで起きていることがよくある'
export const LongText = meta.story({
  parameters: showing(
    fakeQuestionnaire({
      title: '三百二十八回の番組すべてについて、できるだけ正直にお聞かせいただきたいアンケート',
      questions: [
        fakeQuestion({
          text: `${long}という方は、つぎのうちどれがいちばん近いか教えてください`,
          choices: [1, 2].map((at) => fakeChoice({ id: `choice_${at}`, label: long })),
        }),
        questions.scale,
      ],
    }),
  ),
})

type Canvas = { getByRole: (role: string, options: { name: RegExp | string }) => HTMLElement }
type User = { click: (element: HTMLElement) => Promise<void> }

async function answerAll(canvas: Canvas, userEvent: User): Promise<void> {
  for (const name of [/深夜二時/, /夜の港/, /こたつ/])
    await userEvent.click(canvas.getByRole('radio', { name }))
}

/** What is missing is said beside it, and one is led to the first. */
export const Missing = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: /深夜二時/ }))
    await userEvent.click(canvas.getByRole('button', { name: '回答を送る' }))
    await expect(canvas.getAllByText('この質問にお答えください。')).toHaveLength(2)
    await expect(canvas.getByRole('radio', { name: '朝の灯台' })).toHaveFocus()
  },
})

export const KeptAsOneGoes = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: /深夜二時/ }))
    await expect(await canvas.findByText(/ここまで保存しました/)).toBeVisible()
  },
})

export const NotKept = meta.story({
  parameters: { relay: { outcome: { useAutosaveMutation: 'error' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: /昼/ }))
    await expect(await canvas.findByText(/まだ保存できていません/)).toBeVisible()
  },
})

const answering = (AnswerQuestionnairePayload: () => FakeOf<'AnswerQuestionnairePayload'>) => ({
  relay: {
    data: {
      ...showing(questionnaires.open).relay.data,
      AnswerQuestionnairePayload,
    },
  },
})

const { viewerResponse } = questionnaires.answered
const justSent = fakeQuestionnaire({
  ...questionnaires.answered,
  viewerResponse: { ...viewerResponse, sentAt: '2026-11-20T03:00:00.000Z' },
})

export const Sent = meta.story({
  parameters: answering(() => ({
    __typename: 'AnswerQuestionnaireSuccess',
    coins: 30,
    questionnaire: justSent,
  })),
  async play({ canvas, userEvent }) {
    await answerAll(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: '回答を送る' }))
    await expect(await canvas.findByText(/お礼の30コイン/)).toBeVisible()
    // Whoever has no mouse goes on at the page's name.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
})

export const Sending = meta.story({
  parameters: { relay: { outcome: { AnswerFormMutation: 'pending' } } },
  async play({ canvas, userEvent }) {
    await answerAll(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: '回答を送る' }))
    await expect(await canvas.findByRole('button', { name: /送っています/ })).toBeVisible()
  },
})

/** It closed while one was writing. */
export const EndedMeanwhile = meta.story({
  parameters: answering(() => ({ __typename: 'QuestionnaireError', code: 'ENDED' })),
  async play({ canvas, userEvent }) {
    await answerAll(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: '回答を送る' }))
    await expect(await canvas.findByText('このアンケートは終了しました。')).toBeVisible()
  },
})

export const Offline = meta.story({
  parameters: { relay: { outcome: { AnswerFormMutation: 'error' } } },
  async play({ canvas, userEvent }) {
    await answerAll(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: '回答を送る' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
