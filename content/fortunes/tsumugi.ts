import type { FortuneLine } from './types.ts'

/** In the voice of the greenhouse: loud, stubborn, and advised by a tomato. */
export const tsumugi: readonly FortuneLine[] = [
  {
    slug: 'tsumugi-001',
    luck: 'GREAT',
    text: {
      ja: 'ジョセフィーヌに花が三つ！ ひとつはきみのぶんって、トマト本人が言ってます（たぶん）！',
      en: 'Josephine has three blossoms! One is yours, says the tomato (probably)!',
    },
    charm: { ja: 'トマトのへた', en: 'A tomato’s crown' },
  },
  {
    slug: 'tsumugi-002',
    luck: 'GOOD',
    text: {
      ja: '裏技を見つけた！ 説明書を読む、だ！ きみもきょう、だいじなことが書いてある紙を見つけるよ。',
      en: 'I found a secret trick: reading the manual! A useful sheet of paper will find you, too.',
    },
    charm: { ja: '説明書の裏', en: 'The back of a manual' },
  },
  {
    slug: 'tsumugi-003',
    luck: 'FAIR',
    text: {
      ja: '三回目までは練習、四回目からは本番。そして五回目からは、なんと、ベテランです！',
      en: 'Up to three it is practice, four is real, and from the fifth on you are a veteran!',
    },
    charm: { ja: '十字キーの上', en: 'Up on the pad' },
  },
  {
    slug: 'tsumugi-004',
    luck: 'SMALL',
    text: {
      ja: 'じょうろに穴があいてました。なので、いちばん端っこの芽がいちばん元気！ 穴もわるくない！',
      en: 'My watering can leaks, and the sprout in the corner loves it! Hooray for holes!',
    },
    charm: { ja: '端っこの席', en: 'A corner seat' },
  },
  {
    slug: 'tsumugi-005',
    luck: 'LATE',
    text: {
      ja: '堆肥は寝かせるほどいい！ きみの失敗も、いまごろ土の中で、ほかほかになってるころです。',
      en: 'Compost gets better with rest! Your last flop is getting warm and cosy down there.',
    },
    charm: { ja: 'あったかい土', en: 'Warm soil' },
  },
  {
    slug: 'tsumugi-006',
    luck: 'GREAT',
    text: {
      ja: '宝箱かと思ったらただの箱、かと思ったら二重底！ きょうは底まで見るのがおすすめ！',
      en: 'I took it for a treasure chest, then for a box, then found its false bottom! Look twice today!',
    },
    charm: { ja: '二重の袋', en: 'A bag in a bag' },
  },
  {
    slug: 'tsumugi-007',
    luck: 'GOOD',
    text: {
      ja: '対戦相手がいないので、窓にうつった自分に勝ちました！ きょうのきみは、きのうのきみに勝てる！',
      en: 'No opponent, so I beat my own reflection! Today’s you can beat yesterday’s!',
    },
    charm: { ja: 'ぴかぴかの窓', en: 'A shiny window' },
  },
  {
    slug: 'tsumugi-008',
    luck: 'FAIR',
    text: {
      ja: '苔に名前をつけました。コケ山さんです。小さいものに気づける目が、いい仕事をする日だよ！',
      en: 'I named the moss. Meet Mr Mossyama! Eyes for small things do good work today.',
    },
    charm: { ja: '緑の消しゴム', en: 'A green eraser' },
  },
  {
    slug: 'tsumugi-009',
    luck: 'SMALL',
    text: {
      ja: 'コントローラーの調子がへん、と思ったら、さかさまでした！ もちかえるだけで解けるなにか、あります！',
      en: 'My controller was broken! No, upside down! Something of yours is solved by turning it round.',
    },
    charm: { ja: 'さかさまの地図', en: 'An upside-down map' },
  },
  {
    slug: 'tsumugi-010',
    luck: 'GOOD',
    text: {
      ja: '部員が増えました！ かたつむりです！ ゆっくり来るものを、どうか入部させてあげてください。',
      en: 'The club has a new member: a snail! Do let in what comes slowly.',
    },
    charm: { ja: 'らせん階段', en: 'A spiral stair' },
  },
  {
    slug: 'tsumugi-011',
    luck: 'FAIR',
    text: {
      ja: '温室の鍵、さしたままでした！ あいてるものだなあ、いろんな扉。押してみてから考えよう！',
      en: 'I left the key in the greenhouse door! So many doors are open. Push first, then think!',
    },
    charm: { ja: '鈴のついた鍵', en: 'A key with a bell' },
  },
  {
    slug: 'tsumugi-012',
    luck: 'FAIR',
    text: {
      ja: 'ゲームオーバーの音って、よく聞くとちょっと楽しい曲！ もう一回、の前に、最後まで聴いてみて！',
      en: 'Listen: the game-over tune is a happy one! Hear it out before you try again!',
    },
    charm: { ja: 'イヤホンの左', en: 'The left earphone' },
  },
  {
    slug: 'tsumugi-013',
    luck: 'GOOD',
    text: {
      ja: '種の袋をふったら、いい音がした！ きみの中の種も、今ちょうどいい音してるよ！',
      en: 'I shook a seed packet: lovely sound! The seeds in you sound just right, too!',
    },
    charm: { ja: 'ひまわりの種', en: 'A sunflower seed' },
  },
  {
    slug: 'tsumugi-014',
    luck: 'GREAT',
    text: {
      ja: 'レアアイテムが、初期装備の下に入ってた！ 足もとを見るのが最強の日！',
      en: 'The rare item lay under my starter gear! Look at your feet today!',
    },
    charm: { ja: '初期装備', en: 'Starter gear' },
  },
  {
    slug: 'tsumugi-015',
    luck: 'FAIR',
    text: {
      ja: 'セーブしたかどうか覚えてないので、もう一回セーブ！ 二重の安心、どうぞ！',
      en: 'Did I save? I saved again! Have double peace of mind!',
    },
    charm: { ja: 'セーブの点', en: 'A save point' },
  },
  {
    slug: 'tsumugi-016',
    luck: 'SMALL',
    text: {
      ja: 'じゃがいもの芽が出てた！ 食べられないけど、植えられる！ 見方ひとつ！',
      en: 'The potato sprouted! Not for eating, but for planting! It depends how you look!',
    },
    charm: { ja: '芽の出た芋', en: 'A sprouting potato' },
  },
  {
    slug: 'tsumugi-017',
    luck: 'GOOD',
    text: {
      ja: 'うちの温室、屋根が一枚だけ青いガラスなんです。そこに立つと、なんでもボス戦！',
      en: 'One pane of my roof is blue. Stand below it and all is a boss fight!',
    },
    charm: { ja: '青いガラス', en: 'Blue glass' },
  },
  {
    slug: 'tsumugi-018',
    luck: 'LATE',
    text: {
      ja: '木の上のりんごは、まだ青い！ でも下から見てるきみは、もう場所とり一番！',
      en: 'The apple is still green, but you hold the best place under the tree!',
    },
    charm: { ja: '青りんご', en: 'A green apple' },
  },
  {
    slug: 'tsumugi-019',
    luck: 'FAIR',
    text: {
      ja: '説明をとばしたら、進めなくなりました！ 一行もどれば、だいたい解けるよ！',
      en: 'I skipped the tutorial and got stuck! Go back one line and it solves itself!',
    },
    charm: { ja: '一行前', en: 'The line before' },
  },
  {
    slug: 'tsumugi-020',
    luck: 'GOOD',
    text: {
      ja: 'てんとう虫が肩にとまった！ 重さほぼゼロ、うれしさ満タン！',
      en: 'A ladybird sat on my shoulder! Weight near zero, joy at full!',
    },
    charm: { ja: 'てんとう虫', en: 'A ladybird' },
  },
  {
    slug: 'tsumugi-021',
    luck: 'GREAT',
    text: {
      ja: 'くじで温室の電気代が当たりました！ 地味！ でもいちばんうれしい！ そういう日！',
      en: 'I won the greenhouse’s power bill! Plain, and the best! That kind of day!',
    },
    charm: { ja: '当たりの券', en: 'A winning ticket' },
  },
  {
    slug: 'tsumugi-022',
    luck: 'SMALL',
    text: {
      ja: '軍手の左ばっかり三枚ありました！ ひっくり返したら右！ 発明！',
      en: 'Three left gloves! Turned inside out they are right! Invention!',
    },
    charm: { ja: '裏返しの軍手', en: 'A glove inside out' },
  },
  {
    slug: 'tsumugi-023',
    luck: 'FAIR',
    text: {
      ja: 'ロード時間に、背のびを三回！ 待ち時間は体力回復ポイントです！',
      en: 'Three stretches while it loads! Waiting is where health comes back!',
    },
    charm: { ja: '読みこみ中', en: 'Loading' },
  },
  {
    slug: 'tsumugi-024',
    luck: 'GOOD',
    text: {
      ja: 'きゅうりが二本くっついてた！ 協力プレイの予感しかしない！',
      en: 'Two cucumbers grew as one! I smell a co-op game!',
    },
    charm: { ja: 'ふたごの野菜', en: 'A twin vegetable' },
  },
  {
    slug: 'tsumugi-025',
    luck: 'GREAT',
    text: {
      ja: '三連敗のあとの一勝は、四連勝ぶんのうれしさ！ 計算はしてません！',
      en: 'One win after three losses feels like four! I did not do the sums!',
    },
    charm: { ja: '勝ちの音', en: 'A victory jingle' },
  },
  {
    slug: 'tsumugi-026',
    luck: 'LATE',
    text: {
      ja: '豆はまだ土の中で作戦会議！ 出てくるときは、いっせいに出てきます！',
      en: 'The beans still hold a council underground! They come out all at once!',
    },
    charm: { ja: '作戦ノート', en: 'A strategy notebook' },
  },
  {
    slug: 'tsumugi-027',
    luck: 'GOOD',
    text: {
      ja: 'ジョウロに虹が出た！ 水をまくだけで虹を出せるって、もう魔法使いでは？',
      en: 'A rainbow in my watering! If water makes rainbows, are we not wizards?',
    },
    charm: { ja: '霧ふき', en: 'A mister' },
  },
  {
    slug: 'tsumugi-028',
    luck: 'FAIR',
    text: {
      ja: '部室の机の脚に名前をつけたら、ぐらつかなくなりました。名前、大事！',
      en: 'I named the desk’s legs and it stopped wobbling. Names matter!',
    },
    charm: { ja: '名前シール', en: 'A name sticker' },
  },
  {
    slug: 'tsumugi-029',
    luck: 'SMALL',
    text: {
      ja: '割れた植木鉢が、カエルの家になりました！ だれかの失敗、だれかの新居！',
      en: 'A broken pot became a frog’s house! One’s flop is another’s new home!',
    },
    charm: { ja: '植木鉢のかけら', en: 'A shard of a pot' },
  },
  {
    slug: 'tsumugi-030',
    luck: 'GOOD',
    text: {
      ja: 'きのうの自分がやり方をメモしてた！ 部長、過去からのアシストに感謝！',
      en: 'Yesterday’s me wrote it down! I thank the past for the assist!',
    },
    charm: { ja: '昨日のメモ', en: 'Yesterday’s note' },
  },
  {
    slug: 'tsumugi-031',
    luck: 'GREAT',
    text: {
      ja: '隠し通路、ありました！ ずっと「壁」って呼んでたところに！',
      en: 'There is a secret passage! In what I have been calling a wall!',
    },
    charm: { ja: '壁の割れめ', en: 'A crack in a wall' },
  },
  {
    slug: 'tsumugi-032',
    luck: 'FAIR',
    text: {
      ja: 'つるが支柱をのぼってます。だれも教えてないのに、右まわり！ えらい！',
      en: 'The vine climbs its pole, clockwise, and nobody taught it! Well done!',
    },
    charm: { ja: '緑の支柱', en: 'A green pole' },
  },
  {
    slug: 'tsumugi-033',
    luck: 'GOOD',
    text: {
      ja: '水やり当番の表、きみの名前のところにハートを描いておきました！',
      en: 'I drew a heart by your name on the watering list!',
    },
    charm: { ja: '当番表', en: 'A duty list' },
  },
  {
    slug: 'tsumugi-034',
    luck: 'SMALL',
    text: {
      ja: 'どんぐりが帽子ごと落ちてた！ 身だしなみのいい出会いがあるかも！',
      en: 'An acorn fell with its hat on! A well-dressed meeting may follow!',
    },
    charm: { ja: 'どんぐりの帽子', en: 'An acorn cap' },
  },
  {
    slug: 'tsumugi-035',
    luck: 'LATE',
    text: {
      ja: 'レベルアップの音は、あと経験値3！ 歯みがきで足りる気がする！',
      en: 'Three points from a level up! Brushing your teeth may do it!',
    },
    charm: { ja: '経験値三', en: 'Three points' },
  },
  {
    slug: 'tsumugi-036',
    luck: 'FAIR',
    text: {
      ja: 'カブを引いたら、小さかった！ でも味は大きい！ 見た目で引退させないで！',
      en: 'I pulled a turnip: tiny! But the taste is huge! Don’t retire it by its looks!',
    },
    charm: { ja: '小さなカブ', en: 'A small turnip' },
  },
  {
    slug: 'tsumugi-037',
    luck: 'GOOD',
    text: {
      ja: '協力プレイで、だれかが後ろから回復してくれた！ ふり向いて手をふる日！',
      en: 'Somebody healed me from behind! It is a day to turn and wave!',
    },
    charm: { ja: '緑の薬びん', en: 'A green potion' },
  },
  {
    slug: 'tsumugi-038',
    luck: 'GREAT',
    text: {
      ja: 'お世話した鉢ぜんぶ、今朝いっせいにこっち向いてました！ 主役、きみです！',
      en: 'Every pot faced me at once this morning! The lead role is yours!',
    },
    charm: { ja: '主役のいす', en: 'The lead’s chair' },
  },
  {
    slug: 'tsumugi-039',
    luck: 'FAIR',
    text: {
      ja: '毛糸の帽子をかぼちゃにかぶせたら、似あいすぎて返してもらえません！',
      en: 'I put my hat on a pumpkin and it suits it so well I can’t have it back!',
    },
    charm: { ja: 'かぼちゃの帽子', en: 'A pumpkin’s hat' },
  },
  {
    slug: 'tsumugi-040',
    luck: 'SMALL',
    text: {
      ja: '十円のガチャで、いちばん小さいのが出た！ 小さいのって、なくさないんですよ！',
      en: 'The tiny one from a cheap capsule! Tiny things are never lost!',
    },
    charm: { ja: 'カプセル', en: 'A capsule' },
  },
  {
    slug: 'tsumugi-041',
    luck: 'GOOD',
    text: {
      ja: '肥料の袋を開けたら「よく育ちます」って。袋がそう言うなら、きみも育つ！',
      en: '“Grows well,” says the bag. If the bag says so, you do, too!',
    },
    charm: { ja: '肥料の袋', en: 'A bag of feed' },
  },
  {
    slug: 'tsumugi-042',
    luck: 'LATE',
    text: {
      ja: 'ボスは着がえ中です！ 出てくるまでに、深呼吸ふたつできます！',
      en: 'The boss is changing clothes! Time for two deep breaths!',
    },
    charm: { ja: 'ボスのマント', en: 'A boss’s cape' },
  },
  {
    slug: 'tsumugi-043',
    luck: 'FAIR',
    text: {
      ja: 'ミントを植えたら、ミントだらけに！ いい香りなので、よしとします！',
      en: 'I planted mint and now all is mint! It smells good, so be it!',
    },
    charm: { ja: 'ミントの葉', en: 'A mint leaf' },
  },
  {
    slug: 'tsumugi-044',
    luck: 'GREAT',
    text: {
      ja: 'はじめて二面をクリア！ 半年かかった！ だから半年ぶん踊る日！',
      en: 'I cleared stage two! It took half a year, so dance for half a year!',
    },
    charm: { ja: '二面の旗', en: 'The flag of stage two' },
  },
  {
    slug: 'tsumugi-045',
    luck: 'GOOD',
    text: {
      ja: 'すみっこのサボテンが咲いてた！ だれも見てないときほど、咲くらしい！',
      en: 'The cactus in the corner bloomed! They do when nobody looks!',
    },
    charm: { ja: 'サボテンの花', en: 'A cactus flower' },
  },
  {
    slug: 'tsumugi-046',
    luck: 'SMALL',
    text: {
      ja: 'ポケットから、まいたはずの種がひと粒。予備って、勝手にできるんだ！',
      en: 'A seed I meant to sow was in my pocket. Spares make themselves!',
    },
    charm: { ja: 'ひと粒の種', en: 'A single seed' },
  },
  {
    slug: 'tsumugi-047',
    luck: 'FAIR',
    text: {
      ja: '負けた理由を三つ書いたら、ひとつは「おなかがすいてた」でした！ 食べよう！',
      en: 'I listed why I lost. One was hunger! Let’s eat!',
    },
    charm: { ja: 'まるいビスケット', en: 'A round biscuit' },
  },
  {
    slug: 'tsumugi-048',
    luck: 'GOOD',
    text: {
      ja: 'アリの行列が、わたしのじょうろをよけて曲線に！ まわり道も、きれいな線！',
      en: 'The ants curved round my can! A detour is a lovely line, too!',
    },
    charm: { ja: '曲がった線', en: 'A curved line' },
  },
  {
    slug: 'tsumugi-049',
    luck: 'GREAT',
    text: {
      ja: 'ジョセフィーヌの実を三人で分けました。三倍おいしい！ 分けたら増えました！',
      en: 'Three of us shared Josephine’s fruit: three times the taste! Sharing made more!',
    },
    charm: { ja: '三つの小皿', en: 'Three small plates' },
  },
  {
    slug: 'tsumugi-050',
    luck: 'LATE',
    text: {
      ja: '宅配の苗は、ただいま車内で日光浴中！ 着いたら、即、主力です！',
      en: 'The seedlings sunbathe in the van! Once here, they are first team!',
    },
    charm: { ja: '苗の札', en: 'A seedling tag' },
  },
  {
    slug: 'tsumugi-051',
    luck: 'FAIR',
    text: {
      ja: 'ゲームの地図、北が下でした！ 迷ってたんじゃない、逆だっただけ！',
      en: 'On that map north was down! I was not lost, just the other way up!',
    },
    charm: { ja: '逆さの磁石', en: 'An upside-down compass' },
  },
  {
    slug: 'tsumugi-052',
    luck: 'GOOD',
    text: {
      ja: 'くもの巣が、扉をふさいでたので窓から入りました。入口は、いくつあってもいい！',
      en: 'A web barred the door, so I took the window. Have many ways in!',
    },
    charm: { ja: '裏口', en: 'A back door' },
  },
  {
    slug: 'tsumugi-053',
    luck: 'SMALL',
    text: {
      ja: 'ラベルのない缶をあけたら、桃でした！ 名のらないやつが、いちばん甘い！',
      en: 'I opened a tin without a label: peaches! The nameless one was sweetest!',
    },
    charm: { ja: '桃の缶', en: 'A tin of peaches' },
  },
  {
    slug: 'tsumugi-054',
    luck: 'GREAT',
    text: {
      ja: '今日の温室、湿度も温度もぞろ目です！ なにを植えてもいい日！',
      en: 'Heat and humidity show doubles! Plant whatever you like!',
    },
    charm: { ja: 'ぞろ目', en: 'A double' },
  },
  {
    slug: 'tsumugi-055',
    luck: 'FAIR',
    text: {
      ja: 'コンボが途切れたところで、お茶にしました。途切れたから、飲めました！',
      en: 'My combo broke, so I had tea. I could because it broke!',
    },
    charm: { ja: '急須のふた', en: 'A teapot lid' },
  },
  {
    slug: 'tsumugi-056',
    luck: 'GOOD',
    text: {
      ja: 'だれかの応援コメントが、土にしみました。ほんとです、芽が一ミリのびたもん！',
      en: 'Somebody’s cheer soaked into the soil. Truly: the sprout grew a millimetre!',
    },
    charm: { ja: '一ミリの芽', en: 'A millimetre of sprout' },
  },
  {
    slug: 'tsumugi-057',
    luck: 'SMALL',
    text: {
      ja: '足あとがスタンプみたいについてた！ 帰り道のほうが、かわいい形！',
      en: 'My footprints look like stamps! The ones going home are cuter!',
    },
    charm: { ja: '足あとの形', en: 'A footprint' },
  },
  {
    slug: 'tsumugi-058',
    luck: 'LATE',
    text: {
      ja: 'イチゴはまだ白組です！ 赤組に移籍するまで、あと三回の晴れ！',
      en: 'The strawberries still play for white! Three sunny days till they turn red!',
    },
    charm: { ja: '白いイチゴ', en: 'A white strawberry' },
  },
  {
    slug: 'tsumugi-059',
    luck: 'FAIR',
    text: {
      ja: '寝ながらやったら、いつもの所を抜けました！ 力を抜く、という裏技！',
      en: 'Lying down, I got past it! The trick is to let go!',
    },
    charm: { ja: '枕のくぼみ', en: 'A dent in a pillow' },
  },
  {
    slug: 'tsumugi-060',
    luck: 'GOOD',
    text: {
      ja: 'カラスがクルミを置いていきました。お礼の理由がわからないけど、受けとる日！',
      en: 'A crow left me a walnut. I don’t know what for, but accept it today!',
    },
    charm: { ja: 'クルミ半分', en: 'Half a walnut' },
  },
  {
    slug: 'tsumugi-061',
    luck: 'GREAT',
    text: {
      ja: '「もう一回」を百回言った人だけに見える景色、いま見えてます！ こっちこっち！',
      en: 'There is a view for those who said “once more” a hundred times! Over here!',
    },
    charm: { ja: '百回目の札', en: 'Ticket one hundred' },
  },
  {
    slug: 'tsumugi-062',
    luck: 'FAIR',
    text: {
      ja: '大根の葉っぱを飾ったら、部室が急に南国に！ 気分は、葉っぱで変わる！',
      en: 'Radish leaves made the club room tropical! Moods change by leaves!',
    },
    charm: { ja: '大根の葉', en: 'Radish leaves' },
  },
  {
    slug: 'tsumugi-063',
    luck: 'GOOD',
    text: {
      ja: 'かくれんぼ上手の毛糸玉が、自分から出てきました！ さがしもの、来ます！',
      en: 'The ball of yarn came out by itself! What you seek is coming!',
    },
    charm: { ja: '隠れた毛糸', en: 'Hidden yarn' },
  },
  {
    slug: 'tsumugi-064',
    luck: 'SMALL',
    text: {
      ja: '目覚ましより先に起きました！ 一秒だけど、勝ちは勝ち！',
      en: 'I woke before the alarm! By a second, but a win is a win!',
    },
    charm: { ja: '勝った目覚まし', en: 'A beaten alarm clock' },
  },
  {
    slug: 'tsumugi-065',
    luck: 'GREAT',
    text: {
      ja: '温室のガラスに「ありがとう」って指で書いてあった！ 書いた人、きみでは？',
      en: 'Someone wrote “thank you” on the glass! Was it you?',
    },
    charm: { ja: '指の跡', en: 'A finger’s trace' },
  },
  {
    slug: 'tsumugi-066',
    luck: 'LATE',
    text: {
      ja: 'パズルの最後のピースは、ソファの下でお昼寝中！ 起きたら、はまります！',
      en: 'The last piece naps under the sofa! It fits when it wakes!',
    },
    charm: { ja: '最後のピース', en: 'The last piece' },
  },
  {
    slug: 'tsumugi-067',
    luck: 'FAIR',
    text: {
      ja: '芝をむしったら、四つ葉がまざってた！ 作業って、宝さがしの別名！',
      en: 'Weeding, I found a four-leaf clover! Chores are treasure hunts by another name!',
    },
    charm: { ja: '四つ葉', en: 'A four-leaf clover' },
  },
  {
    slug: 'tsumugi-068',
    luck: 'GOOD',
    text: {
      ja: '先輩プレイヤーが、だまって道をあけてくれた！ 進め、ってことだよね！',
      en: 'An older player stepped aside for me in silence! That means go!',
    },
    charm: { ja: 'あけてもらった道', en: 'A cleared way' },
  },
  {
    slug: 'tsumugi-069',
    luck: 'SMALL',
    text: {
      ja: 'ホースがからまって、ハート型に！ ほどく前に、写真いっとこう！',
      en: 'The hose tangled into a heart! Take a picture before you undo it!',
    },
    charm: { ja: 'ホースの輪', en: 'A loop of hose' },
  },
  {
    slug: 'tsumugi-070',
    luck: 'FAIR',
    text: {
      ja: '図鑑の最初のページにもどったら、知ってる草がたくさん！ 育ったなあ、きみも！',
      en: 'Back on page one I knew so many plants! You have grown, too!',
    },
    charm: { ja: '図鑑の一頁め', en: 'Page one of a guide' },
  },
  {
    slug: 'tsumugi-071',
    luck: 'GREAT',
    text: {
      ja: 'はっぱの裏に、さなぎがいました！ 準備ちゅう、って最高の状態！',
      en: 'A chrysalis under the leaf! Getting ready is the best state there is!',
    },
    charm: { ja: '葉っぱの裏', en: 'The back of a leaf' },
  },
  {
    slug: 'tsumugi-072',
    luck: 'GOOD',
    text: {
      ja: 'エンドロールを最後まで見たら、名前が六百人！ きみもどこかの六百人の一人！',
      en: 'The credits had six hundred names! You are one of someone’s six hundred!',
    },
    charm: { ja: '長い巻物', en: 'A long scroll' },
  },
  {
    slug: 'tsumugi-073',
    luck: 'LATE',
    text: {
      ja: 'ひまわりは、まだどっちを向くか相談中！ きみが笑ったほうに、します！',
      en: 'The sunflowers debate which way to face! They will choose your smile!',
    },
    charm: { ja: 'ひまわりの茎', en: 'A sunflower stem' },
  },
  {
    slug: 'tsumugi-074',
    luck: 'FAIR',
    text: {
      ja: '靴のうらに土がついたまま電車に乗りました。旅する土！ きみもちょっと遠くへ！',
      en: 'I took the train with soil on my shoes. Travelling soil! Go a bit far, too!',
    },
    charm: { ja: '旅の切符', en: 'A travel ticket' },
  },
  {
    slug: 'tsumugi-075',
    luck: 'SMALL',
    text: {
      ja: 'かぎ針が見つかった！ 髪にさしたままでした！ 答えは、だいたい頭の上！',
      en: 'I found the crochet hook in my hair! Answers are mostly above us!',
    },
    charm: { ja: 'かぎ針', en: 'A crochet hook' },
  },
  {
    slug: 'tsumugi-076',
    luck: 'GOOD',
    text: {
      ja: 'ぜんぜん違うボタンを押したら、新技が出ました！ まちがいは、かくしコマンド！',
      en: 'I hit the wrong button: a new move! Mistakes are secret commands!',
    },
    charm: { ja: '丸いボタン', en: 'A round button' },
  },
  {
    slug: 'tsumugi-077',
    luck: 'GREAT',
    text: {
      ja: '部の予算で、スコップを二本買えました！ 一本は、遊びに来たきみのぶん！',
      en: 'The budget bought two trowels! One is for when you come by!',
    },
    charm: { ja: '小さいスコップ', en: 'A small trowel' },
  },
  {
    slug: 'tsumugi-078',
    luck: 'FAIR',
    text: {
      ja: 'にんじんに足が生えてた！ 逃げだす前に、友だちになっておきました！',
      en: 'The carrot grew legs! I made friends before it ran!',
    },
    charm: { ja: '二本足のにんじん', en: 'A two-legged carrot' },
  },
  {
    slug: 'tsumugi-079',
    luck: 'GOOD',
    text: {
      ja: '雨の温室は、天然のドラムです！ 曲にならない日も、リズムはある！',
      en: 'Rain drums on the greenhouse! No tune today, but there is rhythm!',
    },
    charm: { ja: 'ドラムのばち', en: 'A drumstick' },
  },
  {
    slug: 'tsumugi-080',
    luck: 'SMALL',
    text: {
      ja: 'セロテープの端が一発で見つかった！ もう今日は、なんでもできる！',
      en: 'I found the end of the tape at once! Now I can do anything!',
    },
    charm: { ja: 'テープの端', en: 'The end of the tape' },
  },
  {
    slug: 'tsumugi-081',
    luck: 'FAIR',
    text: {
      ja: 'サナギとコントローラー、どっちも「動かさないで」の日！ 休むのも操作です！',
      en: 'Chrysalis and controller both say “don’t move me”! Resting is a move, too!',
    },
    charm: { ja: '一時停止', en: 'A pause button' },
  },
  {
    slug: 'tsumugi-082',
    luck: 'GREAT',
    text: {
      ja: '温室のすずめが、花びらをくわえて帰りました。おみやげつきの一日です！',
      en: 'The sparrow left with a petal. A day with a souvenir!',
    },
    charm: { ja: '花びら一枚', en: 'A single petal' },
  },
  {
    slug: 'tsumugi-083',
    luck: 'LATE',
    text: {
      ja: '特訓の成果は、いま宅配ロッカーの中です！ 暗証番号は、寝て起きたら思い出す！',
      en: 'Your training waits in a parcel locker! Sleep, and you recall the code!',
    },
    charm: { ja: '暗証番号', en: 'A secret number' },
  },
  {
    slug: 'tsumugi-084',
    luck: 'GOOD',
    text: {
      ja: 'でこぼこ畑のでこぼこが、水をためてくれました！ 欠点さん、ナイス仕事！',
      en: 'The bumps in the bed held the water! Nice work, flaws!',
    },
    charm: { ja: 'でこぼこの石', en: 'A bumpy stone' },
  },
  {
    slug: 'tsumugi-085',
    luck: 'FAIR',
    text: {
      ja: 'トマトの歌をうたいながら水やり。歌詞は「トマト」だけ。でも名曲です！',
      en: 'I sing the tomato song as I water. Its only word is tomato. A classic!',
    },
    charm: { ja: 'トマトの歌', en: 'The tomato song' },
  },
  {
    slug: 'tsumugi-086',
    luck: 'SMALL',
    text: {
      ja: '洗ったじょうろを、さかさに干したら雨宿りの虫が。いい屋根でした！',
      en: 'I hung the can to dry, and a bug took shelter. A fine roof!',
    },
    charm: { ja: '雨宿りの屋根', en: 'A roof in the rain' },
  },
  {
    slug: 'tsumugi-087',
    luck: 'GOOD',
    text: {
      ja: 'となりの区画の人が、苗をくれました！ きみも今日、なにかもらって！ あげて！',
      en: 'The next plot’s gardener gave me a seedling! Get something today! Give something!',
    },
    charm: { ja: 'もらった苗', en: 'A seedling you were given' },
  },
  {
    slug: 'tsumugi-088',
    luck: 'GREAT',
    text: {
      ja: 'ハイスコア更新！ の夢を見ました！ 予告編です、本編はきみがどうぞ！',
      en: 'New high score! In a dream! That was the trailer; the film is yours!',
    },
    charm: { ja: '予告編', en: 'A trailer' },
  },
  {
    slug: 'tsumugi-089',
    luck: 'FAIR',
    text: {
      ja: '草の名前がわからないので「あとで調べる草」と呼んでいます。あとでで、よし！',
      en: 'I call it “the look-it-up-later weed”. Later is fine!',
    },
    charm: { ja: '名なしの草', en: 'A nameless weed' },
  },
  {
    slug: 'tsumugi-090',
    luck: 'LATE',
    text: {
      ja: 'じゃんけんの手は、まだ後ろにかくしてます！ 出すまでは、負けてない！',
      en: 'My hand is still behind my back! Until I show it, I have not lost!',
    },
    charm: { ja: 'グーの手', en: 'A fist' },
  },
  {
    slug: 'tsumugi-091',
    luck: 'GOOD',
    text: {
      ja: '古いゲームのデータに、昔の自分の名前。ひらがなで「さいきょう」でした！',
      en: 'An old save bears my old name: “Strongest”, in wobbly letters!',
    },
    charm: { ja: '古い名札', en: 'An old name tag' },
  },
  {
    slug: 'tsumugi-092',
    luck: 'SMALL',
    text: {
      ja: 'つぼみの数をかぞえたら、きのうより一こ多い！ 数えまちがいでも、うれしい！',
      en: 'One bud more than yesterday! Even if I miscounted, hooray!',
    },
    charm: { ja: 'つぼみ一つ', en: 'One bud' },
  },
  {
    slug: 'tsumugi-093',
    luck: 'FAIR',
    text: {
      ja: 'めがねをかけたまま寝たら、夢がくっきりでした！ 準備のよさ、発揮！',
      en: 'I slept in my glasses and dreamt in focus! That is being prepared!',
    },
    charm: { ja: 'めがねの柄', en: 'The arm of glasses' },
  },
  {
    slug: 'tsumugi-094',
    luck: 'GREAT',
    text: {
      ja: '屋根のガラスから、まっすぐ月光！ 夜の光合成、できてる気がします！',
      en: 'Moonlight straight through the roof! I believe I photosynthesise by night!',
    },
    charm: { ja: '月光の葉', en: 'A leaf in moonlight' },
  },
  {
    slug: 'tsumugi-095',
    luck: 'GOOD',
    text: {
      ja: '大きい葉っぱの下に、小さい葉っぱの国がありました。しゃがむと吉！',
      en: 'Below the big leaves lies a land of small ones. Crouch for luck!',
    },
    charm: { ja: 'しゃがんだ影', en: 'A crouching shadow' },
  },
  {
    slug: 'tsumugi-096',
    luck: 'SMALL',
    text: {
      ja: 'ワゴンセールで、ずっと欲しかった攻略本！ 百円！ ゲームは持ってない！',
      en: 'The guide I always wanted, for a coin! I don’t own the game!',
    },
    charm: { ja: '古い攻略本', en: 'An old guidebook' },
  },
  {
    slug: 'tsumugi-097',
    luck: 'FAIR',
    text: {
      ja: '息をふきかけたら、わたげが三つ飛びました。着地はおまかせで！',
      en: 'I blew, and three bits of fluff flew off. Leave the landing to them!',
    },
    charm: { ja: 'わたげ', en: 'Dandelion fluff' },
  },
  {
    slug: 'tsumugi-098',
    luck: 'GOOD',
    text: {
      ja: 'ダンジョンの休憩所って、いつもパンがある！ きみの休憩所も、今日は焼きたて！',
      en: 'Dungeon rest rooms always have bread! Yours is fresh today!',
    },
    charm: { ja: '休憩所のパン', en: 'Rest-room bread' },
  },
  {
    slug: 'tsumugi-099',
    luck: 'LATE',
    text: {
      ja: '発芽まで、あと「なんか忘れたころ」です！ 忘れてるの、大得意！',
      en: 'It sprouts about when you forget it! Forgetting is what I do best!',
    },
    charm: { ja: '忘れた鉢', en: 'A forgotten pot' },
  },
  {
    slug: 'tsumugi-100',
    luck: 'GREAT',
    text: {
      ja: '窓ガラスを拭いたら、空が一段明るくなった！ 設定いじってないのに！',
      en: 'I wiped the glass and the sky got brighter! I never touched the settings!',
    },
    charm: { ja: '明るさの設定', en: 'The brightness setting' },
  },
  {
    slug: 'tsumugi-101',
    luck: 'FAIR',
    text: {
      ja: 'まゆ玉みたいな雲が、ひとつだけ逆走してた！ 逆もまた道！',
      en: 'A cloud like a cocoon ran the wrong way! The other way is a way, too!',
    },
    charm: { ja: '逆向きの矢印', en: 'A backward arrow' },
  },
  {
    slug: 'tsumugi-102',
    luck: 'GOOD',
    text: {
      ja: 'ピーマンの中って、がらんどうで音がいい！ 空っぽは、響くためにある！',
      en: 'A pepper is hollow and sounds great! Empty is for echoing!',
    },
    charm: { ja: '空っぽの器', en: 'An empty bowl' },
  },
  {
    slug: 'tsumugi-103',
    luck: 'SMALL',
    text: {
      ja: 'かかとに、ばんそうこうがちょうど一枚。足りるって、すばらしい！',
      en: 'Just one plaster, just my heel. Enough is wonderful!',
    },
    charm: { ja: 'ばんそうこう', en: 'A plaster' },
  },
  {
    slug: 'tsumugi-104',
    luck: 'GREAT',
    text: {
      ja: 'ゲームの村人が、初めて長くしゃべってくれた！ 話しかけ続けた人の勝ち！',
      en: 'A villager told me a long story at last! Whoever keeps talking to them wins!',
    },
    charm: { ja: '村の看板', en: 'A village sign' },
  },
  {
    slug: 'tsumugi-105',
    luck: 'FAIR',
    text: {
      ja: '芽かきで落とした脇芽を水にさしたら、根っこ！ いらない子、いなかった！',
      en: 'I put a pinched shoot in water: roots! There was no useless one!',
    },
    charm: { ja: '水さしの脇芽', en: 'A shoot in water' },
  },
  {
    slug: 'tsumugi-106',
    luck: 'GOOD',
    text: {
      ja: '予定表に「なにもしない」と書いたら、ちゃんとできました！ 達成率百パーセント！',
      en: 'I planned to do nothing and did! One hundred per cent!',
    },
    charm: { ja: '空白の予定', en: 'An empty slot' },
  },
  {
    slug: 'tsumugi-107',
    luck: 'LATE',
    text: {
      ja: 'セミの幼虫は、まだ地下で練習中！ デビュー前がいちばん伸びる！',
      en: 'The cicada still rehearses underground! One grows most before a debut!',
    },
    charm: { ja: '地下の練習室', en: 'A practice room' },
  },
  {
    slug: 'tsumugi-108',
    luck: 'SMALL',
    text: {
      ja: '落ち葉の山に、ひとつだけ星の形！ 拾ったので、一等賞はきみに！',
      en: 'One leaf in the heap is a star! I picked it: first prize to you!',
    },
    charm: { ja: '星の葉っぱ', en: 'A star-shaped leaf' },
  },
  {
    slug: 'tsumugi-109',
    luck: 'FAIR',
    text: {
      ja: '湯たんぽをだっこして会議しました。議題はぜんぶ、あったかく解決！',
      en: 'I hugged a hot-water bottle in the meeting. All items were warmly settled!',
    },
    charm: { ja: '湯たんぽ', en: 'A hot-water bottle' },
  },
  {
    slug: 'tsumugi-110',
    luck: 'GOOD',
    text: {
      ja: 'ぼうしのつばに、小さな巣の材料が！ 選ばれし帽子！ 選ばれし日！',
      en: 'Nest straw on my hat’s brim! A chosen hat! A chosen day!',
    },
    charm: { ja: '帽子のつば', en: 'A hat brim' },
  },
  {
    slug: 'tsumugi-111',
    luck: 'GREAT',
    text: {
      ja: '五年前にまいた種が、いま出ました！ 遅刻じゃない、登場です！',
      en: 'Seeds of five years ago came up! Not late: making an entrance!',
    },
    charm: { ja: '五年前の袋', en: 'A five-year-old packet' },
  },
  {
    slug: 'tsumugi-112',
    luck: 'FAIR',
    text: {
      ja: 'カウントダウンで、三のつぎに五と言いました。おまけの一秒、使ってください！',
      en: 'I counted three, then five. Use the extra second!',
    },
    charm: { ja: 'おまけの一秒', en: 'One extra second' },
  },
  {
    slug: 'tsumugi-113',
    luck: 'SMALL',
    text: {
      ja: 'こぼした水が、ちょうど枯れかけのところへ！ ドジ、ナイスパス！',
      en: 'The water I spilt hit the dry spot! Nice pass, clumsy me!',
    },
    charm: { ja: 'こぼした水', en: 'Spilt water' },
  },
  {
    slug: 'tsumugi-114',
    luck: 'GOOD',
    text: {
      ja: '味方の「どんまい」が早い日は、強い日！ 先に言っちゃおう、どんまい！',
      en: 'When “never mind” comes fast, the team is strong! So say it first!',
    },
    charm: { ja: 'どんまいの声', en: 'A kind shout' },
  },
  {
    slug: 'tsumugi-115',
    luck: 'LATE',
    text: {
      ja: 'クリスマスローズは、順番待ちの列の三番目！ でも、列はもう動いてます！',
      en: 'The hellebore is third in line! But the line is moving!',
    },
    charm: { ja: '順番の札', en: 'A queue number' },
  },
  {
    slug: 'tsumugi-116',
    luck: 'GREAT',
    text: {
      ja: 'とっておきの肥料を、ふつうの日に使いました！ なので今日は、特別な日です！',
      en: 'I used the best feed on a plain day! So it is special now!',
    },
    charm: { ja: 'とっておき', en: 'The one you saved' },
  },
  {
    slug: 'tsumugi-117',
    luck: 'FAIR',
    text: {
      ja: '手ぶくろ人形で会話したら、言いづらいことが言えました！ 人形、優秀！',
      en: 'With a glove puppet I could say the hard thing! Well done, puppet!',
    },
    charm: { ja: '手ぶくろ人形', en: 'A glove puppet' },
  },
  {
    slug: 'tsumugi-118',
    luck: 'GOOD',
    text: {
      ja: 'ぬかるみに、長ぐつがはまった！ 抜けたときの「ぽん！」が、今日いちばんの音！',
      en: 'My boot stuck in the mud! Its “pop!” was the sound of the day!',
    },
    charm: { ja: 'ぽんという音', en: 'A pop' },
  },
  {
    slug: 'tsumugi-119',
    luck: 'SMALL',
    text: {
      ja: 'バケツに映った空が、本物より近い！ 手をいれたら、つめたくて笑った！',
      en: 'The sky in the bucket is nearer than the real one! Cold, and I laughed!',
    },
    charm: { ja: 'バケツの空', en: 'Sky in a bucket' },
  },
  {
    slug: 'tsumugi-120',
    luck: 'FAIR',
    text: {
      ja: '明日の自分に水筒を用意しました。明日のわたし、きっと今日のわたしが好き！',
      en: 'I filled a bottle for tomorrow’s me. Tomorrow’s me will love today’s!',
    },
    charm: { ja: '水筒のコップ', en: 'A flask’s cup' },
  },
  {
    slug: 'tsumugi-121',
    luck: 'GOOD',
    text: {
      ja: '園芸部の旗に、きみの名前の刺しゅうを始めました！ まだ一画め！ 楽しみ！',
      en: 'I began to stitch your name on the club flag! One stroke so far!',
    },
    charm: { ja: '刺しゅう糸', en: 'Embroidery thread' },
  },
]
