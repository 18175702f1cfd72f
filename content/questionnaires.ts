import type { LocalizedText, QuestionnaireSeed, QuestionSeed } from './types.ts'

const text = (ja: string, en: string): LocalizedText => ({ ja, en })
const choice = (key: string, ja: string, en: string) => ({ key, label: text(ja, en) })
const pictured = (key: string, art: string, ja: string, en: string) => ({
  ...choice(key, ja, en),
  art,
})
const scale = (
  key: string,
  ja: string,
  en: string,
  scaleEnds: NonNullable<QuestionSeed['scaleEnds']>,
): QuestionSeed => ({
  key,
  kind: 'SCALE',
  text: text(ja, en),
  isRequired: true,
  scaleEnds,
  choices: ['1', '2', '3', '4', '5'].map((step) => choice(step, step, step)),
})

/** What the station asks: one with coins, one for the next goods, one that has ended and shows what came of it. */
export const questionnaires: readonly QuestionnaireSeed[] = [
  {
    slug: 'station-year-end',
    title: text(
      '年末の通信簿：放送局に、点をつけてください',
      'Year-end report: please grade the station',
    ),
    body: text(
      '一年間、聴いてくださってありがとうございました。\n来年の番組表を決める前に、みなさんの声を聞かせてください。厳しい点も、額に入れて飾ります。',
      'Thank you for a year of listening.\nBefore we draw up next year’s programme we would like to hear from you. Hard marks will be framed and hung on the wall.',
    ),
    art: 'scene-schedule',
    openedDaysAgo: 2,
    closesDaysAhead: 21,
    resultsFor: 'ANSWERED',
    coins: 30,
    rewardsMost: 5_000,
    questions: [
      {
        key: 'when',
        kind: 'ONE',
        isRequired: true,
        text: text(
          '放送局を、いちばんよく開くのはいつですか',
          'When do you open the station most?',
        ),
        choices: [
          choice('morning', '朝。ひよりと一緒に起きる', 'In the morning, getting up with Hiyori'),
          choice('day', '昼。休み時間にこっそり', 'At noon, in secret on a break'),
          choice('evening', '夕方。帰り道で', 'In the evening, on the way home'),
          choice('night', '深夜二時。ルカと起きている', 'At two in the morning, up with Luka'),
        ],
      },
      {
        key: 'oshi-scene',
        kind: 'PICTURE',
        isRequired: true,
        text: text('今年、いちばん心に残った場所は', 'Which place stayed with you this year?'),
        choices: [
          pictured('lighthouse', 'scene-lighthouse-dawn', '朝の灯台', 'The lighthouse at dawn'),
          pictured('booth', 'scene-radio-booth', '深夜のブース', 'The booth at night'),
          pictured('greenhouse', 'scene-greenhouse', '温室ゲーム部', 'The Greenhouse Game Club'),
          pictured('harbour', 'scene-harbour-night', '夜の港', 'The harbour at night'),
        ],
      },
      {
        key: 'more',
        kind: 'SEVERAL',
        isRequired: false,
        mostChoices: 3,
        text: text('来年もっとふやしてほしいもの', 'What would you like more of next year?'),
        choices: [
          choice('letters', 'おたよりを読む時間', 'Time for your letters'),
          choice('songs', '歌と演奏', 'Songs and playing'),
          choice('games', 'みんなで遊ぶゲーム', 'Games that all can play'),
          choice('outside', '港町の外ロケ', 'Trips out of the harbour town'),
          choice('sleep', '三人の睡眠時間', 'Sleep, for all three of them'),
        ],
      },
      scale(
        'warmth',
        '番組を聴いたあとの、気持ちのあたたかさ',
        'How warm you feel after a programme',
        { low: text('湯ざめ', 'Chilled'), high: text('こたつ', 'By the stove') },
      ),
      {
        key: 'words',
        kind: 'TEXT',
        isRequired: false,
        choices: [],
        text: text('放送局にひとこと', 'A word to the station'),
      },
    ],
  },
  {
    slug: 'next-sticker',
    title: text('つぎのスタンプ、どの表情がほしい？', 'The next sticker: which face?'),
    body: text(
      '温室のつむぎです！ 工作室の絵筆があいたので、新しいスタンプを1枚描きます。いちばん選ばれた表情から描きはじめます。\n「しょんぼり」は、もうたくさんあるので！',
      'Tsumugi here, from the greenhouse! The Atelier’s brush is free, so we are drawing one new sticker. The face that most of you choose comes first.\nThere is quite enough of me being gloomy already.',
    ),
    art: 'sticker-tsumugi-cheer',
    openedDaysAgo: 1,
    closesDaysAhead: 12,
    resultsFor: 'ENDED',
    coins: 0,
    rewardsMost: 0,
    questions: [
      {
        key: 'face',
        kind: 'PICTURE',
        isRequired: true,
        text: text('だれの、どんな表情ですか', 'Whose face, and which?'),
        choices: [
          pictured('hiyori-sleepy', 'sticker-hiyori-night', 'ねむいひより', 'Hiyori, sleepy'),
          pictured(
            'luka-laugh',
            'sticker-luka-cheer',
            '声を出して笑うルカ',
            'Luka, laughing aloud',
          ),
          pictured(
            'tsumugi-win',
            'sticker-tsumugi-congratulations',
            '勝ったつむぎ',
            'Tsumugi, winning',
          ),
        ],
      },
      {
        key: 'use',
        kind: 'SEVERAL',
        isRequired: true,
        mostChoices: 2,
        text: text('どんなときに送りたいですか', 'When would you send it?'),
        choices: [
          choice('hello', 'あいさつに', 'To say hello'),
          choice('cheer', 'だれかを応援するとき', 'To cheer somebody on'),
          choice('sorry', '寝坊したとき', 'Having overslept'),
          choice('nothing', 'とくに用はないけれど', 'For no reason at all'),
        ],
      },
    ],
  },
  {
    slug: 'festival-night',
    title: text('灯台まつりの夜、どうでしたか', 'How was the night of the festival?'),
    body: text(
      'おはようございます、ひよりです。灯台が三色に灯った夜のことを、忘れないうちに教えてください。来年の階段の順番を決めるのに使います。',
      'Good morning, Hiyori here. Before we forget it, tell us about the night the lighthouse shone in three colours. It decides who climbs first next year.',
    ),
    art: 'scene-lighthouse-dawn',
    openedDaysAgo: 16,
    closesDaysAhead: -2,
    resultsFor: 'ENDED',
    coins: 0,
    rewardsMost: 0,
    questions: [
      {
        key: 'colour',
        kind: 'ONE',
        isRequired: true,
        text: text('いちばんきれいだった色は', 'Which colour was the most beautiful?'),
        choices: [
          choice('amber', '夜明けの琥珀（ひより）', 'The amber of dawn (Hiyori)'),
          choice('indigo', '二時の藍（ルカ）', 'The indigo of two o’clock (Luka)'),
          choice('jade', '温室の翡翠（つむぎ）', 'The jade of the greenhouse (Tsumugi)'),
        ],
      },
      scale('again', '来年も、また来たいですか', 'Would you come again next year?', {
        low: text('おうちで', 'From home'),
        high: text('始発で', 'By the first train'),
      }),
      {
        key: 'words',
        kind: 'TEXT',
        isRequired: false,
        choices: [],
        text: text('あの夜のこと、ひとこと', 'A word about that night'),
      },
    ],
  },
]
