import type { Programme } from './types.ts'

const weekdays = [1, 2, 3, 4, 5]

/** What the demo's station sends and holds, week by week. */
export const programmes: readonly Programme[] = [
  {
    slug: 'morning',
    kind: 'STREAM',
    title: { ja: 'おはよう灯台', en: 'Good Morning Lighthouse' },
    episodes: [
      {
        ja: '海の色のお知らせから。新しいトースターは、三日つづけて裏返しに焼けています。',
        en: 'First, the colour of the sea. The new toaster has burnt the wrong side three days in a row.',
      },
      {
        ja: '灯台の階段を数えながら、きのう届いたおたよりを三通。6時50分にカモメの課長が来ます。',
        en: 'Three of yesterday’s letters, read on the way up the stairs. The section chief, a gull, flies in at 6:50.',
      },
      {
        ja: '朝のラジオ体操、今日は灯台の影にそって並びます。影がないときは、気持ちで。',
        en: 'Morning stretches, lined up along the lighthouse’s shadow. If there is none, imagine one.',
      },
      {
        ja: '「今日ちょっといやなこと」を先に言ってしまう回。言った人から、いってらっしゃい。',
        en: 'We say today’s small dreads out loud first. Once yours is said, off you go.',
      },
      {
        ja: '双眼鏡で見えたものを、ひとつだけ報告します。きのうは、たこ焼き屋ののぼりでした。',
        en: 'A report on one thing seen through the binoculars. Yesterday: the banner of a takoyaki stand.',
      },
    ],
    talents: ['hiyori'],
    channel: 'lighthouse',
    art: 'scene-lighthouse-dawn',
    weekdays: [0, ...weekdays, 6],
    time: '06:30',
    minutes: 45,
  },
  {
    slug: 'josephine',
    kind: 'STREAM',
    title: { ja: 'トマトのジョセフィーヌ観察カメラ', en: 'Josephine the tomato, live' },
    episodes: [
      {
        ja: '部長は学校です。鉢植えだけが映ります。動いたら、教えてください。',
        en: 'The captain is at school. Only the plant is on screen. If it moves, tell us.',
      },
      {
        ja: '水やりは正午ちょうど。自動じょうろが二回に一回、見当ちがいの方を向きます。',
        en: 'Watering is at noon sharp. Every second time the machine waters something else.',
      },
      {
        ja: '三つめの実が、きのうより少し赤い気がします。気のせいかどうかの投票つき。',
        en: 'The third fruit looks a touch redder than yesterday. We vote on whether that is true.',
      },
    ],
    talents: ['tsumugi'],
    channel: 'greenhouse',
    art: 'scene-greenhouse',
    weekdays,
    time: '10:00',
    minutes: 360,
  },
  {
    slug: 'game-club',
    kind: 'STREAM',
    title: { ja: '温室ゲーム部', en: 'Greenhouse Game Club' },
    episodes: [
      {
        ja: '『はちみつ鉄道』第二章。前回脱線した場所から、堆肥を積みなおして出発します。',
        en: '“Honey Railway”, chapter two. We load fresh compost and leave from where we derailed.',
      },
      {
        ja: '部員の自作ゲームを遊ぶ日。バグはぜんぶ「仕様」として楽しみます。',
        en: 'We play games that club members made. Every bug is a feature tonight.',
      },
      {
        ja: '『おにぎり将棋』勝ち抜き戦。負けた人から、好きな具を発表してもらいます。',
        en: 'An “Onigiri Shogi” gauntlet. Whoever loses reveals their favourite filling.',
      },
    ],
    talents: ['tsumugi'],
    channel: 'greenhouse',
    art: 'scene-greenhouse',
    weekdays: [1, 3],
    time: '20:00',
    minutes: 120,
  },
  {
    slug: 'game-club-late',
    kind: 'STREAM',
    title: { ja: '温室ゲーム部・土曜の延長戦', en: 'Game Club, Saturday overtime' },
    episodes: [
      {
        ja: '勝つまで帰らない日。温室の暖房の点検が入ったので、一時間おそくはじめます。',
        en: 'Nobody goes home before we win. The heating is being checked, so we start an hour later.',
      },
      {
        ja: 'ルカ先輩が操作、つむぎが指示。声だけで迷路を抜けます。はじまりは一時間あとです。',
        en: 'Luka plays, Tsumugi directs: a maze by voice alone. We begin an hour later than announced.',
      },
    ],
    talents: ['tsumugi', 'luka'],
    channel: 'greenhouse',
    art: 'scene-greenhouse',
    weekdays: [6],
    time: '21:00',
    minutes: 150,
    movedFrom: '20:00',
  },
  {
    slug: 'radio',
    kind: 'STREAM',
    title: { ja: '深夜二時のラジオ', en: 'Radio at 2 A.M.' },
    episodes: [
      {
        ja: '題のない曲の続きと、たまったおたよりを少し。時報は今夜も測られます。',
        en: 'More of the song without a title, and a few letters from the pile. The time signal will be measured again.',
      },
      {
        ja: '二番目に明るい星の話。一番はもう、じゅうぶん見られているので。',
        en: 'About the second brightest star. The brightest one gets looked at enough.',
      },
      {
        ja: '眠れない理由を集めています。ピアノは、隣の人が起きないくらいの音で。',
        en: 'Collecting reasons for not sleeping. The piano stays just below waking the neighbours.',
      },
      {
        ja: '「あと一曲」と言ってからが本編です。今夜の記録は四曲。',
        en: 'The show begins once she says “one last song”. The record stands at four.',
      },
    ],
    talents: ['luka'],
    channel: 'midnight',
    art: 'scene-radio-booth',
    weekdays: [0, 2, 4, 6],
    time: '02:00',
    minutes: 90,
  },
  {
    slug: 'harbour-lunch',
    kind: 'STREAM',
    title: { ja: '港の昼休み', en: 'Harbour lunch break' },
    episodes: [
      {
        ja: 'お弁当を持ちよって、30分だけ。今週の卵焼きは、甘い派が二票です。',
        en: 'Everyone brings lunch, for thirty minutes. Sweet omelettes lead by two votes.',
      },
      {
        ja: '売店の新作「波のりソーダ」を三人前。感想は一言ずつ、のこりは氷の音です。',
        en: 'Three of the shop’s new “Surf Soda”. One word each, and then the sound of ice.',
      },
    ],
    talents: ['hiyori', 'tsumugi'],
    channel: 'lobby',
    art: 'scene-schedule',
    weekdays: [2],
    time: '12:15',
    minutes: 30,
  },
  {
    slug: 'sketch-walk',
    kind: 'EVENT',
    title: { ja: '港町スケッチ散歩', en: 'Harbour sketch walk' },
    episodes: [
      {
        ja: '雨の予報のため中止します。次の回は、みなさんの絵に雨雲がいないときに。',
        en: 'Rain is forecast, so this walk is off. We try again once no one is drawing clouds.',
      },
    ],
    talents: ['hiyori'],
    channel: 'atelier',
    place: { ja: '旧桟橋の時計の下', en: 'Below the clock of the old pier' },
    art: 'scene-fan-sketch',
    weekdays: [5],
    time: '15:00',
    minutes: 120,
    isCancelled: true,
  },
  {
    slug: 'public-recording',
    kind: 'EVENT',
    title: { ja: '公開収録「三色の夕方」', en: 'Three-coloured evening: a public recording' },
    episodes: [
      {
        ja: '三人がそろう、月に二度の公開収録です。客席のペンライトの色が、そのまま番組の照明になります。\n\n開場は16時30分。おたよりは入口のポストへ。',
        en: 'All three together, twice a month, in front of you. The colours of your penlights light the show.\n\nDoors open at 16:30. Letters go in the box at the entrance.',
      },
      {
        ja: '前回のおたよりにあった「三人で同じ夢を見る方法」を、舞台のうえで試します。\n\n毛布の用意があります。おつかれの方は、寝ていてもかまいません。',
        en: 'We try, on stage, a listener’s way for three people to have the same dream.\n\nBlankets are provided. If you are tired, sleep.',
      },
    ],
    talents: ['hiyori', 'luka', 'tsumugi'],
    channel: 'lobby',
    place: { ja: 'よいやみ公会堂 小ホール', en: 'Yoiyami Public Hall, small hall' },
    art: 'scene-harbour-night',
    weekdays: [0],
    weeks: 'odd',
    time: '17:00',
    minutes: 90,
  },
  {
    slug: 'until-dawn',
    kind: 'EVENT',
    title: { ja: '夜明けまで起きてる会', en: 'Up Until Dawn' },
    episodes: [
      {
        ja: '三人そろって、灯台のてっぺんから日の出まで。おたよりのテーマは「眠れなかった夜の話」。',
        en: 'All three of them, at the top of the lighthouse until the sun is up. Send a letter about a night you couldn’t sleep.',
      },
      {
        ja: '今度の夜食は、朝ごはんを先に食べる会です。のこった人で、日の出に名前をつけます。',
        en: 'This time the midnight snack is breakfast, early. Whoever is left names the sunrise.',
      },
    ],
    talents: ['hiyori', 'luka', 'tsumugi'],
    channel: 'lobby',
    art: 'scene-lighthouse-dawn',
    weekdays: [6],
    weeks: 'even',
    time: '23:00',
    minutes: 440,
  },
]
