import type { SeedTopic, SeedTopicCategory } from './types.ts'

export const topicCategories: readonly SeedTopicCategory[] = [
  {
    slug: 'hello',
    name: { ja: 'はじめまして', en: 'New here' },
    description: {
      ja: '来たばかりの人の自己紹介と、聞いておきたいこと。',
      en: 'Say hello, and ask what you would like to know.',
    },
  },
  {
    slug: 'broadcast',
    name: { ja: '配信の話', en: 'Broadcasts' },
    description: {
      ja: '感想、名場面、聞きのがした回のこと。',
      en: 'What you heard, what you loved, what you missed.',
    },
  },
  {
    slug: 'making',
    name: { ja: 'つくる・育てる', en: 'Making and growing' },
    description: {
      ja: '絵、写真、料理、畑。手を動かした記録を。',
      en: 'Pictures, photos, cooking, gardens: what your hands did.',
    },
  },
  {
    slug: 'everyday',
    name: { ja: 'くらしの雑談', en: 'Everyday talk' },
    description: {
      ja: '夜食、通勤、眠れない夜。推しの話でなくても。',
      en: 'Night snacks, commutes, sleepless nights. Anything goes.',
    },
  },
  {
    slug: 'notice',
    name: { ja: '局からの案内', en: 'From the station' },
    description: {
      ja: '聴きかたや決まりごと。困ったら、まずここを。',
      en: 'How to listen and how things work here. Look here first.',
    },
  },
]

/** In these, by their slugs, talents and staff alone open topics. */
export const officialTopicCategories: readonly string[] = ['notice']

type Words = readonly [title: string, text: string]

const on = (
  daysAgo: number,
  time: string,
  category: string,
  author: string,
  [title, text]: Words,
): SeedTopic => ({ daysAgo, time, category, author, title, text })

