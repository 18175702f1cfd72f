import type { SeedComment, SeedThread } from './types.ts'

const under = (
  daysAgo: number,
  time: string,
  author: string,
  comments: readonly SeedComment[],
): SeedThread => ({ kind: 'topic', daysAgo, time, author, comments })

/** What the cast said about topics. */
export const topicComments: readonly SeedThread[] = [
  under(1, '22:10', 'kujira_beta', [
    [8, 'shuden_komugi', '第54回の33分12秒も、肩で笑っていました。音は出ていません。'],
    [15, 'hz440', '第38回は06分54秒からが正確'],
    [
      26,
      'yowa_luka',
      '一覧にされると、こらえにくくなります。',
      [[29, 'kujira_beta', '次回から、記録者が二名になります。']],
    ],
  ]),
  under(1, '20:32', 'shuden_komugi', [
    [9, 'mayu_kimatsu', '徒歩12分。オープニングで着いちゃうから遠回りしてる。'],
    [17, 'lag_taro', '在宅なんで0分っす。でも部屋を一周してから聴くっす。'],
    [35, 'mugicha_mama', '保育園まで自転車で9分。天気のコーナーに間に合うかどうかの毎日です。'],
  ]),
  under(1, '12:15', 'haineko_a', [
    [20, 'shiosai35', '写真でも同じ。夜の前に、いちど桃色が来る。'],
    [
      48,
      'kogoe',
      'あの、色えんぴつでもできました。紙が少しやぶれましたが、夜でした。',
      [[60, 'haineko_a', 'やぶれたところは、星にしてしまいましょう。']],
    ],
  ]),
  under(2, '23:40', 'kogoe', [
    [6, 'amagasa', '筆名をお使いなさいませ。私の「雨傘」も、玄関で目に入っただけのものです。'],
    [11, 'marlo_b', 'こわかったです。でも よまれた とき、となりの いすに すわった みたいでした。'],
    [16, 'ume_konbu', '三通目からは、読まれへんほうがこわなるで。'],
    [
      27,
      'yoiyami_staff',
      '「読まないで」と書いていただければ、スタッフだけで大切に拝読します。',
      [[40, 'kogoe', 'そういう出しかたも、あるのですね。']],
    ],
  ]),
  under(2, '21:05', 'kenji_hatake', [
    [14, 'nukui_tsumugi', '春菊、すねました。夕方にやりました。ごめんなさい春菊。'],
    [
      22,
      'mugicha_mama',
      'ほうれん草、芽が出ました。娘が毎朝おはようを言っています。',
      [[38, 'kenji_hatake', '声をかけた鉢は、不思議と倒れんのです。']],
    ],
    [51, 'mayu_kimatsu', '深さ二十センチの鉢、ゼミの本棚に入った。'],
  ]),
  under(2, '18:00', 'yoiyami_staff', [
    [10, 'yakin_kingyo', '朝の七時、ちょうど夜勤明けです。帰り道の楽しみにしています。'],
    [19, 'kujira_beta', '短縮された回の一覧は、こちらで控えてあります。'],
  ]),
  under(2, '07:30', 'mugicha_mama', [
    [25, 'kenji_hatake', '孫が来る日は、音量を三目盛り下げます。三目盛りで、会話が増えました。'],
    [
      44,
      'asanagi_hiyori',
      '積み木の音、マイクごしに聞こえる気がしてます！塔ができたら教えてください！',
    ],
  ]),
  under(3, '23:20', 'marlo_b', [
    [
      7,
      'mayu_kimatsu',
      'The kettle sang by itself at night, so grandma returned it to the shop. Twice.',
    ],
    [
      13,
      'kujira_beta',
      'Episode 58, from 24:10. The kettle came back a third time at 31:40.',
      [[21, 'marlo_b', 'Now I laugh for real, three days late. ありがとう！']],
    ],
  ]),
  under(3, '21:18', 'nukui_tsumugi', [
    [5, 'lag_taro', 'サボテンっす。水をやりすぎると怒るけど、顔に出ないっす。'],
    [12, 'kenji_hatake', '空芯菜をおすすめします。やりすぎても、ただ喜びます。'],
    [18, 'shuden_komugi', 'もやし。暗い部屋で強い。他人とは思えない。'],
  ]),
  under(3, '14:44', 'ume_konbu', [
    [11, 'yakin_kingyo', '休憩室で試しました。紙コップでもできました。'],
    [23, 'hz440', '湯の温度 85度 香りが立つ'],
    [
      37,
      'shuden_komugi',
      '異論なし。ただし福神漬けの席を用意されたい。',
      [[42, 'ume_konbu', '隅っこやったらええで。']],
    ],
  ]),
  under(4, '22:50', 'amagasa', [
    [
      9,
      'kujira_beta',
      'おかえりなさい。順番は第70回、第74回、第81回です。それで七割は追いつけます。',
    ],
    [16, 'mugicha_mama', '戻ってこられた日が、いちばん新しい日ですよ。'],
    [30, 'yowa_luka', '席は、そのままにしてありました。'],
  ]),
  under(4, '19:02', 'hz440', [
    [8, 'lag_taro', 'マイナスの回、うちでは普通に間に合ってたっす。遅れてるのが役に立ったっす。'],
  ]),
  under(4, '08:15', 'shiosai35', [
    [33, 'asanagi_hiyori', '日の出の二十分あと、わたし毎朝そこにいます！手を振りますね！'],
    [47, 'shiosai35', '写っていた。ぶれていた。よい。'],
  ]),
  under(5, '23:05', 'yowa_luka', [
    [6, 'yakin_kingyo', 'ナースコールの数をかぞえない、という練習をします。'],
    [13, 'haineko_a', '消しゴムのかすを、色ごとに分けます。たいてい途中で眠れます。'],
    [19, 'hz440', '冷蔵庫 うちはシのフラット'],
    [
      28,
      'amagasa',
      '昔の住所録を、声に出さずに読みます。',
      [[36, 'yowa_luka', 'お借りします。今夜、だれにも聞こえない声で。']],
    ],
  ]),
  under(5, '20:20', 'mayu_kimatsu', [
    [5, 'nukui_tsumugi', '「堆肥」の初出、わたしなんですが、そろそろ時効ですよね？'],
    [10, 'kujira_beta', '「演出」も足してください。三秒おくれることを指します。'],
    [26, 'marlo_b', 'はじめて わかりました。ずっと ほんとうの たいひだと おもって いました。'],
  ]),
  under(5, '12:00', 'yoiyami_staff', [
    [18, 'amagasa', '全員で目を通してくださること、封をする手がすこし軽くなりました。'],
  ]),
  under(6, '21:33', 'lag_taro', [
    [7, 'shuden_komugi', '台所を疑った。シロだった。犯人は壁だった。'],
    [15, 'yakin_kingyo', '寮の共用キッチンが、まさにそれでした。移動のお願いを貼ってきます。'],
  ]),
  under(6, '17:27', 'haineko_a', [
    [
      28,
      'kogoe',
      'あの、線だけの灯台です。窓がまだありません。',
      [
        [
          39,
          'haineko_a',
          'まっすぐな線に、迷いがなくて好きです。窓は、いちばん最後がたのしいですよ。',
        ],
      ],
    ],
    [55, 'mayu_kimatsu', 'ルーズリーフの裏のルカさん。表は統計学。'],
  ]),
  under(7, '07:45', 'asanagi_hiyori', [
    [12, 'kenji_hatake', '山ぎわの町です。窓から見えるのは、霜と柿ひとつ。'],
    [19, 'marlo_b', 'Berlin です。まどから テレビとう が みえます。あたまだけ くもの中です。'],
    [24, 'ume_konbu', '堺の商店街。向かいの布団屋のシャッターや。'],
    [60, 'asanagi_hiyori', '柿とテレビ塔と布団屋さん、ぜんぶ晴れます！灯台の名にかけて！'],
  ]),
  under(7, '02:40', 'yakin_kingyo', [
    [15, 'shuden_komugi', '三時十分。自販機の前が会議室。'],
    [22, 'lag_taro', '夜間工事のバイト、二時半っす。おつかれさまっす。'],
  ]),
  under(8, '20:48', 'marlo_b', [
    [9, 'mayu_kimatsu', 'Saved. And yes: say "konbanwa" first, everyone melts.'],
  ]),
  under(9, '18:30', 'yoiyami_staff', [
    [21, 'haineko_a', '日付を添える決まり、あとから見返すときにも助かっています。'],
  ]),
  under(10, '22:22', 'kujira_beta', [
    [8, 'mugicha_mama', '第44回を推します。雷の音に、全員が同じ瞬間だまるので。'],
    [
      14,
      'shuden_komugi',
      '第5回。最初のくしゃみ。そこから全部が始まった。',
      [[20, 'kujira_beta', '一票ずつ、数えました。']],
    ],
  ]),
  under(11, '16:05', 'ume_konbu', [
    [30, 'kenji_hatake', '「停電の夜のおにぎり」を作りました。具は、つけ忘れた電気です(笑)'],
    [52, 'nukui_tsumugi', '負けた日の卵焼き、勝った日にも作っていいですか！'],
  ]),
]
