import type { FortuneLine } from './types.ts'

/** In the voice of the lighthouse: early, tidy, and at odds with its toaster. */
export const hiyori: readonly FortuneLine[] = [
  {
    slug: 'hiyori-001',
    luck: 'GREAT',
    text: {
      ja: '灯台の明かりが、きょうはきみの方角を少し長めに照らしています。どうぞまっすぐ。',
      en: 'The lighthouse lingers a little in your direction today. Go straight ahead.',
    },
    charm: { ja: '右のポケット', en: 'Your right pocket' },
  },
  {
    slug: 'hiyori-002',
    luck: 'GOOD',
    text: {
      ja: 'トーストが、ちょうどいい色で止まります。うちのは止まりませんでした。二枚ぶんどうぞ。',
      en: 'Your toast stops at just the right brown. Mine did not. Have luck for two slices.',
    },
    charm: { ja: 'マーマレード', en: 'Marmalade' },
  },
  {
    slug: 'hiyori-003',
    luck: 'FAIR',
    text: {
      ja: 'くもった眼鏡をふいたら、思っていたより近くに出口がありました。きっとそういう日です。',
      en: 'I wiped my glasses, and the way out was nearer than I thought. It is that kind of day.',
    },
    charm: { ja: 'きれいなハンカチ', en: 'A clean handkerchief' },
  },
  {
    slug: 'hiyori-004',
    luck: 'SMALL',
    text: {
      ja: '階段を一段多く数えました。きみの一日にも、かぞえまちがいのおまけがつきます。',
      en: 'I counted one stair too many. Your day, too, comes with one more than it should.',
    },
    charm: { ja: '奇数', en: 'An odd number' },
  },
  {
    slug: 'hiyori-005',
    luck: 'LATE',
    text: {
      ja: 'レンズみがきは上から順に、です。きみの順番はちょっと下のほう。でも、かならず来ます。',
      en: 'I polish the lens from the top down. You are a little further down, but I will get to you.',
    },
    charm: { ja: '乾いた布', en: 'A dry cloth' },
  },
  {
    slug: 'hiyori-006',
    luck: 'GOOD',
    text: {
      ja: 'かもめの課長が、めずらしくまばたきをしました。はんこをもらえたと思っていい日です。',
      en: 'The section chief, a gull, blinked for once. Consider today approved.',
    },
    charm: { ja: '赤いはんこ', en: 'A red stamp' },
  },
  {
    slug: 'hiyori-007',
    luck: 'FAIR',
    text: {
      ja: '日誌に「異常なし」と書くのは、けっこううれしいものです。きみの日誌にもそう書いておきました。',
      en: 'Writing “all quiet” in the log is a small joy. I wrote it in yours as well.',
    },
    charm: { ja: '短い鉛筆', en: 'A short pencil' },
  },
  {
    slug: 'hiyori-008',
    luck: 'GREAT',
    text: {
      ja: '水平線のはしに、見たことのない船がいます。手をふったら、ふり返してくれました。きみのぶんも。',
      en: 'A ship I have never seen is out there. I waved, and it waved back. Once for you, too.',
    },
    charm: { ja: '大きめの手袋', en: 'Gloves a size too big' },
  },
  {
    slug: 'hiyori-009',
    luck: 'FAIR',
    text: {
      ja: '早起きの秘訣は、起きてから考えること。きょうのきみも、考える前に一歩だけ足が出ます。',
      en: 'The trick of rising early is to think later. Today your foot goes first, by one step.',
    },
    charm: { ja: '左の靴', en: 'Your left shoe' },
  },
  {
    slug: 'hiyori-010',
    luck: 'SMALL',
    text: {
      ja: '油さしのふたが、さがすのをやめたとたんに出てきました。さがしものは、いったん忘れて吉です。',
      en: 'The oil can’s lid turned up once I stopped looking. What you look for likes to be forgotten.',
    },
    charm: { ja: '引き出しの奥', en: 'The back of a drawer' },
  },
  {
    slug: 'hiyori-011',
    luck: 'GOOD',
    text: {
      ja: 'きのうより海がひと目盛りぶん青いです。目盛りはわたしが決めました。きみの運もひと目盛り。',
      en: 'The sea is one notch bluer than it was. I make the notches. Your luck is up one, too.',
    },
    charm: { ja: '青い糸', en: 'A blue thread' },
  },
  {
    slug: 'hiyori-012',
    luck: 'FAIR',
    text: {
      ja: '霧笛の練習で、となり町のいぬと合唱になりました。きみの声にも、だれかが合わせてくれます。',
      en: 'I practised the foghorn, and a dog a town away joined in. Someone will join you, too.',
    },
    charm: { ja: '低い音', en: 'A low note' },
  },
  {
    slug: 'hiyori-013',
    luck: 'GOOD',
    text: {
      ja: '霧がすこし出ていますが、足もとはよく見えます。今日はそれでじゅうぶんです。',
      en: 'There is a little fog, but your feet are clear. That will do for today.',
    },
    charm: { ja: '白い靴下', en: 'White socks' },
  },
  {
    slug: 'hiyori-014',
    luck: 'GREAT',
    text: {
      ja: '朝いちばんの船が汽笛を二回。一回はあいさつ、もう一回はきみへの合図です。',
      en: 'The first ship blew twice: once for good morning, once for you.',
    },
    charm: { ja: '口笛', en: 'A whistle' },
  },
  {
    slug: 'hiyori-015',
    luck: 'FAIR',
    text: {
      ja: '望遠鏡をのぞいたら、向こうもこちらを見ていました。手をふっておきますね。',
      en: 'I looked through the telescope, and someone looked back. I waved for both of us.',
    },
    charm: { ja: '双眼鏡', en: 'Binoculars' },
  },
  {
    slug: 'hiyori-016',
    luck: 'SMALL',
    text: {
      ja: '靴べらが見つかりました。探していない日に限って、です。小さく得をする日。',
      en: 'The shoehorn turned up, on the one day I was not looking. A small gain is coming.',
    },
    charm: { ja: '靴べら', en: 'A shoehorn' },
  },
  {
    slug: 'hiyori-017',
    luck: 'GOOD',
    text: {
      ja: '灯台の階段は百十二段。数えながらのぼると、息が切れる前に着きます。',
      en: 'There are 112 steps. Count them, and you arrive before you are out of breath.',
    },
    charm: { ja: '数え歌', en: 'A counting song' },
  },
  {
    slug: 'hiyori-018',
    luck: 'LATE',
    text: {
      ja: '郵便屋さんは坂の下で休憩中です。いい知らせは、お茶のあとに届きます。',
      en: 'The postman is resting below the hill. Good news comes after his tea.',
    },
    charm: { ja: '麦わら帽子', en: 'A straw hat' },
  },
  {
    slug: 'hiyori-019',
    luck: 'GOOD',
    text: {
      ja: '窓をぜんぶ開けたら、部屋の中まで朝になりました。きみの部屋にも半分どうぞ。',
      en: 'I opened every window and the room became morning. Half of it is yours.',
    },
    charm: { ja: 'カーテンの端', en: 'The edge of a curtain' },
  },
  {
    slug: 'hiyori-020',
    luck: 'FAIR',
    text: {
      ja: '鉛筆を三本けずりました。一本ぶんくらい、書きたいことができる日です。',
      en: 'I sharpened three pencils. You will find one pencil’s worth of things to write.',
    },
    charm: { ja: 'けずりかす', en: 'Pencil shavings' },
  },
  {
    slug: 'hiyori-021',
    luck: 'GREAT',
    text: {
      ja: '虹が灯台から出ているように見えました。根もとにいるのは、たぶん今日のきみです。',
      en: 'A rainbow seemed to start at the lighthouse. You may be standing at its foot.',
    },
    charm: { ja: '七色のひも', en: 'A cord of seven colours' },
  },
  {
    slug: 'hiyori-022',
    luck: 'SMALL',
    text: {
      ja: 'ジャムのふたが一回であきました。固いものが、すっとゆるむ日です。',
      en: 'The jam lid opened at the first try. Something stiff gives way today.',
    },
    charm: { ja: 'びんのふた', en: 'A jar lid' },
  },
  {
    slug: 'hiyori-023',
    luck: 'GOOD',
    text: {
      ja: '貝がらをひとつ拾いました。耳にあてると、きみの名前に似た波の音です。',
      en: 'I found a shell. Hold it to your ear: the waves nearly say your name.',
    },
    charm: { ja: '小さな貝がら', en: 'A small shell' },
  },
  {
    slug: 'hiyori-024',
    luck: 'FAIR',
    text: {
      ja: '日めくりを一枚やぶりました。裏に地図が描けそうな、いい紙です。',
      en: 'I tore off a page of the calendar. Its back is good paper for a map.',
    },
    charm: { ja: '裏紙', en: 'The back of a page' },
  },
  {
    slug: 'hiyori-025',
    luck: 'GOOD',
    text: {
      ja: 'かもめの課長が魚を半分残しました。今日は分けあうと、うまくいくようです。',
      en: 'The gull in charge left half his fish. Sharing works well today.',
    },
    charm: { ja: '半分のパン', en: 'Half a loaf' },
  },
  {
    slug: 'hiyori-026',
    luck: 'SMALL',
    text: {
      ja: '時計が一分進んでいました。そのぶん、きみには一分のおつりがあります。',
      en: 'My clock was a minute fast, so you have a minute’s change.',
    },
    charm: { ja: '一分玉', en: 'A one-minute sandglass' },
  },
  {
    slug: 'hiyori-027',
    luck: 'GREAT',
    text: {
      ja: '海がいちばん青くなる時間に目がさめました。この青は、きみにも届くはずです。',
      en: 'I woke at the sea’s bluest hour. That blue should reach you, too.',
    },
    charm: { ja: '青いインク', en: 'Blue ink' },
  },
  {
    slug: 'hiyori-028',
    luck: 'FAIR',
    text: {
      ja: 'ほうきの先がいい向きにそろっています。掃いたところから片づく日です。',
      en: 'The broom’s straws all lie one way. What you sweep stays swept today.',
    },
    charm: { ja: '小さなほうき', en: 'A small broom' },
  },
  {
    slug: 'hiyori-029',
    luck: 'LATE',
    text: {
      ja: '潮はまだ引いています。舟を出すのは、靴を乾かしてからで間にあいます。',
      en: 'The tide is still out. Dry your shoes first: there is time before you sail.',
    },
    charm: { ja: '干した靴', en: 'Shoes in the sun' },
  },
  {
    slug: 'hiyori-030',
    luck: 'GOOD',
    text: {
      ja: 'お隣の島から手紙が来ました。「そちらの光、見えています」だそうです。',
      en: 'A letter from the next island: “We can see your light.” I thought you should know.',
    },
    charm: { ja: '小さな切手箱', en: 'A stamp box' },
  },
  {
    slug: 'hiyori-031',
    luck: 'FAIR',
    text: {
      ja: 'トースターが今日は静かです。静かな日は、たいてい悪くない日です。',
      en: 'The toaster is quiet. Quiet days are seldom bad ones.',
    },
    charm: { ja: '焼きたての耳', en: 'A warm crust' },
  },
  {
    slug: 'hiyori-032',
    luck: 'SMALL',
    text: {
      ja: 'ボタンがとれる前に気づきました。早めの糸が、きみを助けます。',
      en: 'I saw the button was loose in time. A stitch will save you something.',
    },
    charm: { ja: '予備のボタン', en: 'A spare button' },
  },
  {
    slug: 'hiyori-033',
    luck: 'GOOD',
    text: {
      ja: '風見鶏が、めずらしく迷わずに向きを決めました。きみも今日は迷いません。',
      en: 'The weathercock made up its mind at once. So will you.',
    },
    charm: { ja: '矢印の札', en: 'A sign with an arrow' },
  },
  {
    slug: 'hiyori-034',
    luck: 'GREAT',
    text: {
      ja: '灯をともした瞬間、遠くの船がぱっと明るくなりました。きみの一言も、そう届きます。',
      en: 'I lit the lamp, and a far ship brightened. A word of yours will do the same.',
    },
    charm: { ja: 'マッチ一本', en: 'One match' },
  },
  {
    slug: 'hiyori-035',
    luck: 'FAIR',
    text: {
      ja: '玄関のマットをまっすぐにしました。出かける前の一手間が、よく効きます。',
      en: 'I straightened the doormat. One small thing before you leave goes a long way.',
    },
    charm: { ja: 'きれいなマット', en: 'A clean doormat' },
  },
  {
    slug: 'hiyori-036',
    luck: 'GOOD',
    text: {
      ja: '朝焼けを見てから、お湯をわかしました。順番どおりに進む、気持ちのいい日です。',
      en: 'Dawn first, then the kettle. It is a day when things come in order.',
    },
    charm: { ja: '銀のやかん', en: 'A silver kettle' },
  },
  {
    slug: 'hiyori-037',
    luck: 'SMALL',
    text: {
      ja: '右の手袋が見つかりました。左は、まあ、そのうちに。半分うれしい日です。',
      en: 'I found the right glove. The left will come. Half a joy is a joy.',
    },
    charm: { ja: '右の手袋', en: 'The right glove' },
  },
  {
    slug: 'hiyori-038',
    luck: 'FAIR',
    text: {
      ja: '雲が羊の形になって、そのまま昼寝をしています。急がなくて大丈夫。',
      en: 'A cloud turned into a sheep and fell asleep. No need to hurry.',
    },
    charm: { ja: '毛糸玉ひとつ', en: 'One ball of wool' },
  },
  {
    slug: 'hiyori-039',
    luck: 'GOOD',
    text: {
      ja: '灯台の壁を白くぬりました。乾くころには、いい返事がもらえそうです。',
      en: 'I painted the wall white. By the time it dries you may have a good answer.',
    },
    charm: { ja: '白いペンキ', en: 'White paint' },
  },
  {
    slug: 'hiyori-040',
    luck: 'LATE',
    text: {
      ja: '望みのバスは、いま角のむこうです。ベンチで靴ひもを結びなおして待ちましょう。',
      en: 'Your bus is just round the corner. Tie your laces on the bench.',
    },
    charm: { ja: '靴ひも', en: 'Shoelaces' },
  },
  {
    slug: 'hiyori-041',
    luck: 'GREAT',
    text: {
      ja: '日誌のいちばん上に「快晴」と書けました。二重まるも、きみのぶん足しておきます。',
      en: 'I wrote “clear skies” at the top of the log, with a double circle for you.',
    },
    charm: { ja: '赤えんぴつ', en: 'A red pencil' },
  },
  {
    slug: 'hiyori-042',
    luck: 'FAIR',
    text: {
      ja: 'はしごを一段おりて見たら、探していた星が出ていました。目線を変えると吉です。',
      en: 'One rung down, and there was the star I wanted. Try looking from lower.',
    },
    charm: { ja: '脚立', en: 'A stepladder' },
  },
  {
    slug: 'hiyori-043',
    luck: 'SMALL',
    text: {
      ja: 'お釣りの小銭が、ぴったり筒におさまりました。端数に福あり、です。',
      en: 'My change filled the coin roll exactly. There is luck in odd coins.',
    },
    charm: { ja: '五円玉', en: 'A five-yen coin' },
  },
  {
    slug: 'hiyori-044',
    luck: 'GOOD',
    text: {
      ja: '港の猫が、いつもと逆の道を歩いています。ついていくと、日なたでした。',
      en: 'The harbour cat took the other way. I followed, and found the sun.',
    },
    charm: { ja: '日なたの石', en: 'A sunny stone' },
  },
  {
    slug: 'hiyori-045',
    luck: 'FAIR',
    text: {
      ja: 'きのうの残りのスープが、きょうのほうがおいしいです。寝かせた考えも、きっと。',
      en: 'Yesterday’s soup is better today. So is the idea you slept on.',
    },
    charm: { ja: 'ふた付きの鍋', en: 'A pot with a lid' },
  },
  {
    slug: 'hiyori-046',
    luck: 'GOOD',
    text: {
      ja: 'レンズに指のあとがひとつ。だれかが海を見たがった証拠です。きみかもしれません。',
      en: 'One fingerprint on the lens: someone wished to see the sea. Perhaps you.',
    },
    charm: { ja: '眼鏡ふき', en: 'A lens cloth' },
  },
  {
    slug: 'hiyori-047',
    luck: 'GREAT',
    text: {
      ja: '灯台の電球を換えました。いつもより十メートル、きみの足もとまで届きます。',
      en: 'I changed the bulb. It reaches ten metres farther, as far as your feet.',
    },
    charm: { ja: '新しい電球', en: 'A new bulb' },
  },
  {
    slug: 'hiyori-048',
    luck: 'SMALL',
    text: {
      ja: '落としたスプーンが、ちゃんと自分で立ちました。おどろくほど、うまくいく一瞬があります。',
      en: 'A spoon fell and stood upright. One moment today goes absurdly well.',
    },
    charm: { ja: '銀のスプーン', en: 'A silver spoon' },
  },
  {
    slug: 'hiyori-049',
    luck: 'FAIR',
    text: {
      ja: '波の数を百まで数えたら、眠くなりました。数えごとは百までにしておくと吉。',
      en: 'I counted waves to a hundred and grew sleepy. Stop at a hundred today.',
    },
    charm: { ja: '百円玉', en: 'A hundred-yen coin' },
  },
  {
    slug: 'hiyori-050',
    luck: 'GOOD',
    text: {
      ja: '朝の体操で、今日は腕がよく上がりました。高い棚のものが取れる日です。',
      en: 'My arms went high at morning exercise. You can reach the upper shelf today.',
    },
    charm: { ja: '高い棚', en: 'A high shelf' },
  },
  {
    slug: 'hiyori-051',
    luck: 'LATE',
    text: {
      ja: '渡り鳥は、まだ半分しか着いていません。残り半分といっしょに、福も来ます。',
      en: 'Only half the birds have arrived. Luck flies with the other half.',
    },
    charm: { ja: '鳥の羽根', en: 'A feather' },
  },
  {
    slug: 'hiyori-052',
    luck: 'FAIR',
    text: {
      ja: '地図をたたみなおしたら、折り目の上に近道がありました。',
      en: 'I refolded the map and found a short cut along the crease.',
    },
    charm: { ja: '折り目', en: 'A crease' },
  },
  {
    slug: 'hiyori-053',
    luck: 'GOOD',
    text: {
      ja: 'パン屋さんが、ひとつおまけしてくれました。理由は「朝だから」。きみにもきっと。',
      en: 'The baker gave me one extra, “because it is morning”. You may get one, too.',
    },
    charm: { ja: '紙ぶくろ', en: 'A paper bag' },
  },
  {
    slug: 'hiyori-054',
    luck: 'SMALL',
    text: {
      ja: 'ラジオの電池が、思ったより残っていました。もうひと息ぶん、あります。',
      en: 'The radio’s battery had more left than I thought. So have you.',
    },
    charm: { ja: '単三電池', en: 'An AA battery' },
  },
  {
    slug: 'hiyori-055',
    luck: 'GREAT',
    text: {
      ja: '北の空に、長い長い流れ星。願いごとは、まだ途中まで言えば間にあいます。',
      en: 'A very long shooting star in the north. There is still time to finish your wish.',
    },
    charm: { ja: '北の窓', en: 'The north window' },
  },
  {
    slug: 'hiyori-056',
    luck: 'FAIR',
    text: {
      ja: '長ぐつに砂が入っていました。逆さにしたら、小さな貝も。立ち止まってみて正解です。',
      en: 'Sand in my boot, and with it a tiny shell. It was right to stop.',
    },
    charm: { ja: '長ぐつ', en: 'Rubber boots' },
  },
  {
    slug: 'hiyori-057',
    luck: 'GOOD',
    text: {
      ja: 'むかしの日誌を開いたら「あしたは晴れる」とあって、晴れていました。信じて吉。',
      en: 'An old log says “fair tomorrow”, and it was. Trust what you once wrote.',
    },
    charm: { ja: '古い日誌', en: 'An old logbook' },
  },
  {
    slug: 'hiyori-058',
    luck: 'SMALL',
    text: {
      ja: '傘を持って出たら、降りませんでした。持っていたから、だと思います。',
      en: 'I took an umbrella and it did not rain. That is why, I think.',
    },
    charm: { ja: '長い傘', en: 'A long umbrella' },
  },
  {
    slug: 'hiyori-059',
    luck: 'FAIR',
    text: {
      ja: '石けんが新しくなりました。手を洗うたびに、はじめの一回みたいな日です。',
      en: 'A new bar of soap. Everything feels like the first time today.',
    },
    charm: { ja: '新しい石けん', en: 'A new soap' },
  },
  {
    slug: 'hiyori-060',
    luck: 'GOOD',
    text: {
      ja: '向こう岸の灯台と、光の合図を送りあいました。返事は「おはよう」。いい朝です。',
      en: 'I signalled the lighthouse across the bay. It answered “good morning”.',
    },
    charm: { ja: '懐中電灯', en: 'A torch' },
  },
  {
    slug: 'hiyori-061',
    luck: 'GREAT',
    text: {
      ja: 'かもめの課長が、初めて鳴き声で名前を呼んでくれました。昇進の予感です。',
      en: 'At last the gull in charge called me by name. I smell a promotion.',
    },
    charm: { ja: '名ふだ', en: 'A name badge' },
  },
  {
    slug: 'hiyori-062',
    luck: 'LATE',
    text: {
      ja: 'たまごはまだ半熟です。あと二分待つと、ちょうどいい形になります。',
      en: 'The egg is still soft. Two more minutes and it takes shape.',
    },
    charm: { ja: 'ゆで卵', en: 'A boiled egg' },
  },
  {
    slug: 'hiyori-063',
    luck: 'FAIR',
    text: {
      ja: '小さな音がしたので見たら、春の虫でした。耳をすますと、得をする日です。',
      en: 'A small noise turned out to be a spring beetle. It pays to listen.',
    },
    charm: { ja: '耳たぶ', en: 'An earlobe' },
  },
  {
    slug: 'hiyori-064',
    luck: 'GOOD',
    text: {
      ja: '油の減りぐあいが、ちょうど予定どおりです。無理をしていない証拠ですね。',
      en: 'The oil is down just as planned: a sign that nobody overdid it.',
    },
    charm: { ja: '油さし', en: 'An oil can' },
  },
  {
    slug: 'hiyori-065',
    luck: 'SMALL',
    text: {
      ja: '窓のすきまに新聞紙をつめました。小さな手当てで、あたたかくなります。',
      en: 'I stuffed newspaper into the gap. A small repair keeps you warm.',
    },
    charm: { ja: '古新聞', en: 'An old newspaper' },
  },
  {
    slug: 'hiyori-066',
    luck: 'FAIR',
    text: {
      ja: '双子の岩の、むかって左が今日はよく見えます。二択なら左が吉です。',
      en: 'Of the twin rocks the left one shows well today. Of two, choose the left.',
    },
    charm: { ja: '左の岩', en: 'The left-hand rock' },
  },
  {
    slug: 'hiyori-067',
    luck: 'GOOD',
    text: {
      ja: '船乗りさんがくれた飴は、三回味が変わりました。最後がいちばん甘い日です。',
      en: 'A sailor’s candy changed its taste three times. The last was sweetest.',
    },
    charm: { ja: '三色の飴', en: 'A three-colour candy' },
  },
  {
    slug: 'hiyori-068',
    luck: 'GREAT',
    text: {
      ja: '満ち潮とおなじ速さで、いいことが寄ってきています。そのまま立っていてください。',
      en: 'Good things come in with the tide. Just stay where you are.',
    },
    charm: { ja: '満ち潮の石', en: 'A stone at high tide' },
  },
  {
    slug: 'hiyori-069',
    luck: 'FAIR',
    text: {
      ja: 'はしごの影が、時計の針みたいに動きます。影を見て休むと、ちょうどいい時間です。',
      en: 'The ladder’s shadow moves like a clock’s hand. Rest when it tells you.',
    },
    charm: { ja: '長い影', en: 'A long shadow' },
  },
  {
    slug: 'hiyori-070',
    luck: 'SMALL',
    text: {
      ja: '豆を炒っていたら、ひと粒だけ高くとびました。目立つのは、きっときみです。',
      en: 'One bean jumped higher than the rest. That one is you.',
    },
    charm: { ja: '炒り豆', en: 'Roasted beans' },
  },
  {
    slug: 'hiyori-071',
    luck: 'GOOD',
    text: {
      ja: '予備の毛布を干しました。夜になるころ、日なたのにおいに会えます。',
      en: 'I aired the spare blanket. By night it will smell of sun.',
    },
    charm: { ja: '干した毛布', en: 'An aired blanket' },
  },
  {
    slug: 'hiyori-072',
    luck: 'LATE',
    text: {
      ja: '霧笛の練習が、一拍おくれました。おくれた分だけ、遠くまで響きます。',
      en: 'The foghorn came in a beat late, and carried all the farther.',
    },
    charm: { ja: '低い声', en: 'A deep voice' },
  },
  {
    slug: 'hiyori-073',
    luck: 'FAIR',
    text: {
      ja: '机の脚に紙をはさんだら、がたつきが止まりました。厚さは、ほんのすこしで足ります。',
      en: 'Paper under one leg stopped the wobble. It takes very little.',
    },
    charm: { ja: '四つ折りの紙', en: 'Paper folded in four' },
  },
  {
    slug: 'hiyori-074',
    luck: 'GOOD',
    text: {
      ja: '朝露で、くもの巣が首かざりになっていました。早起きの目にだけ見えます。',
      en: 'Dew made a necklace of the spider’s web. Only early eyes see it.',
    },
    charm: { ja: '透明なビーズ', en: 'A clear bead' },
  },
  {
    slug: 'hiyori-075',
    luck: 'SMALL',
    text: {
      ja: '道を聞かれて、ちゃんと答えられました。今日のきみは、すこし地図です。',
      en: 'Someone asked the way and I knew it. You are a bit of a map today.',
    },
    charm: { ja: '道しるべ', en: 'A signpost' },
  },
  {
    slug: 'hiyori-076',
    luck: 'GREAT',
    text: {
      ja: '灯台の上まで、焼きたてのにおいがのぼってきました。招かれている日です。',
      en: 'The smell of fresh bread climbed all 112 steps. You are invited today.',
    },
    charm: { ja: '焼きたてパン', en: 'Fresh bread' },
  },
  {
    slug: 'hiyori-077',
    luck: 'FAIR',
    text: {
      ja: 'スリッパが左右逆でした。気づいたところから、歩きやすくなります。',
      en: 'My slippers were on the wrong feet. Once you notice, walking gets easy.',
    },
    charm: { ja: 'スリッパ', en: 'Slippers' },
  },
  {
    slug: 'hiyori-078',
    luck: 'GOOD',
    text: {
      ja: '浮き輪に空気を入れました。備えがあると、海はただの海になります。',
      en: 'I filled the lifebuoy. With something ready, the sea is only the sea.',
    },
    charm: { ja: '浮き輪', en: 'A lifebuoy' },
  },
  {
    slug: 'hiyori-079',
    luck: 'SMALL',
    text: {
      ja: '朝顔が、ひとつだけ遅れて咲きました。遅れた一輪が、いちばん長く咲きます。',
      en: 'One morning glory came late. It will last the longest.',
    },
    charm: { ja: '朝顔の種', en: 'A morning-glory seed' },
  },
  {
    slug: 'hiyori-080',
    luck: 'FAIR',
    text: {
      ja: '靴をそろえたら、玄関が広くなりました。広げるより、そろえる日です。',
      en: 'I lined up the shoes and the hall grew. Tidy rather than widen today.',
    },
    charm: { ja: 'そろえた靴', en: 'A pair of neat shoes' },
  },
  {
    slug: 'hiyori-081',
    luck: 'GOOD',
    text: {
      ja: '旗を新しくしました。風が吹くたび、だれかが見あげてくれます。',
      en: 'I hung a new flag. With each gust someone looks up.',
    },
    charm: { ja: '小さな旗', en: 'A small flag' },
  },
  {
    slug: 'hiyori-082',
    luck: 'LATE',
    text: {
      ja: '荷物は隣の島で休憩中です。船長さんの話では「あした、歌いながら行く」とのこと。',
      en: 'Your parcel rests on the next island. It comes tomorrow, the captain says, singing.',
    },
    charm: { ja: '麻ひも', en: 'Twine' },
  },
  {
    slug: 'hiyori-083',
    luck: 'GREAT',
    text: {
      ja: '井戸水が、今朝はいちばん冷たくておいしいです。飲みほすと、頭が晴れます。',
      en: 'The well was at its coldest and best this morning. Drink up: your head clears.',
    },
    charm: { ja: '冷たい水', en: 'Cold water' },
  },
  {
    slug: 'hiyori-084',
    luck: 'FAIR',
    text: {
      ja: '歯みがき粉が最後まで出ました。終わりがきれいな日は、はじまりもきれいです。',
      en: 'The toothpaste gave its very last. What ends neatly begins neatly.',
    },
    charm: { ja: '歯ブラシ', en: 'A toothbrush' },
  },
  {
    slug: 'hiyori-085',
    luck: 'GOOD',
    text: {
      ja: '岬の松が、風の形のまま立っています。曲がったままでも、ちゃんと高いのです。',
      en: 'The pine on the cape is bent by wind, and tall all the same.',
    },
    charm: { ja: '松ぼっくり', en: 'A pine cone' },
  },
  {
    slug: 'hiyori-086',
    luck: 'SMALL',
    text: {
      ja: 'ねじがひとつ余りました。でも、ちゃんと動いています。余裕というものですね。',
      en: 'One screw was left over, and it works all the same. Call it a margin.',
    },
    charm: { ja: '余ったねじ', en: 'A spare screw' },
  },
  {
    slug: 'hiyori-087',
    luck: 'FAIR',
    text: {
      ja: '海の色に、名前をつける係をしています。今日の色は「だいじょうぶ青」です。',
      en: 'I name the sea’s colours. Today’s is “it-will-be-fine blue”.',
    },
    charm: { ja: '青い色見本', en: 'A blue swatch' },
  },
  {
    slug: 'hiyori-088',
    luck: 'GOOD',
    text: {
      ja: 'カレンダーの空いている日に、まるをつけました。何もない、が予定です。',
      en: 'I circled an empty day. Nothing is what we have planned.',
    },
    charm: { ja: '丸いシール', en: 'A round sticker' },
  },
  {
    slug: 'hiyori-089',
    luck: 'GREAT',
    text: {
      ja: '灯台の影が、ちょうどきみの町のほうを指しています。あとは歩くだけです。',
      en: 'The lighthouse’s shadow points to your town. All that is left is to walk.',
    },
    charm: { ja: '歩きやすい靴', en: 'Good walking shoes' },
  },
  {
    slug: 'hiyori-090',
    luck: 'LATE',
    text: {
      ja: 'ストーブがあたたまるまで、あと少し。手をこすると、そのあいだも悪くないです。',
      en: 'The stove needs a little longer. Rub your hands: the wait is not so bad.',
    },
    charm: { ja: '毛糸の帽子', en: 'A woolly hat' },
  },
  {
    slug: 'hiyori-091',
    luck: 'FAIR',
    text: {
      ja: '写真立てを拭いたら、うしろに二枚目がありました。重なっているものを見てみましょう。',
      en: 'Behind the photograph was another. Look at what lies underneath.',
    },
    charm: { ja: '写真立て', en: 'A photo frame' },
  },
  {
    slug: 'hiyori-092',
    luck: 'GOOD',
    text: {
      ja: '灯台見学の子が「まぶしい」と笑いました。まぶしがられるのも、仕事のうちです。',
      en: 'A child on a visit laughed, “So bright!” Being bright is part of the job.',
    },
    charm: { ja: '色つき眼鏡', en: 'Tinted glasses' },
  },
  {
    slug: 'hiyori-093',
    luck: 'SMALL',
    text: {
      ja: 'クッキーが一枚、割れていました。割れたほうは、つまみ食いしていい決まりです。',
      en: 'One biscuit was broken. Broken ones may be tasted: that is the rule.',
    },
    charm: { ja: '割れたクッキー', en: 'A broken biscuit' },
  },
  {
    slug: 'hiyori-094',
    luck: 'FAIR',
    text: {
      ja: '雨どいの音が、今日は三拍子です。足なみをあわせると、坂も楽になります。',
      en: 'The gutter drips in three-four time. Keep step, and the hill is easier.',
    },
    charm: { ja: '雨どい', en: 'A rain gutter' },
  },
  {
    slug: 'hiyori-095',
    luck: 'GOOD',
    text: {
      ja: '双子の兄弟みたいな雲が来ました。ふたつ頼まれたら、ふたつともできる日です。',
      en: 'Two clouds came like twins. Asked for two things, you can do both.',
    },
    charm: { ja: 'ふたごの実', en: 'A double cherry' },
  },
  {
    slug: 'hiyori-096',
    luck: 'GREAT',
    text: {
      ja: '今朝の光は、角を曲がれそうなくらい元気です。きみのところにも、曲がって届きます。',
      en: 'This morning’s light could turn corners. It will turn yours.',
    },
    charm: { ja: '手鏡', en: 'A hand mirror' },
  },
  {
    slug: 'hiyori-097',
    luck: 'SMALL',
    text: {
      ja: 'うちの時計草が、ほんとうに三時に咲きました。あてにしていい約束があります。',
      en: 'My passionflower opened at three sharp. One promise can be trusted.',
    },
    charm: { ja: '三時のおやつ', en: 'A three o’clock snack' },
  },
  {
    slug: 'hiyori-098',
    luck: 'FAIR',
    text: {
      ja: '空きびんに、海水と砂を入れました。ゆらすと嵐、置くと凪。置いておく日です。',
      en: 'A bottle of sea and sand: shake it for storm, leave it for calm. Leave it.',
    },
    charm: { ja: '空きびん', en: 'An empty bottle' },
  },
  {
    slug: 'hiyori-099',
    luck: 'GOOD',
    text: {
      ja: '磯で小さなかにと目が合いました。よこ歩きでも、むこう岸には着くそうです。',
      en: 'I met a small crab’s eyes. Sideways, too, one reaches the other shore.',
    },
    charm: { ja: 'かにの足あと', en: 'Crab tracks' },
  },
  {
    slug: 'hiyori-100',
    luck: 'LATE',
    text: {
      ja: 'ペンキの「さわらないで」の札、もうすぐ外せます。手をうしろで組んで待ちましょう。',
      en: 'The “wet paint” sign may soon come off. Wait with your hands behind you.',
    },
    charm: { ja: '札のひも', en: 'A tag’s string' },
  },
  {
    slug: 'hiyori-101',
    luck: 'FAIR',
    text: {
      ja: '朝ごはんの湯気で、眼鏡がくもりました。見えないあいだは、味わう時間です。',
      en: 'Steam fogged my glasses. While you can’t see, taste.',
    },
    charm: { ja: 'お椀', en: 'A soup bowl' },
  },
  {
    slug: 'hiyori-102',
    luck: 'GOOD',
    text: {
      ja: '灯台だよりの読者が、ひとり増えました。数えたら、きみのことでした。',
      en: 'One more reader of my lighthouse letter: I counted, and it is you.',
    },
    charm: { ja: '回覧板', en: 'A circular' },
  },
  {
    slug: 'hiyori-103',
    luck: 'GREAT',
    text: {
      ja: '一番星と目が合いました。まばたきの回数まで、きみと同じだった気がします。',
      en: 'I met the first star’s eyes. It blinked as often as you do, I think.',
    },
    charm: { ja: '一番のくじ', en: 'Ticket number one' },
  },
  {
    slug: 'hiyori-104',
    luck: 'SMALL',
    text: {
      ja: '引き出しの奥から、新品のしおりが出てきました。途中だった話が、進みます。',
      en: 'A new bookmark turned up. A story you left half-way moves on.',
    },
    charm: { ja: 'しおり', en: 'A bookmark' },
  },
  {
    slug: 'hiyori-105',
    luck: 'FAIR',
    text: {
      ja: '鳥かごの戸は、いつもあけてあります。それでも帰ってくるのが、うちの流儀です。',
      en: 'The birdcage stands open. They come back anyway: that is how we live.',
    },
    charm: { ja: 'あいた戸', en: 'An open door' },
  },
  {
    slug: 'hiyori-106',
    luck: 'GOOD',
    text: {
      ja: '雲の切れまから、一本だけ光がさしました。当たっている席が、今日のきみの席です。',
      en: 'One ray came through the clouds. The seat it falls on is yours.',
    },
    charm: { ja: '日の当たる席', en: 'A sunlit seat' },
  },
  {
    slug: 'hiyori-107',
    luck: 'SMALL',
    text: {
      ja: '階段の途中の窓が、いちばんいい眺めでした。着く前にも、いいところがあります。',
      en: 'The best view was from a window half-way up. There is good before arriving.',
    },
    charm: { ja: '踊り場', en: 'A landing' },
  },
  {
    slug: 'hiyori-108',
    luck: 'FAIR',
    text: {
      ja: '海図のはしに、むかしの人の落書きを見つけました。まじめの横に、あそびを。',
      en: 'On the edge of a chart was an old doodle. Leave play beside the serious.',
    },
    charm: { ja: '落書き', en: 'A doodle' },
  },
  {
    slug: 'hiyori-109',
    luck: 'GOOD',
    text: {
      ja: '手紙を出してから、切手の絵がきみに似ていると気づきました。いい旅になります。',
      en: 'I posted the letter, then saw the stamp looked like you. It will travel well.',
    },
    charm: { ja: '記念切手', en: 'A commemorative stamp' },
  },
  {
    slug: 'hiyori-110',
    luck: 'GREAT',
    text: {
      ja: '灯台が建って以来いちばんの朝、と日誌に書きました。毎回書いていますが、本気です。',
      en: '“The best morning since the tower was built,” I wrote. I always do, and mean it.',
    },
    charm: { ja: '太字のペン', en: 'A bold pen' },
  },
  {
    slug: 'hiyori-111',
    luck: 'LATE',
    text: {
      ja: '月はまだ雲の中です。見えなくても、ちゃんと進んでいます。きみと同じです。',
      en: 'The moon is still in cloud. Unseen, it moves on, as you do.',
    },
    charm: { ja: '月の絵', en: 'A picture of the moon' },
  },
  {
    slug: 'hiyori-112',
    luck: 'FAIR',
    text: {
      ja: '米びつに、ちょうど一合。足りないようで、ぴったりの日です。',
      en: 'Just one cup of rice left. It looks short and is exactly right.',
    },
    charm: { ja: '計量カップ', en: 'A measuring cup' },
  },
  {
    slug: 'hiyori-113',
    luck: 'GOOD',
    text: {
      ja: '港の子が「おはよう」を三回くれました。ふたつ余ったので、きみにどうぞ。',
      en: 'A child gave me three good mornings. Two are left over: have them.',
    },
    charm: { ja: '大きな声', en: 'A loud voice' },
  },
  {
    slug: 'hiyori-114',
    luck: 'SMALL',
    text: {
      ja: '今日のトーストは、焦げた側を下にしました。見せ方ひとつで、朝は変わります。',
      en: 'I put the toast burnt side down. A morning depends on how you serve it.',
    },
    charm: { ja: 'お皿の柄', en: 'A plate’s pattern' },
  },
  {
    slug: 'hiyori-115',
    luck: 'FAIR',
    text: {
      ja: '灯台の鍵に、鈴をつけました。なくしものは、音のするほうから出てきます。',
      en: 'I put a bell on the key. What you lost will be where it rings.',
    },
    charm: { ja: '小さな鈴', en: 'A small bell' },
  },
  {
    slug: 'hiyori-116',
    luck: 'GOOD',
    text: {
      ja: '水平線をまっすぐ描けました。定規なし。今日の手は、よく言うことを聞きます。',
      en: 'I drew the horizon straight without a ruler. Your hand obeys you today.',
    },
    charm: { ja: '曲がった定規', en: 'A bent ruler' },
  },
  {
    slug: 'hiyori-117',
    luck: 'SMALL',
    text: {
      ja: 'カモミールが、こぼれた種から咲きました。こぼしたものが、役に立つ日です。',
      en: 'Chamomile grew from spilt seed. What you spilt comes in useful.',
    },
    charm: { ja: 'こぼれ種', en: 'Spilt seed' },
  },
  {
    slug: 'hiyori-118',
    luck: 'GREAT',
    text: {
      ja: '沖の船が、そろって旗をあげました。お祝いの理由は、これから起きるのだそうです。',
      en: 'All ships raised their flags. The reason for it, they say, is still to come.',
    },
    charm: { ja: '三角の旗', en: 'A pennant' },
  },
  {
    slug: 'hiyori-119',
    luck: 'FAIR',
    text: {
      ja: '鐘を鳴らす前に、息をひとつ。鳴らしたあとにも、ひとつ。それだけで整います。',
      en: 'One breath before the bell, one after. That is all it takes.',
    },
    charm: { ja: '鐘のひも', en: 'A bell rope' },
  },
  {
    slug: 'hiyori-120',
    luck: 'GOOD',
    text: {
      ja: '雪かきの道が、お隣の道とちょうどつながりました。先に手を出すと吉です。',
      en: 'My path through the snow met my neighbour’s. It pays to start first.',
    },
    charm: { ja: 'スコップ', en: 'A shovel' },
  },
  {
    slug: 'hiyori-121',
    luck: 'LATE',
    text: {
      ja: '朝刊は、今日は夕刊のころに来ます。ゆっくり読む時間が、先に届きました。',
      en: 'The morning paper comes this evening. The time to read it came first.',
    },
    charm: { ja: '虫めがね', en: 'A magnifying glass' },
  },
  {
    slug: 'hiyori-122',
    luck: 'GOOD',
    text: {
      ja: 'おやすみの前に、きみの窓のほうを一周ぶん長く照らします。よく眠れますように。',
      en: 'Before I turn in, the beam goes one round longer your way. Sleep well.',
    },
    charm: { ja: '枕カバー', en: 'A pillowcase' },
  },
]