/** What the cast and the fans wrote to be found again, the newest first. */
export const topics: readonly SeedTopic[] = [
  on(1, '22:10', 'broadcast', 'kujira_beta', [
    '笑いをこらえきれなかった回の一覧（ルカさん編）',
    '確認できたものを、回と時刻で並べます。\n\n第12回 41分08秒\n第38回 06分55秒\n第71回 1時間02分\n\nいずれも三秒以内に立て直しています。漏れがあれば教えてください。',
  ]),
  on(1, '20:32', 'everyday', 'shuden_komugi', [
    '終電で聴くための、ちょうどいい長さ',
    '乗車28分。雑談枠の前半でぴったり着きます。\n途中で降りる駅の名前を聞きのがすのが、唯一の欠点。\nみなさんは何分の道のりですか。',
  ]),
  on(1, '12:15', 'making', 'haineko_a', [
    '夜の海を塗るときの色の重ねかた',
    '群青をいきなり置くと、どうしても重たくなってしまいます。\n先にうすい桃色をひと面ひいて、乾く前に青を足すと、沈まずに夜になりました。\n\nほかの方の順番も、うかがってみたいです。',
  ]),
  on(2, '23:40', 'hello', 'kogoe', [
    '名前を読まれるのは、こわくないですか',
    'あの、質問です。\nおたよりを送ってみたいのですが、名前を読まれると思うと手が止まります。\nみなさんは、どうしていますか。',
  ]),
  on(2, '21:05', 'making', 'kenji_hatake', [
    'ベランダでもできる冬の葉もの、三つ',
    '一、ほうれん草。二、小松菜。三、春菊。\nどれも深さ二十センチの鉢で足ります。水やりは午前のうちに。\n夕方にやると根が冷えて、すねます(笑)',
  ]),
  on(2, '18:00', 'notice', 'yoiyami_staff', [
    'アーカイブの公開時刻について',
    '配信の録画は、終了からおよそ三時間後にご覧いただけるようになります。\n深夜の回は、翌朝の七時をめやすにお待ちください。\n\n権利の都合で曲の部分を短くしている回があります。その場合は説明欄に記しています。',
  ]),
  on(2, '07:30', 'everyday', 'mugicha_mama', [
    '子どもと一緒に聴くとき、どうしていますか',
    '娘は天気のコーナーだけ真剣で、残りは積み木をしています。\n音量や時間など、ご家庭の工夫があれば教えてください。',
  ]),
  on(3, '23:20', 'broadcast', 'marlo_b', [
    'What did Luka say about the blue kettle?',
    'I understood "kettle", "grandmother" and "never again".\nEveryone in the room laughed, so I laughed too.\nCould someone explain the middle part? 日本語でも だいじょうぶです。',
  ]),
  on(3, '21:18', 'broadcast', 'nukui_tsumugi', [
    '次に温室ゲーム部で育ててほしいもの、教えて！',
    'トマトのジョセフィーヌに、となりの鉢ができました！\n\n・水をやりすぎても怒らない\n・ゲームオーバーの音におどろかない\n\nこの二つを満たす植物、募集します。園芸部のみんな、たのんだよ！',
  ]),
  on(3, '14:44', 'everyday', 'ume_konbu', [
    '夜食の最適解は、だし茶漬けやと思うんよ',
    '冷やごはん、梅、昆布。お湯をかけるだけ。\n洗いもん、茶碗ひとつ。\n異論は聞くけど、うちの台所では認めへんで。',
  ]),
  on(4, '22:50', 'hello', 'amagasa', [
    '一年ぶりに戻ってきました',
    '仕事の都合で、長く離れておりました。\n番組の名前がいくつか変わっていて、すこし戸惑っています。\n今からでも追いつける順番がありましたら、お教えください。',
  ]),
  on(4, '19:02', 'broadcast', 'hz440', [
    '時報と開始の挨拶のずれ、今月の記録',
    '平均 +1.3秒、最大 +4.9秒、最小 −0.2秒。\nマイナスは先に喋りはじめた回\n測定は各自の回線で変わるので、参考まで',
  ]),
  on(4, '08:15', 'making', 'shiosai35', [
    '霧の朝に撮るなら、何時がいいか',
    '日の出の二十分あと。\n灯りがまだ点いていて、空は白い。\n三脚より、風よけのほうが要る。',
  ]),
  on(5, '23:05', 'everyday', 'yowa_luka', [
    '眠れない夜の、しずかな過ごしかた',
    '羊は、もう数えあきたころでしょう。\n\n私は、冷蔵庫の音がどの音階かを考えます。たいてい、答えの前に朝です。\nあなたの方法を、ここに置いていってください。次の放送で、いくつか借ります。',
  ]),
  on(5, '20:20', 'hello', 'mayu_kimatsu', [
    'はじめての人むけ：略語と内輪ネタの早見表',
    'まって、これ最初にほしかったやつだから作ったw\n\n堆肥＝負けたこと\n沈黙芸＝ルカさんが三秒だまること\nジョセ＝トマト\n\n足りないの、どんどん言って！',
  ]),
  on(5, '12:00', 'notice', 'yoiyami_staff', [
    'おたよりの送りかたと、読まれるまで',
    'お名前は、本名でなくてかまいません。「匿名希望」も歓迎します。\n届いた順ではなく、番組の流れに合わせて選んでいます。\n\n読まれなかったおたよりも、スタッフ全員が目を通しています。',
  ]),
  on(6, '21:33', 'broadcast', 'lag_taro', [
    'うちの回線だけ三秒おくれる件、解決したっす',
    '原因、電子レンジのとなりにルーター置いてたことっした。\n動かしたらぴたっと追いついたっす。\n同じ症状の人、台所を疑ってほしいっす。',
  ]),
  on(6, '17:27', 'making', 'haineko_a', [
    'ファンアートの下描きを見せあう場所',
    '完成していない絵には、完成した絵にない線があります。\n線画まで、色の途中まで、どこで止まっていても大丈夫です。\nよいと思ったところを、ひとつ先に伝えるのが、ここの習わしです。',
  ]),
  on(7, '07:45', 'broadcast', 'asanagi_hiyori', [
    '朝の天気コーナー、きいてほしい町を募集します！',
    'おはようございます、朝凪ひよりです！\n港の空ばかり見ていたら、みなさんの町の空も気になってきました。\n\n町の名前と、窓から見えるものをひとつ書いてくださいね。順番に、灯台から占います！',
  ]),
  on(7, '02:40', 'everyday', 'yakin_kingyo', [
    '夜勤のみなさん、休憩は何時ですか',
    'こちらは二時四十分。ちょうど一曲目のあたりで座れます。\n廊下がいちばん静かな時間に、だれかも起きていると思うと、歩幅が軽くなります。',
  ]),
  on(8, '20:48', 'hello', 'marlo_b', [
    'Listening from outside Japan: a small guide',
    '1. The night radio is at dinner time in Europe.\n2. Turn on the room chat; people will help you.\n3. Write in any language. 先に「こんばんは」だけ 言うと、もっと たのしいです。',
  ]),
  on(9, '18:30', 'notice', 'yoiyami_staff', [
    '使ってよい画像と、そうでないもの',
    'ご自身で描いた絵や撮った写真は、どうぞご自由に。\n配信の画面は、一枚につき番組名と日付を添えてお使いください。\n\nほかの方の作品を載せるときは、必ずご本人の了解を得てください。',
  ]),
  on(10, '22:22', 'broadcast', 'kujira_beta', [
    '初見の人に一本だけすすめるなら',
    '第19回を挙げます。停電で予備電源に切りかわる場面があり、番組の性格がよく出ています。\n別の一本を推す方は、理由も添えてください。数えておきます。',
  ]),
  on(11, '16:05', 'making', 'ume_konbu', [
    '番組に出てきた料理、うちで作ったら報告する会',
    '第一号、つむぎちゃんの「負けた日の卵焼き」。\n甘いほうで作ったら、家族に二回おかわりされたわ。負けてへんやん。',
  ]),
]
