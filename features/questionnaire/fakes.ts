import { fakeOf } from '#storybook/fake.ts'
import { fakeImage } from '#storybook/fakeImage.ts'

export const fakeChoice = fakeOf('QuestionnaireChoice', {
  id: 'choice_1_when_morning',
  label: '朝。ひよりと一緒に起きる',
  picture: null,
  count: null,
})

const choice = (key: string, label: string, art?: Parameters<typeof fakeImage>[0]) =>
  fakeChoice({ id: `choice_1_${key}`, label, picture: art ? fakeImage(art) : null })

export const fakeQuestion = fakeOf('QuestionnaireQuestion', {
  id: 'question_1_when',
  kind: 'ONE',
  isRequired: true,
  mostChoices: 1,
  scaleEnds: null,
  text: '放送局を、いちばんよく開くのはいつですか',
  choices: [
    choice('when_morning', '朝。ひよりと一緒に起きる'),
    choice('when_day', '昼。休み時間にこっそり'),
    choice('when_night', '深夜二時。ルカと起きている'),
  ],
})

export const questions = {
  one: fakeQuestion(),
  picture: fakeQuestion({
    id: 'question_1_place',
    kind: 'PICTURE',
    text: '今年、いちばん心に残った場所は',
    choices: [
      choice('place_lighthouse', '朝の灯台', 'scene-lighthouse-dawn'),
      choice('place_booth', '深夜のブース', 'scene-radio-booth'),
      choice('place_greenhouse', '温室ゲーム部', 'scene-greenhouse'),
      choice('place_harbour', '夜の港', 'scene-harbour-night'),
    ],
  }),
  several: fakeQuestion({
    id: 'question_1_more',
    kind: 'SEVERAL',
    isRequired: false,
    mostChoices: 2,
    text: '来年もっとふやしてほしいもの',
    choices: [
      choice('more_letters', 'おたよりを読む時間'),
      choice('more_songs', '歌と演奏'),
      choice('more_sleep', '三人の睡眠時間'),
    ],
  }),
  scale: fakeQuestion({
    id: 'question_1_warmth',
    kind: 'SCALE',
    text: '番組を聴いたあとの、気持ちのあたたかさ',
    choices: ['1', '2', '3', '4', '5'].map((step) => choice(`warmth_${step}`, step)),
    scaleEnds: { low: '湯ざめ', high: 'こたつ' },
  }),
  text: fakeQuestion({
    id: 'question_1_words',
    kind: 'TEXT',
    isRequired: false,
    choices: [],
    text: '放送局にひとこと',
  }),
}

export const fakeQuestionnaire = fakeOf('Questionnaire', {
  id: 'questionnaire_1',
  title: '年末の通信簿：放送局に、点をつけてください',
  body: '一年間、聴いてくださってありがとうございました。\n来年の番組表を決める前に、みなさんの声を聞かせてください。厳しい点も、額に入れて飾ります。',
  picture: fakeImage('scene-schedule'),
  state: 'OPEN',
  resultsFor: 'ANSWERED',
  coins: 30,
  hasCoinsLeft: true,
  opensAt: '2026-11-18T15:00:00.000Z',
  closesAt: '2026-12-11T15:00:00.000Z',
  questions: Object.values(questions),
  answerCount: null,
  viewerResponse: null,
})

const said = (key: string, ...choices: string[]) => ({
  id: `answer_1_${key}`,
  questionId: `question_1_${key}`,
  text: null,
  choiceIds: choices.map((each) => `choice_1_${key}_${each}`),
})

export const fakeResponse = fakeOf('QuestionnaireResponse', {
  id: 'response_1',
  sentAt: null,
  coins: 0,
  answers: [said('when', 'night'), said('place', 'booth')],
})

/** Of 137 fans. */
const counts = new Map(
  Object.entries({
    when_morning: 41,
    when_day: 12,
    when_night: 84,
    place_lighthouse: 30,
    place_booth: 61,
    place_greenhouse: 28,
    place_harbour: 18,
    more_letters: 77,
    more_songs: 52,
    more_sleep: 103,
    warmth_1: 1,
    warmth_2: 4,
    warmth_3: 20,
    warmth_4: 48,
    warmth_5: 64,
  }),
)
const counted = Object.values(questions).map((question) => ({
  ...question,
  choices: (question.choices as ReturnType<typeof fakeChoice>[]).map((each) => ({
    ...each,
    count: counts.get((each.id as string).slice('choice_1_'.length)) ?? 0,
  })),
}))

const whole = fakeResponse({
  id: 'response_2',
  answers: [
    said('when', 'night'),
    said('place', 'booth'),
    said('more', 'songs', 'sleep'),
    said('warmth', '5'),
  ],
  sentAt: '2026-11-20T02:40:00.000Z',
  coins: 30,
})

export const questionnaires = {
  open: fakeQuestionnaire(),
  begun: fakeQuestionnaire({ viewerResponse: fakeResponse() }),
  answered: fakeQuestionnaire({
    questions: counted,
    answerCount: 137,
    viewerResponse: whole,
  }),
  resultsLater: fakeQuestionnaire({
    resultsFor: 'ENDED',
    coins: 0,
    hasCoinsLeft: false,
    viewerResponse: { ...whole, coins: 0 },
  }),
  ended: fakeQuestionnaire({
    id: 'questionnaire_2',
    title: '灯台まつりの夜、どうでしたか',
    state: 'ENDED',
    picture: fakeImage('scene-lighthouse-dawn'),
    coins: 0,
    hasCoinsLeft: false,
    body: 'おはようございます、ひよりです。灯台が三色に灯った夜のことを、忘れないうちに教えてください。',
    closesAt: '2026-11-18T15:00:00.000Z',
    questions: counted,
    answerCount: 137,
  }),
  coinsGone: fakeQuestionnaire({ hasCoinsLeft: false }),
}
