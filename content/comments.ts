import { topicComments } from './topicComments.ts'
import type { SeedComment, SeedThread } from './types.ts'

const under = (
  daysAgo: number,
  time: string,
  author: string,
  comments: readonly SeedComment[],
): SeedThread => ({ kind: 'post', daysAgo, time, author, comments })

/** What the cast said about each other's posts and topics. Each: so many minutes later, who, what, and the replies. */
export const comments: readonly SeedThread[] = [
  under(1, '23:58', 'shuden_komugi', [
    [2, 'kujira_beta', '終電で座れたご報告、今月三度目です。記録を更新されました。'],
    [
      3,
      'mayu_kimatsu',
      'まって、私まだ図書館。座れてないの私だけ？',
      [[4, 'shuden_komugi', '図書館は椅子があるので、あなたの勝ち。']],
    ],
    [5, 'yakin_kingyo', 'いまから出勤です。入れかわりですね、おつかれさまでした。'],
  ]),
  under(1, '22:41', 'yowa_luka', [
    [4, 'amagasa', '今夜は、書いてみようと存じます。便箋の二行目までは、もう進みました。'],
    [
      9,
      'kogoe',
      'あの、書きました。三行だけです。',
      [
        [15, 'yowa_luka', '三行あれば、夜は越せます。届いていますよ。'],
        [18, 'kogoe', '……はい。ありがとうございます。'],
      ],
    ],
    [12, 'marlo_b', 'わたしは いま 夕ごはん です。二時まで、おさらを あらって まちます。'],
    [20, 'hz440', '待機開始 時計は合わせた'],
    [31, 'lag_taro', '回線よし、電子レンジよし、準備できてるっす！'],
  ]),
  under(1, '21:15', 'haineko_a', [
    [7, 'shiosai35', 'その紫、港の四時に見た。'],
    [
      14,
      'asanagi_hiyori',
      '灯台を描いてくれたんですか！窓のところ、わたしの席です！',
      [[22, 'haineko_a', 'お席に、ちいさくマグカップも置いてあります。さがしてみてください。']],
    ],
    [33, 'mugicha_mama', '娘が「ここに住みたい」と言いました。家賃を聞かれて困っています。'],
  ]),
  under(1, '19:30', 'mugicha_mama', [
    [6, 'asanagi_hiyori', 'ひよりちゃんは、あしたも灯台にいますよ！とお伝えください！'],
    [11, 'ume_konbu', 'うちの孫も、ようテレビに返事しとったわ。ええ耳しとるねん。'],
    [25, 'shuden_komugi', '弊社でも予報士さんよりひよりさんです。'],
  ]),
  under(1, '18:02', 'hz440', [
    [8, 'kujira_beta', '星の回の三秒、聴きなおして確認しました。ため息が一回入っています。'],
    [16, 'yoiyami_staff', '演出ということで、スタッフ一同そろえさせていただきます。'],
  ]),
  under(1, '12:20', 'mayu_kimatsu', [
    [3, 'lag_taro', '来週の自分にも、同じこと言ってそうっす。'],
    [10, 'amagasa', '一週間の贈りものでございますね。どうぞ、おいしい学食を。'],
    [
      41,
      'mayu_kimatsu',
      'カレーにした。福神漬けなかった。',
      [[48, 'shuden_komugi', 'その知らせが、きょういちばん堪えた。']],
    ],
  ]),
  under(1, '07:05', 'asanagi_hiyori', [
    [5, 'mugicha_mama', 'シーツまで干しました。信じます。'],
    [9, 'shiosai35', '水平線、定規で引いたようだった。'],
    [13, 'kenji_hatake', '種まき日和ですな。予報に背中を押されました(笑)'],
    [
      40,
      'kogoe',
      'あの、カーテンを開けました。まぶしかったです。',
      [[52, 'asanagi_hiyori', 'それがきょうの一等賞です！カーテン、えらい！']],
    ],
  ]),
  under(2, '23:10', 'amagasa', [
    [12, 'yowa_luka', '雨粒は、いちばん小さな聴衆です。椅子がもうひとつ、要りますね。'],
    [18, 'yakin_kingyo', '病棟の窓も濡れています。こちらの椅子は、廊下の長いすです。'],
  ]),
  under(2, '21:44', 'marlo_b', [
    [5, 'amagasa', '三回の「拝啓」に、三回お辞儀をいたしました。すばらしいお便りです。'],
    [
      9,
      'mayu_kimatsu',
      'かわいすぎる。敬具も三回いこう。',
      [[14, 'marlo_b', '「けいぐ」は しりませんでした。こんど 三回 つかいます。']],
    ],
    [30, 'yoiyami_staff', '確かに受け取りました。三回とも、大切に保管しております。'],
  ]),
  under(2, '20:12', 'lag_taro', [
    [8, 'nukui_tsumugi', 'がまんえらい！答え、わたしもまだ知らないから言われたら泣いてた！'],
    [15, 'kenji_hatake', '黙って見守るのが、いちばん難しい農作業です。'],
  ]),
  under(2, '17:36', 'nukui_tsumugi', [
    [6, 'lag_taro', 'はさみは話し合いに入るんすか。'],
    [11, 'mugicha_mama', 'うちのきょうだいげんかも、最近はさみの前で止まるようになりました。'],
    [
      19,
      'haineko_a',
      '引っ越し中のミント、描いてもよいでしょうか。荷物を背負わせたいです。',
      [[24, 'nukui_tsumugi', 'ぜひ！ふろしきは緑でお願いします！']],
    ],
  ]),
  under(2, '16:50', 'kenji_hatake', [
    [10, 'ume_konbu', '庭に一株植えた妹んち、いま玄関までミントやで。'],
    [21, 'nukui_tsumugi', '師匠……！鉢のまま、一生ついていきます！'],
  ]),
  under(2, '12:01', 'shuden_komugi', [
    [4, 'hz440', '復活を確認 前回は十一日前'],
    [9, 'mayu_kimatsu', '拍手、二回した。'],
  ]),
  under(2, '08:40', 'shiosai35', [
    [7, 'asanagi_hiyori', 'そのかもめ、きのうわたしのパンを見ていた子です！'],
    [22, 'haineko_a', '譲ったあとの、かもめの背中が目に浮かびます。'],
  ]),
  under(3, '23:55', 'yakin_kingyo', [
    [5, 'hz440', '電子レンジの終了音 2000Hz前後が多い 時報と同じ'],
    [11, 'lag_taro', 'レンジ仲間っす。うちは回線の敵っすけど。'],
    [17, 'yowa_luka', 'では今夜は、温めなおしたような一曲を。'],
  ]),
  under(3, '22:20', 'kujira_beta', [
    [6, 'shuden_komugi', 'その箇所で乗りすごしました。責任の所在を明らかにされたい。'],
    [
      13,
      'yowa_luka',
      '……あれは咳です。',
      [
        [15, 'kujira_beta', '咳として、別表に記録します。'],
        [19, 'mayu_kimatsu', '別表w'],
      ],
    ],
  ]),
  under(3, '20:00', 'yoiyami_staff', [
    [9, 'nukui_tsumugi', '七枚のうち二枚、わたしのです。カンペを失くした回の真相……！'],
    [20, 'kogoe', 'あの、お掃除、おつかれさまでした。'],
  ]),
  under(3, '18:45', 'kogoe', [
    [4, 'yakin_kingyo', 'いていい場所です。夜中も、だれかしら起きていますよ。'],
    [6, 'ume_konbu', 'よう来たなあ。座布団は好きな色つこてや。'],
    [9, 'kenji_hatake', '声の小さい芽ほど、根がよう張るもんです。'],
    [
      21,
      'yowa_luka',
      '静かなお客さまが、いちばん遠くまで聴いています。',
      [[35, 'kogoe', 'スクリーンショットを、五枚とりました。']],
    ],
    [44, 'marlo_b', 'わたしも 声は 出しません。でも 毎日 います。なかまです。'],
  ]),
  under(3, '18:52', 'mugicha_mama', [
    [8, 'amagasa', '「読むだけの日も数に入る」、手帳に書き写しました。'],
  ]),
  under(3, '13:13', 'ume_konbu', [
    [5, 'shuden_komugi', '頭がふたつなら、半分こしても両方が主役。'],
    [12, 'haineko_a', 'しっぽのない魚として、図鑑にのせたいです。'],
  ]),
  under(3, '07:10', 'asanagi_hiyori', [
    [6, 'shiosai35', '霧笛が三度。きょうは撮らずに、聴いた。'],
    [15, 'mugicha_mama', '黄色い帽子で登校させました。よく見えるそうです。'],
  ]),
  under(4, '23:30', 'amagasa', [
    [9, 'yoiyami_staff', 'お便りの箱は、毎晩かならず空にしてから帰ります。'],
    [18, 'kogoe', 'あの、それを聞いて、出す勇気がでました。'],
  ]),
  under(4, '21:00', 'haineko_a', [
    [10, 'kujira_beta', '初回放送の音源にも、そういう一本があります。ノイズと呼ばれていますが。'],
    [26, 'amagasa', '消さずに残す線の話、おたよりの書き損じにも似ております。'],
  ]),
  under(4, '19:19', 'hz440', [
    [3, 'kujira_beta', '訂正を承りました。こちらの表も直しています。'],
    [8, 'lag_taro', '0.1秒の男っす。かっけえっす。'],
  ]),
  under(4, '12:48', 'mayu_kimatsu', [
    [
      14,
      'marlo_b',
      'I fell asleep halfway eleven times. Confirmed: nobody minds.',
      [[20, 'mayu_kimatsu', 'Eleven is the station record, I think.']],
    ],
  ]),
  under(4, '09:25', 'shiosai35', [
    [5, 'nukui_tsumugi', '止まってる子の名前、「いちじていし」にしませんか。'],
    [11, 'mugicha_mama', '娘も寝返りの途中で止まることがあります。あれは何なのでしょう。'],
  ]),
  under(5, '22:05', 'nukui_tsumugi', [
    [4, 'mayu_kimatsu', '投票した全員、同じ顔してたと思う。'],
    [9, 'hz440', '得票率 61% 圧勝'],
    [13, 'ume_konbu', 'ひねらんのがいちばんええ。うちの猫も「ねこ」や。'],
  ]),
  under(5, '20:30', 'lag_taro', [[6, 'nukui_tsumugi', '反省文、四百字で待ってます！']]),
  under(5, '18:18', 'kenji_hatake', [
    [7, 'ume_konbu', '間引き菜は、昆布だしと相性ええねん。次は一枚入れてみ。'],
    [16, 'shuden_komugi', 'コンビニの味噌汁を片手に拝読。遠い。'],
  ]),
  under(5, '06:58', 'mugicha_mama', [
    [
      9,
      'asanagi_hiyori',
      '靴下占い！きょうは洗濯機のうらがラッキースポットです！',
      [[31, 'mugicha_mama', 'ありました。うらにありました。どうして。']],
    ],
  ]),
  under(6, '23:45', 'marlo_b', [
    [12, 'yowa_luka', '夕食に合うよう、塩気のある曲を一曲混ぜておきます。'],
    [19, 'shiosai35', '四時に暮れる町を、撮ってみたい。'],
  ]),
  under(6, '21:21', 'kujira_beta', [
    [5, 'yoiyami_staff', '561日目の放送も、ふつうにお届けします。'],
    [8, 'amagasa', '「ふつうに」の四文字に、頭が下がります。'],
  ]),
  under(6, '12:30', 'shuden_komugi', [
    [7, 'asanagi_hiyori', '上司さんの予報、今度ゲストでお願いします！'],
  ]),
  under(7, '22:10', 'yakin_kingyo', [
    [5, 'kenji_hatake', '畑の者は夜が早いのですが、今夜だけは起きております。'],
    [14, 'mayu_kimatsu', '期末前なので全員起きてる。大学ごと起きてる。'],
  ]),
  under(7, '20:55', 'yowa_luka', [
    [6, 'hz440', '内周は線速度が落ちる そこに余りが出る 正しい'],
    [11, 'haineko_a', '余りの溝、という言葉だけで一枚描けそうです。'],
    [24, 'kogoe', 'あの、その曲の名前を、あとで教えてほしいです。'],
  ]),
  under(8, '19:40', 'ume_konbu', [
    [9, 'mugicha_mama', 'きょうは、どちらの日ですか。'],
    [13, 'ume_konbu', '雨やから昆布や。'],
  ]),
  under(8, '13:05', 'kogoe', [
    [6, 'asanagi_hiyori', '三色とも、いつでもお待ちしてます！日替わりだって、いいんです！'],
    [10, 'nukui_tsumugi', 'まぜたら温室の色になるよ！'],
    [12, 'yowa_luka', '決めないでいる色も、暗がりではちゃんと見えます。'],
  ]),
  under(9, '21:33', 'haineko_a', [
    [
      8,
      'shiosai35',
      '写真は、端を一ミリ切る。逆だ。',
      [[15, 'haineko_a', 'それは、写真のほうが外へ息をするからかもしれません。']],
    ],
  ]),
  under(10, '20:02', 'hz440', [
    [7, 'shiosai35', '霧の濃い日は、半音下がって聞こえる。'],
    [12, 'kujira_beta', '番組の開始音と短三度になります。偶然ではないと思いたいです。'],
  ]),
  ...topicComments,
]
