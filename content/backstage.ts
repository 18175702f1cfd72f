import type { StorySeed, World } from './types.ts'

const page = (
  art: string,
  ja: string,
  en: string,
): StorySeed['chapters'][number]['pages'][number] => ({ art, text: { ja, en } })

/** How the station’s stories came about: a film, a way outside, and two chapters that are opened by cheering. */
export const backstage: NonNullable<World['backstage']> = {
  stories: [
    {
      slug: 'backstage',
      talent: 'tsumugi',
      title: { ja: '放送局の裏口から', en: 'By the station’s back door' },
      summary: {
        ja: '灯台と温室とスタジオの、ふだんは見えないところ。つむぎが案内します。',
        en: 'What is not seen of lighthouse, greenhouse and studio. Tsumugi shows you around.',
      },
      art: 'scene-greenhouse',
      chapters: [
        {
          title: { ja: '港をひとまわり', en: 'Once around the harbour' },
          film: 'harbour-day',
          pages: [],
        },
        {
          title: { ja: '灯台のしくみを読む', en: 'How a lighthouse works' },
          url: 'https://ja.wikipedia.org/wiki/灯台',
          pages: [],
        },
        {
          title: { ja: '温室の当番', en: 'On duty in the greenhouse' },
          rank: 1,
          pages: [
            page(
              'scene-greenhouse',
              '水やりは、朝の放送が始まる前に。\n｜葉《は》のうらまで見て、虫がいたら「おはよう」と言います。',
              'Water them before the morning’s broadcast.\nLook under each leaf, and say good morning to whoever sits there.',
            ),
            page(
              'story-radio-6',
              '当番の｜日誌《にっし》には、咲いた花と、届いたおたよりを書きます。\n今日は、どちらもひとつずつ。',
              'The log takes down what bloomed, and which letters came.\nToday: one of each.',
            ),
          ],
        },
        {
          title: { ja: '消した明かりのあとに', en: 'After the lights go out' },
          passes: 1,
          pages: [
            page(
              'scene-radio-booth',
              '放送が終わると、ルカはいつも｜椅子《いす》をひとつ、机のほうへ｜戻《もど》します。\n「明日の自分が、すぐ座れるように」',
              'When the broadcast ends, Luka always pushes one chair back to the desk.\n“So that I can sit down at once tomorrow.”',
            ),
            page(
              'scene-harbour-night',
              '最後に残るのは、灯台の光だけ。\n裏口の｜鍵《かぎ》は、いつも同じ｜鉢《はち》の下にあります。これは、ないしょです。',
              'Only the lighthouse stays lit.\nThe back door’s key is under the same pot as ever. That is a secret.',
            ),
          ],
        },
      ],
    },
  ],
  items: [
    {
      slug: 'view-passes-3',
      kind: 'TICKET_PACK',
      art: ['goods-book'],
      name: { ja: 'お話の閲覧パス 3枚', en: 'Three story passes' },
      description: {
        ja: '鍵のかかった章を、1枚でひとつ開けられます。一度開けた章は、ずっと読めます。期限は購入から180日。ミッションでも受け取れます。',
        en: 'Each opens a locked chapter, which stays open to you. Good for 180 days. Missions bring passes, too.',
      },
      priceCoins: 300,
      taxClass: 'OUT_OF_SCOPE',
      contents: { passes: 3 },
    },
  ],
  missions: [
    {
      slug: 'once-post',
      kind: 'POST',
      period: 'ONCE',
      goal: 1,
      reward: { kind: 'COIN', amount: 50 },
    },
    {
      slug: 'weekly-draw',
      kind: 'PROBABILITY_TREASURE_MACHINE_DRAW',
      period: 'WEEKLY',
      goal: 1,
      reward: { kind: 'COIN', amount: 20 },
    },
    {
      slug: 'once-pass',
      kind: 'LOGGED_IN',
      period: 'ONCE',
      goal: 1,
      reward: { kind: 'STORY_VIEW_PASS', amount: 1 },
    },
    {
      slug: 'monthly-pass',
      kind: 'LOGGED_IN',
      period: 'MONTHLY',
      goal: 10,
      reward: { kind: 'STORY_VIEW_PASS', amount: 1 },
    },
  ],
}
