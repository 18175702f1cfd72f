import type { Information } from './types.ts'

const staff = 'yoiyami_staff'

/** What the demo's station tells its fans, the newest first. */
export const informations: readonly Information[] = [
  {
    category: 'NEWS',
    title: {
      ja: '年末の通信簿をお願いします（30コイン）',
      en: 'Please grade us for the year (30 coins)',
    },
    body: {
      ja: '年末恒例、放送局がみなさんに点をつけてもらうアンケートです。質問は五つ、三分ほど。途中でやめても、つづきから答えられます。\n\n答えてくださった方には30コインをお渡しします（先着5,000名）。つむぎは去年の「湯ざめ」を、まだ気にしています。',
      en: 'As every December, you grade the station: five questions, three minutes. Stop halfway and you can go on later.\n\nThe first 5,000 to answer receive 30 coins. Tsumugi has still not got over last year’s “Chilled”.',
    },
    author: staff,
    daysAgo: 1,
    time: '13:00',
    link: { path: '/questionnaires', label: { ja: 'アンケートに答える', en: 'Answer it' } },
  },
  {
    category: 'NEWS',
    title: {
      ja: '圏外で書いた言葉が、消えなくなりました',
      en: 'What you write without a signal is no longer lost',
    },
    body: {
      ja: '電車の中でも、トンネルの中でも、書いた言葉は「送信待ち」として残り、つながったときに順番どおり送られます。\n\n・送る前なら、取り消せます\n・ページを閉じても残ります\n・ログアウトすると、その端末からは消えます\n\n「送れたかどうか分からない」というおたよりを、一年で四十通いただきました。お待たせしました。',
      en: 'On a train or in a tunnel, your words now wait and go out in order once you are connected.\n\n・You can take them back until they are sent\n・They stay even if you close the page\n・They leave the device when you log out\n\nForty letters in a year asked “did it send?”. Thank you for waiting.',
    },
    author: staff,
    daysAgo: 1,
    time: '12:00',
    link: { path: '/messages', label: { ja: 'トークをひらく', en: 'Open Talk' } },
  },
  {
    category: 'EVENT',
    title: {
      ja: '冬の特別番組、投票がはじまりました',
      en: 'Vote for the winter special',
    },
    body: {
      ja: 'いちばん票を集めた番組を、年末にほんとうに放送します。候補は四つ。どれも台本はまだ白紙です。\n\n投票は1日1票。毎日0時に新しい1票が届きます。途中の順位は、最後まで伏せません。',
      en: 'We will really air whichever gets the most votes. There are four, and none has a script yet.\n\nOne vote a day, a new one at midnight Japan time. Standings stay open to the end.',
    },
    author: staff,
    art: 'scene-ballot',
    daysAgo: 2,
    time: '18:00',
    link: {
      path: '/voting-event/winter-special',
      label: { ja: '候補を見る', en: 'See the four' },
    },
  },
  {
    category: 'NEWS',
    title: { ja: '「みんなの港町」お披露目', en: 'Our harbour town, unveiled' },
    body: {
      ja: '工作室で描いてきた一枚が、来週、放送局の壁に飾られます。家はあと二軒ぶん空いています。\n\n描きたい方は、工作室で屋根の色を教えてください。',
      en: 'The picture drawn together in the Atelier goes up on the station’s wall next week. Two plots are still free.\n\nTo draw one, tell the Atelier the colour of your roof.',
    },
    author: staff,
    art: 'scene-harbour-night',
    daysAgo: 3,
    time: '19:00',
  },
  {
    category: 'EVENT',
    title: {
      ja: '灯台まつり、三色に灯った夜のお礼',
      en: 'Thank you for the night the lighthouse shone in three colours',
    },
    body: {
      ja: 'おはようございます、ひよりです。\n\n灯台の階段は112段あります。まつりの夜、みなさんの声を数えながら上ったら、113段目がありました。屋上です。\n\nお礼のプレゼント抽選を用意しました。無料で、毎日1口応募できます。',
      en: 'Good morning, Hiyori here.\n\nThe lighthouse has 112 steps. On the night of the festival I counted your voices on the way up and found a 113th. It was the roof.\n\nThere is a thank-you draw now: free, one entry a day.',
    },
    author: 'asanagi_hiyori',
    art: 'draw-dawn',
    daysAgo: 4,
    time: '07:00',
    link: { path: '/prize-draws', label: { ja: '応募する', en: 'Enter the draw' } },
  },
  {
    category: 'EVENT',
    title: {
      ja: 'カセットの裏の言葉で、100コイン',
      en: '100 coins for the words on the back of the tape',
    },
    body: {
      ja: '「深夜二時のラジオ」のカセットに、ルカが13文字のコードを書きました。キャンペーンのページに入れると、100コインになります。\n\n印刷がかすれていたら、0とO、1とIは、どちらで入れてもかまいません。',
      en: 'Luka wrote a code of thirteen characters on the “Radio at 2 A.M.” tape. Type it on the campaign’s page, and it becomes 100 coins.\n\nWhere the print is faint: 0 or O, 1 or I, either will do.',
    },
    author: staff,
    daysAgo: 5,
    time: '02:00',
    link: {
      path: '/campaign-code/radio-tape',
      label: { ja: 'コードを入れる', en: 'Type the code' },
    },
  },
  {
    category: 'MAINTENANCE',
    title: {
      ja: '決済メンテナンスのお知らせ（終了しました）',
      en: 'Payment maintenance (finished)',
    },
    body: {
      ja: '深夜2時から4時まで、カードとコンビニでのお支払いをお休みしました。コインでのお買い物、トーク、トレジャーマシンは通常どおりでした。\n\n【追記】予定より30分早く終わりました。お支払いの途中だった方には、個別にご連絡しています。',
      en: 'Card and konbini payments rested from 2 to 4 a.m. Shopping with coins, Talk and the treasure machines went on as usual.\n\nUpdate: we finished half an hour early. Whoever was in the middle of a payment has heard from us.',
    },
    author: staff,
    daysAgo: 6,
    time: '15:00',
    revised: { daysAgo: 5, time: '03:40' },
  },
  {
    category: 'STORE',
    title: {
      ja: '公式ペンライト「よいやみの三色」、受付中です',
      en: 'The official penlight, “Yoiyami in three colours”',
    },
    body: {
      ja: '朝の橙、夜の青、温室の緑。ボタン一つで三人の色に切り替わります。\n\n・電池は単4形3本（別売り）です\n・お一人さまの数に限りがあります\n\nコンビニでのお支払いは、残りが少なくなるとお選びいただけません。お取り置きの三日間で、ほんとうに欲しい方に届かなくなるのを防ぐためです。',
      en: 'Morning orange, night blue, greenhouse green: one button for all three.\n\n・Takes 3 × AAA batteries, not included\n・There is a limit per person\n\nOnce few are left you cannot pay at a konbini: three days on hold would keep them from someone who is ready.',
    },
    author: staff,
    art: 'goods-penlights',
    daysAgo: 8,
    time: '18:00',
    link: { path: '/store', label: { ja: 'ストアへ', en: 'To the store' } },
  },
  {
    category: 'NEWS',
    title: {
      ja: 'おたよりの募集：「眠れなかった夜の話」',
      en: 'Letters wanted: a night you could not sleep',
    },
    body: {
      ja: '深夜二時のラジオ、ルカです。\n\n次の「夜明けまで起きてる会」で読むおたよりを集めています。長くても、短くても、途中でも。\n\n宛先は、トークの「深夜二時のラジオ」まで。題はつけなくて大丈夫です。ぼくの曲にも、まだついていないので。',
      en: 'This is Luka, at two in the morning.\n\nI am collecting letters to read at the stay-up-till-dawn night. Long, short, unfinished, all welcome.\n\nLeave them in the room for the radio. No title needed. My song does not have one either.',
    },
    author: 'yowa_luka',
    art: 'scene-radio-booth',
    daysAgo: 11,
    time: '02:00',
    link: { path: '/messages', label: { ja: 'トークへ', en: 'To Talk' } },
  },
  {
    category: 'NEWS',
    title: {
      ja: 'ブロックとミュートの使い方をまとめました',
      en: 'How to mute and block, on one page',
    },
    body: {
      ja: '見たくないものを見ないでいられるのも、居心地のうちです。\n\n・ミュート：相手には伝わりません。期限をつけられます\n・ブロック：お互いに見えなくなります\n・ミュートワード：ひらがな、カタカナ、全角、半角の違いは気にしなくて大丈夫です\n\nどれも設定からいつでも解除できます。',
      en: 'Not seeing what you would rather not see is part of feeling at home.\n\n・Mute: they are not told, and you can set an end\n・Block: neither sees the other\n・Muted words: kana, width and case make no difference\n\nAll of it can be undone in the settings.',
    },
    author: staff,
    daysAgo: 14,
    time: '12:00',
    revised: { daysAgo: 13, time: '10:15' },
    link: { path: '/settings', label: { ja: '設定へ', en: 'To the settings' } },
  },
  {
    category: 'STORE',
    title: {
      ja: '温室ゲーム部サウンドトラック、配信開始',
      en: 'The greenhouse game club soundtrack is out',
    },
    body: {
      ja: 'つむぎです！ 3曲あります！\n\n負けた日の曲があります。勝った日の曲はありません。理由は聞かないでください。\n\nジョセフィーヌ（トマト）は3曲目の13秒で鳴っています。',
      en: 'Tsumugi here! Three tracks!\n\nOne of them is for losing and none is for winning. Please do not ask.\n\nJosephine the tomato can be heard in track three, 13 seconds in.',
    },
    author: 'nukui_tsumugi',
    art: 'goods-record',
    daysAgo: 17,
    time: '20:00',
    link: { path: '/store', label: { ja: 'ストアで聴く', en: 'Hear it in the store' } },
  },
  {
    category: 'NEWS',
    title: {
      ja: 'トレジャーマシンの当たりを、ご自分で確かめられます',
      en: 'Check a treasure machine’s draw yourself',
    },
    body: {
      ja: '引いた結果のページに「確かめる」を置きました。ボタンを押すと、お使いのブラウザーの中で計算をやり直します。局のコンピューターには何も聞きません。\n\n割合は引く前にすべてご覧になれます。変えるときは二人の局員が確かめ、前もってお知らせします。',
      en: 'Each result now has a “check” button. Your own browser does the sum again and asks our computers nothing.\n\nAll odds are shown before you draw. Changing them takes two of us, and is announced first.',
    },
    author: staff,
    art: 'machine-midnight',
    daysAgo: 21,
    time: '12:00',
    link: {
      path: '/treasure-machine',
      label: { ja: 'マシンを見る', en: 'See the machines' },
    },
  },
  {
    category: 'EVENT',
    title: {
      ja: '題のない曲、千回目が流れました',
      en: 'The song without a title was played for the thousandth time',
    },
    body: {
      ja: '午前3時12分、千回目でした。ルカは気づかず、ディレクターだけが拍手をしました。録音に残っています。\n\n記念の抽選は終わりました。当選された方にはメールをお送りしています。',
      en: 'It was 3:12 in the morning. Luka did not notice; only the director clapped. It is on the recording.\n\nThe draw for it has closed, and winners have had a mail.',
    },
    author: staff,
    art: 'draw-night',
    daysAgo: 24,
    time: '11:00',
    link: { path: '/prize-draws', label: { ja: '結果を見る', en: 'See the result' } },
  },
  {
    category: 'STORE',
    title: {
      ja: '送料とお届けについて',
      en: 'Postage and delivery',
    },
    body: {
      ja: 'グッズは、ご注文から7日以内に港の倉庫を出ます。受注生産の品は商品ページの時期をご覧ください。\n\n・送料は価格に含まれています\n・お届け先は設定に10件まで残せます\n・海外へのお届けは、まだご用意がありません',
      en: 'Goods leave the harbour warehouse within seven days. Made-to-order items say when on their page.\n\n・Postage within Japan is included in the price\n・You can keep ten addresses in the settings\n・We do not ship abroad yet',
    },
    author: staff,
    daysAgo: 29,
    time: '12:00',
  },
  {
    category: 'MAINTENANCE',
    title: {
      ja: '放送局の時計を合わせました',
      en: 'We set the station clock',
    },
    body: {
      ja: '局の時計が0.4秒進んでいたため、深夜1時に直しました。その間の書き込みの順番は変わっていません。\n\n時報を測ってくださっているリスナーのみなさん、ありがとうございます。今後もご指摘ください。',
      en: 'The station clock was 0.4 seconds fast, so we set it at one in the morning. The order of what was written did not change.\n\nThank you to the listeners who measure our time signal. Please go on.',
    },
    author: staff,
    daysAgo: 36,
    time: '01:30',
  },
  {
    category: 'EVENT',
    title: {
      ja: '温室コンサートの録音ができました',
      en: 'The greenhouse concert, recorded',
    },
    body: {
      ja: '葉っぱの音まで録れました。いちばん大きいのはバナナの木です。次は雨の日にやりたいと、つむぎが言っています。',
      en: 'We caught even the leaves. The loudest is the banana tree. Tsumugi would like to do the next one in the rain.',
    },
    author: staff,
    art: 'scene-greenhouse',
    daysAgo: 43,
    time: '19:00',
  },
  {
    category: 'NEWS',
    title: {
      ja: '未成年の方のお買い物に、月ごとの上限があります',
      en: 'Monthly limits for fans under 18',
    },
    body: {
      ja: '16歳未満の方は月5,000円まで、18歳未満の方は月20,000円までです。ご本人が、もっと低い上限を決めることもできます。下げるのはすぐに、上げるのは一日たってから変わります。\n\n保護者の方へ：ご相談はいつでも局のメールまで。',
      en: 'Under 16 it is ¥5,000 a month, under 18 ¥20,000. You may set a lower one yourself: lowering works at once, raising after a day.\n\nTo parents: write to us at any time.',
    },
    author: staff,
    daysAgo: 52,
    time: '12:00',
    link: {
      path: '/settings/store/spending',
      label: { ja: '自分の上限を決める', en: 'Set your own limit' },
    },
  },
  {
    category: 'NEWS',
    title: {
      ja: '暗い画面で読めるようになりました',
      en: 'A dark mode, for the small hours',
    },
    body: {
      ja: '深夜二時に画面が明るすぎる、というおたよりが続いたので、夜の配色を用意しました。設定の「見た目」で、端末に合わせる・明るい・暗いから選べます。',
      en: 'Letters kept telling us that the screen is too bright at two in the morning. Under “Appearance” you can now follow your device, or choose light or dark.',
    },
    author: staff,
    daysAgo: 66,
    time: '02:00',
    link: { path: '/settings', label: { ja: '見た目をえらぶ', en: 'Choose how it looks' } },
  },
  {
    category: 'STORE',
    title: {
      ja: '局の鳥マグカップ、再入荷しました',
      en: 'The bird mug is back',
    },
    body: {
      ja: '前回は灯台の上まで届く列でした（推定）。今回は前より多く焼いています。\n\n売り切れの品は、商品ページで「入荷したら知らせる」を押しておくと、買えるようになったときに一度だけメールが届きます。',
      en: 'Last time the queue reached the top of the lighthouse, we think. This time we fired more.\n\nPress “tell me” on a sold-out item and you get one mail when it can be bought.',
    },
    author: staff,
    art: 'goods-mug',
    daysAgo: 80,
    time: '18:00',
    link: { path: '/store', label: { ja: 'ストアへ', en: 'To the store' } },
  },
  {
    category: 'EVENT',
    title: {
      ja: '「みんなの港町」に百枚目の絵が届きました',
      en: 'The hundredth picture for Our harbour town',
    },
    body: {
      ja: '工作室に集まった絵を、一枚の港にしています。百枚目は、はじめて絵を描いたという方の、小さな自転車でした。いちばん坂の上に置きました。',
      en: 'We are joining the pictures from the workshop into one harbour. The hundredth is a small bicycle by someone who had never drawn before. It stands at the top of the hill.',
    },
    author: staff,
    art: 'scene-fan-sketch',
    daysAgo: 95,
    time: '19:00',
  },
  {
    category: 'NEWS',
    title: {
      ja: '英語でも読めるようになりました',
      en: 'The station can be read in English',
    },
    body: {
      ja: '設定の「言語」で切り替えられます。お知らせ、ストア、決まりごとはすべて両方の言葉で用意します。みなさんが書いた言葉は、書かれたままです。',
      en: 'Switch under “Language”. Information, the store and the rules come in both languages. What fans write stays as it was written.',
    },
    author: staff,
    daysAgo: 110,
    time: '12:00',
    link: { path: '/settings/language', label: { ja: '言語をえらぶ', en: 'Choose a language' } },
  },
  {
    category: 'MAINTENANCE',
    title: {
      ja: 'メールが届かないときは',
      en: 'If our mail does not arrive',
    },
    body: {
      ja: '迷惑メールの箱をご覧ください。それでも見つからないときは、局のアドレスを受信できるようにしてから、もう一度お試しください。\n\n確認コードは10分で使えなくなります。新しいものを送ると、前のものは使えません。',
      en: 'Please look in your spam folder first. If it is not there, allow our address and try again.\n\nA code works for ten minutes, and a new one replaces the old.',
    },
    author: staff,
    daysAgo: 130,
    time: '12:00',
  },
  {
    category: 'NEWS',
    title: {
      ja: 'よいやみ放送局、開局しました',
      en: 'Yoiyami Broadcasting is on the air',
    },
    body: {
      ja: '港町のはずれの、小さな建物です。看板は木で、電波は少しだけ遠くまで届きます。\n\n夜ふかしの人も、早起きの人も、どうぞ。',
      en: 'A small house at the edge of a harbour town. The sign is wood, and the signal goes a little farther than you would think.\n\nNight owls and early birds, come in.',
    },
    author: staff,
    art: 'scene-harbour-night',
    daysAgo: 150,
    time: '00:00',
  },
]
