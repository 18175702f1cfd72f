export default {
  'errors.InvalidStandaloneGameSaveError.NEWER_SAVE':
    'この町は、新しい版のゲームで作られています。再読み込みしてからお試しください。',
  'errors.InvalidStandaloneGameSaveError.NOT_A_SAVE':
    '港町の保存データではありません。書き出したファイルを選んでください。',
  'errors.InvalidStandaloneGameSaveError.NOT_JSON':
    'ファイルを読めませんでした。書き出したままのファイルを選んでください。',
  'errors.InvalidStandaloneGameSaveError.TOO_LARGE':
    '保存データは64KBまでです。書き出したままのファイルを選んでください。',
  'errors.StandaloneGameSaveConflictError':
    '別の端末に新しいデータがあります。どちらを使いますか？',
  'harbour.berth.idle': '空いています',
  'harbour.berth.out': 'あと{time}',
  'harbour.build': '何を建てますか',
  'harbour.build.gain': '賑わい {gain}',
  'harbour.build.how':
    'となりどうしの相性で、賑わいが変わります。同じ店がとなりに並んでも、よろこぶのは1軒ぶん。まわりがぜんぶ別々の仲よしになると、灯りがともって2倍に。賑わうほど、その店の注文の貝殻が増えます。',
  'harbour.bustle': '賑わい',
  'harbour.choose':
    '{from, select, device {別の端末に新しいデータがあります} other {どちらの町をつづけますか}}',
  'harbour.choose.how':
    '{from, select, device {どちらを使いますか？選ばなかった町は、先に書き出しておけます。} file {読み込んだ町を選ぶと、いまの町と入れかわります。} other {前の町を選ぶと、いまの町と入れかわります。}}',
  'harbour.clear': 'とりこわす',
  'harbour.clear.really': '貝殻は戻りません。もう一度押すと、空き地になります。',
  'harbour.collect': '{number}番の舟が帰りました。貝殻{pay}枚を受け取る',
  'harbour.friends': '仲よし：{friends}{count, plural, =0 {} other {。苦手：{foes}}}',
  'harbour.gift':
    '{gift, select, shells {貝殻を{amount}枚もらう} promise {{kind}の設計図をもらう} lesson {{kind}の技を教わる} feast {{kind}のお祭りにする} wind {追い風を吹かせる} other {建て増しを頼む}}',
  'harbour.gift.lasts':
    '{gift, select, shells {すぐに使えます} promise {次の{kind}が0枚で建ちます} lesson {{kind}の力が、ずっと＋1} feast {次のお客さんまで、{kind}の注文が2倍} wind {次のお客さんまで、舟が半分の時間で帰ります} other {次の建て増しが0枚に}}',
  'harbour.hint':
    '{hint, select, send {ようこそ、小さな入り江へ。注文をひとつ選んで、舟を出してみましょう。はじめの1そうは12秒で帰ります。} wait {舟が出ました。もうすぐ帰ってきます。} collect {舟が帰りました。舟を押して、貝殻を受け取りましょう。} collectMore {舟が帰っています。押して受け取りましょう。} build {貝殻がたまりました。＋の空き地を押して、はじめての店を建てましょう。} choosePlot {建てられる空き地があります。＋を押して選べます。} visitor {お客さんが来ています。もらえるのは、どちらかひとつ。} idle {舟が空いています。次に開けるころに帰る注文を選びましょう。} full {舟はみんな海の上。次は{time}に帰ります。建物を押すと、建て増しできます。} other {舟はみんな海の上。次は{time}に帰ります。またあとで。}}',
  'harbour.hours': '{hours}時間{minutes, plural, =0 {} other {#分}}',
  'harbour.kind': '{kind, select, 1 {民家} 2 {市場} 3 {パン屋} 4 {船大工} 5 {灯り屋} other {花畑}}',
  'harbour.level': '{building}（{level}段目）',
  'harbour.minutes': '{count}分',
  'harbour.missing.body': 'アドレスをお確かめください。港町は「あそぶ」から開けます。',
  'harbour.missing.title': 'この港は見つかりません',
  'harbour.order':
    '{kind, select, 1 {手紙の束を島々へ} 2 {干物と果物を対岸へ} 3 {焼きたてのパンを灯台へ} 4 {新しい櫂を漁師へ} 5 {ランプの油を岬へ} other {花束をとなり町へ}}',
  'harbour.order.pay': '{pay, number}枚{isFeast, select, true {（お祭りで2倍）} other {}}',
  'harbour.order.time': '{time}で帰る',
  'harbour.orders': '届いている注文',
  'harbour.pay': '＋{pay, number}',
  'harbour.plot.built':
    '{row}段目の左から{column}番、{building}、{level}段、賑わい{strength}{isAtHome, select, true {、まわりはみんな仲よし} other {}}',
  'harbour.plot.close': '注文へ戻る',
  'harbour.plot.empty': '{row}段目の左から{column}番、空き地',
  'harbour.plots': '町の区画',
  'harbour.price': '{price, plural, =0 {0枚（設計図）} other {#枚}}',
  'harbour.raise': '{price, plural, =0 {建て増しする（0枚）} other {建て増しする（#枚）}}',
  'harbour.rank':
    '{rank, select, 0 {静かな入り江} 1 {漁師の浜} 2 {小さな港} 3 {港町} 4 {灯りの港} other {海の都}}',
  'harbour.rank.last': 'いちばん賑わう港になりました',
  'harbour.rank.next': 'あと{left, number}で「{next}」',
  'harbour.save':
    '{place, select, guest {この端末にだけ保存しています} alone {この端末にだけ保存しています} saving {保存しています} changed {この端末に保存しました} offline {オフラインです。この端末に保存しています} refused {この端末にだけ保存しています} other {{isSaved, select, true {{time}に保存しました} other {自動で保存されます}}}}',
  'harbour.save.back': 'この町を見る',
  'harbour.save.export': '書き出す',
  'harbour.save.failed': '読み込めませんでした。接続を確かめて、もう一度お試しください。',
  'harbour.save.how':
    '町は自動で保存され、ログインした端末ならどこでもつづきから遊べます。ファイルに書き出して、あとで読み込むこともできます。',
  'harbour.save.import': '読み込む',
  'harbour.save.logIn': 'ログインして、ほかの端末でもつづける',
  'harbour.save.looking': '探しています',
  'harbour.save.more': '保存と読み込み',
  'harbour.save.none': '前の保存は、まだありません。',
  'harbour.save.versions': '前の保存',
  'harbour.seconds': '{count}秒',
  'harbour.send': '舟を出す',
  'harbour.shells': '貝殻',
  'harbour.side':
    '{side, select, here {この端末の町} device {別の端末の町} file {ファイルの町} other {前の保存の町}}',
  'harbour.side.choose':
    '{side, select, here {この端末の町をつづける} other {こちらの町をつづける}}',
  'harbour.side.played': '最後に遊んだのは',
  'harbour.side.rank': '町',
  'harbour.side.saved': '保存したのは',
  'harbour.strength':
    '賑わい{strength}{isAtHome, select, true {（まわりはみんな仲よし、2倍）} other {}}',
  'harbour.title': '港町',
  'harbour.toHome': 'ホームへ',
  'harbour.visitor':
    '{visitor, select, pedlar {行商のハナさん} master {職人のゲンさん} band {旅の楽師ルネさん} captain {老船長のサキさん} other {大工のトメさん}}',
  'harbour.visitor.says':
    '{visitor, select, pedlar {よい品がそろっていますよ。どちらになさいますか。} master {ひとつだけ、手ほどきをしましょう。} band {今夜はどこで奏でましょうか。} captain {風か、貝殻か。どちらもよいものだ。} other {手が空きました。どちらを手伝いましょう。}}',
  'harbour.what': '舟を出し、店を並べ、少しずつ賑わう小さな港。数分でも、ひと晩おいても。',
} as const
