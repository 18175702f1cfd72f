import type { FortuneLine } from './types.ts'

/** In the voice of the small hours: slow, dry, three seconds off. */
export const luka: readonly FortuneLine[] = [
  {
    slug: 'luka-001',
    luck: 'GREAT',
    text: {
      ja: '時報を合わせたら、一秒もずれませんでした。こわいので、その運はあなたに渡しておきます。',
      en: 'I set the time signal and missed by nothing at all. It frightens me. Take the luck, please.',
    },
    charm: { ja: '秒針のある時計', en: 'A clock with a second hand' },
  },
  {
    slug: 'luka-002',
    luck: 'GOOD',
    text: {
      ja: '二番目に明るい星の名前を、ひとつ覚えました。あなたの二番目の願いのほうが、先に届きそうです。',
      en: 'I learned the name of a second brightest star. Your second wish may arrive before the first.',
    },
    charm: { ja: '二番目の引き出し', en: 'The second drawer' },
  },
  {
    slug: 'luka-003',
    luck: 'FAIR',
    text: {
      ja: '返事を書きかけの手紙が三通。どれも「お元気ですか」で止まっています。それで足りる日もあります。',
      en: 'Three letters, all stopped at “How are you?”. Some days that is enough.',
    },
    charm: { ja: '余った切手', en: 'A leftover stamp' },
  },
  {
    slug: 'luka-004',
    luck: 'LATE',
    text: {
      ja: 'やかんは、見ていないときに沸きます。よそ見をどうぞ。あなたのぶんは、ちゃんと火にかけました。',
      en: 'A kettle boils when nobody looks. Look elsewhere: yours is on the stove.',
    },
    charm: { ja: 'ふたつめの湯のみ', en: 'A second teacup' },
  },
  {
    slug: 'luka-005',
    luck: 'SMALL',
    text: {
      ja: 'ピアノのいちばん高い鍵盤は、めったに鳴らしません。鳴らすと、小さい雪みたいな音がしました。',
      en: 'I seldom touch the piano’s highest key. I did, and it sounded like very small snow.',
    },
    charm: { ja: '小指', en: 'Your little finger' },
  },
  {
    slug: 'luka-006',
    luck: 'GOOD',
    text: {
      ja: '屋上の椅子を一脚、あけてあります。座っても座らなくても、あなたの席です。',
      en: 'I kept one chair free on the roof. Sit or don’t: it is yours.',
    },
    charm: { ja: 'ひざかけ', en: 'A lap blanket' },
  },
  {
    slug: 'luka-007',
    luck: 'FAIR',
    text: {
      ja: '題のない曲に、題をつけかけてやめました。名前がないまま始めていいことも、あると思います。',
      en: 'I nearly named the song without a title, then let it be. Some things may begin nameless.',
    },
    charm: { ja: '白い付箋', en: 'A blank sticky note' },
  },
  {
    slug: 'luka-008',
    luck: 'GREAT',
    text: {
      ja: 'ラジオのつまみを回したら、知らない局から拍手だけが聞こえました。たぶん、あなた宛てです。',
      en: 'I turned the dial and found a station of nothing but applause. It was for you, I think.',
    },
    charm: { ja: '丸いつまみ', en: 'A round knob' },
  },
  {
    slug: 'luka-009',
    luck: 'SMALL',
    text: {
      ja: '猫が原稿の上で寝ました。その一枚は読まないことにします。予定がひとつ、やわらかく減りますよ。',
      en: 'A cat fell asleep on my script, so that page goes unread. One plan of yours softly goes, too.',
    },
    charm: { ja: 'しわのある紙', en: 'Creased paper' },
  },
  {
    slug: 'luka-010',
    luck: 'FAIR',
    text: {
      ja: '言いそびれたことは、三秒おくれで言えばいいんです。時報だって、それで続いています。',
      en: 'What you failed to say can be said three seconds late. The time signal lives that way.',
    },
    charm: { ja: '深呼吸ひとつ', en: 'One deep breath' },
  },
  {
    slug: 'luka-011',
    luck: 'GOOD',
    text: {
      ja: 'おたよりの山のいちばん下に、いちばん長いのがありました。後まわしにした何かが、あなたを待っています。',
      en: 'The longest letter lay at the bottom of the pile. Something you put off waits for you, kindly.',
    },
    charm: { ja: '古い封筒', en: 'An old envelope' },
  },
  {
    slug: 'luka-012',
    luck: 'FAIR',
    text: {
      ja: '路面電車の終点で、運転手さんが逆向きの席に歩いていきました。折り返しは、静かなものです。',
      en: 'At the last stop the tram driver just walked to the other end. Turning back is a quiet thing.',
    },
    charm: { ja: '折りたたみ傘', en: 'A folding umbrella' },
  },
  {
    slug: 'luka-013',
    luck: 'GOOD',
    text: {
      ja: '深夜二時の自動販売機が、いちばんやさしい光でした。あたたかいほうを押してください。',
      en: 'The vending machine at 2 a.m. has the kindest light. Press the warm row.',
    },
    charm: { ja: 'あたたかい缶', en: 'A warm can' },
  },
  {
    slug: 'luka-014',
    luck: 'GREAT',
    text: {
      ja: '眠れない人の数だけ、星が多く見える夜です。ひとつは、あなたの名前で予約しました。',
      en: 'There are as many stars as people awake. I reserved one in your name.',
    },
    charm: { ja: '予約の札', en: 'A reserved sign' },
  },
  {
    slug: 'luka-015',
    luck: 'FAIR',
    text: {
      ja: '楽譜のすみに「ここは好きに」とありました。今日は、そこばかりの曲です。',
      en: 'The score says “as you like” in one corner. Today is all that corner.',
    },
    charm: { ja: '楽譜の余白', en: 'A score’s margin' },
  },
  {
    slug: 'luka-016',
    luck: 'SMALL',
    text: {
      ja: 'たまたま押した番号が、好きな曲でした。まちがいにも、選曲の才能があります。',
      en: 'A number pressed by mistake was a song I love. Mistakes have taste.',
    },
    charm: { ja: 'まちがい電話', en: 'A wrong number' },
  },
  {
    slug: 'luka-017',
    luck: 'GOOD',
    text: {
      ja: 'レコードの溝の、いちばん内側に小さな音が残っていました。最後まで聴いてみてください。',
      en: 'There was a small sound in the innermost groove. Listen to the end.',
    },
    charm: { ja: 'レコード針', en: 'A record needle' },
  },
  {
    slug: 'luka-018',
    luck: 'LATE',
    text: {
      ja: 'お返事は、いま便箋を選んでいるところだそうです。いい紙を選ぶ人からです。',
      en: 'Your answer is choosing its paper just now. It comes from someone with taste.',
    },
    charm: { ja: 'うすい便箋', en: 'Thin letter paper' },
  },
  {
    slug: 'luka-019',
    luck: 'FAIR',
    text: {
      ja: '窓を少しあけたら、遠くの電車が拍子をとってくれました。あなたの歩幅と同じ速さです。',
      en: 'Through the window a far train kept time, at the pace you walk.',
    },
    charm: { ja: '枕もとの窓', en: 'The window by the bed' },
  },
  {
    slug: 'luka-020',
    luck: 'GOOD',
    text: {
      ja: '黒い鍵盤だけで弾ける曲を思い出しました。選べる音が少ない日は、迷わない日です。',
      en: 'I recalled a tune for black keys alone. With few notes, one does not stray.',
    },
    charm: { ja: '黒い鍵盤', en: 'A black key' },
  },
  {
    slug: 'luka-021',
    luck: 'GREAT',
    text: {
      ja: '流れ星を三つ見ました。ふたつは願い、ひとつは、あなたの帰り道のぶんです。',
      en: 'I saw three shooting stars: two for wishes, one for your way home.',
    },
    charm: { ja: '三つ折りの紙', en: 'Paper folded in three' },
  },
  {
    slug: 'luka-022',
    luck: 'SMALL',
    text: {
      ja: '自転車のベルが、きれいな音で直りました。鳴らさないまま、今日は進めそうです。',
      en: 'The bicycle bell is mended. You may get by without ringing it.',
    },
    charm: { ja: '自転車のベル', en: 'A bicycle bell' },
  },
  {
    slug: 'luka-023',
    luck: 'FAIR',
    text: {
      ja: 'カップの底に、飲み残しの月が映っていました。残しておいて、よかったと思います。',
      en: 'The last of my tea held the moon. I am glad I left it.',
    },
    charm: { ja: 'カップの底', en: 'The bottom of a cup' },
  },
  {
    slug: 'luka-024',
    luck: 'GOOD',
    text: {
      ja: '放送のあとの静けさが、今夜は少しあたたかいです。半分、そちらに置いていきます。',
      en: 'The silence after the show is a little warm tonight. Half of it is yours.',
    },
    charm: { ja: '電気毛布', en: 'An electric blanket' },
  },
  {
    slug: 'luka-025',
    luck: 'LATE',
    text: {
      ja: '星の光は、まだ途中の駅です。着くころには、あなたも起きている時間だと思います。',
      en: 'The starlight is at a station on the way. It arrives when you are up.',
    },
    charm: { ja: '乗りかえ切符', en: 'A transfer ticket' },
  },
  {
    slug: 'luka-026',
    luck: 'FAIR',
    text: {
      ja: '猫が膝から降りませんでした。動けない夜は、動かなくていい夜です。',
      en: 'The cat would not leave my lap. On such nights one need not move.',
    },
    charm: { ja: '猫の毛', en: 'Cat hair' },
  },
  {
    slug: 'luka-027',
    luck: 'GREAT',
    text: {
      ja: 'リクエストが、ぜんぶ同じ曲でした。みんな、あなたに聴かせたかったみたいです。',
      en: 'Every request was for the same song. They all wanted you to hear it.',
    },
    charm: { ja: 'リクエスト葉書', en: 'A request card' },
  },
  {
    slug: 'luka-028',
    luck: 'SMALL',
    text: {
      ja: '消しゴムが転がって、ちゃんと手もとに戻りました。小さな反抗期、終わりです。',
      en: 'The eraser rolled off and came back. Its small rebellion is over.',
    },
    charm: { ja: '角のある消しゴム', en: 'An eraser with corners' },
  },
  {
    slug: 'luka-029',
    luck: 'GOOD',
    text: {
      ja: '街灯の下で、影がふたつになりました。ひとりの夜道にも、連れはいます。',
      en: 'Under the lamp I had two shadows. Even alone, one has company.',
    },
    charm: { ja: '街灯の番号', en: 'A street lamp’s number' },
  },
  {
    slug: 'luka-030',
    luck: 'FAIR',
    text: {
      ja: 'アンテナの向きを、指一本ぶん変えました。あなたの声が、よく入るようになりました。',
      en: 'I moved the aerial by a finger’s breadth. You come in clearly now.',
    },
    charm: { ja: '曲がった針金', en: 'A bent wire' },
  },
  {
    slug: 'luka-031',
    luck: 'SMALL',
    text: {
      ja: '机の引き出しから、先週の自分のメモ。「大丈夫」とだけ書いてありました。',
      en: 'A note from last week’s me in the drawer. It only said “all right”.',
    },
    charm: { ja: '走り書き', en: 'A scribble' },
  },
  {
    slug: 'luka-032',
    luck: 'GOOD',
    text: {
      ja: 'メトロノームを外したら、ちょうどいい速さになりました。測らない日も、いいものです。',
      en: 'Without the metronome the speed came out right. Don’t measure today.',
    },
    charm: { ja: 'メトロノーム', en: 'A metronome' },
  },
  {
    slug: 'luka-033',
    luck: 'GREAT',
    text: {
      ja: '屋上に寝ころんだら、空のほうが近づいてきました。手をのばす役は、あなたです。',
      en: 'I lay on the roof and the sky came closer. You are the one to reach out.',
    },
    charm: { ja: 'レジャーシート', en: 'A picnic sheet' },
  },
  {
    slug: 'luka-034',
    luck: 'LATE',
    text: {
      ja: '録音の赤いランプは、これからつくところです。咳ばらいをするなら、いまのうちに。',
      en: 'The red lamp is about to light. If you must clear your throat, do it now.',
    },
    charm: { ja: '赤いランプ', en: 'A red lamp' },
  },
  {
    slug: 'luka-035',
    luck: 'FAIR',
    text: {
      ja: '雨の音を録ったのに、雨がやんでしまいました。思い出のほうで降らせておきます。',
      en: 'I set out to record rain, and it stopped. It goes on raining in memory.',
    },
    charm: { ja: '雨の切手', en: 'A stamp with rain' },
  },
  {
    slug: 'luka-036',
    luck: 'GOOD',
    text: {
      ja: '歌詞の二番のほうが、本音でした。くり返しの先に、言いたかったことがあります。',
      en: 'The second verse is the honest one. Go round once more to say it.',
    },
    charm: { ja: '歌詞カード', en: 'A lyric sheet' },
  },
  {
    slug: 'luka-037',
    luck: 'SMALL',
    text: {
      ja: '冷蔵庫のプリンに、名前がありませんでした。だれのものでもないなら、あなたのです。',
      en: 'The pudding bore no name. What is nobody’s may be yours.',
    },
    charm: { ja: '小さいスプーン', en: 'A teaspoon' },
  },
  {
    slug: 'luka-038',
    luck: 'FAIR',
    text: {
      ja: 'ヘッドホンを片耳だけ外しました。外の世界も、案外いい選曲です。',
      en: 'I took one earphone off. The world outside chooses well, too.',
    },
    charm: { ja: '片方の耳あて', en: 'One earmuff' },
  },
  {
    slug: 'luka-039',
    luck: 'GREAT',
    text: {
      ja: '「今夜も聴いています」が、二十通。そのうちの一通が、あなたの字に似ていました。',
      en: 'Twenty letters said “listening tonight”. One looked like your hand.',
    },
    charm: { ja: '青い封筒', en: 'A blue envelope' },
  },
  {
    slug: 'luka-040',
    luck: 'GOOD',
    text: {
      ja: '踊り場の植木が、窓のほうへ葉を向けていました。わからないまま、光のほうへどうぞ。',
      en: 'The plant on the landing leaned to the window. Not knowing, go toward light.',
    },
    charm: { ja: '窓ぎわの鉢', en: 'A pot by the window' },
  },
  {
    slug: 'luka-041',
    luck: 'LATE',
    text: {
      ja: '最終電車は、二分おくれだそうです。走らなくて間にあいます。息をととのえてください。',
      en: 'The last train is two minutes late. No need to run. Catch your breath.',
    },
    charm: { ja: '最終の時刻表', en: 'A last timetable' },
  },
  {
    slug: 'luka-042',
    luck: 'FAIR',
    text: {
      ja: '砂時計をひっくり返すのを、忘れていました。止まっていた時間も、数えなくていいんです。',
      en: 'I forgot to turn the hourglass. Stopped time need not be counted.',
    },
    charm: { ja: '止まった時計', en: 'A stopped clock' },
  },
  {
    slug: 'luka-043',
    luck: 'SMALL',
    text: {
      ja: '本のあいだから、去年の夏の栞。あのときの続きが、読めそうです。',
      en: 'Last summer’s bookmark fell out. You may read on from there.',
    },
    charm: { ja: '文庫本', en: 'A paperback' },
  },
  {
    slug: 'luka-044',
    luck: 'GOOD',
    text: {
      ja: '望遠鏡のピントが、今日は一度で合いました。見たいものが、向こうから来る日です。',
      en: 'The telescope focused at once. What you wish to see comes to you.',
    },
    charm: { ja: 'ピントのつまみ', en: 'A focus knob' },
  },
  {
    slug: 'luka-045',
    luck: 'FAIR',
    text: {
      ja: '湯気で曇った窓に、星をひとつ描きました。消えるまでのあいだ、ここは夏です。',
      en: 'I drew a star on the misted window. Until it fades, it is summer here.',
    },
    charm: { ja: '曇った窓', en: 'A misted window' },
  },
  {
    slug: 'luka-046',
    luck: 'GREAT',
    text: {
      ja: '今夜の月は、だれかが磨いたばかりの顔をしています。その布を、あなたに預けます。',
      en: 'Tonight’s moon looks freshly polished. I leave the cloth with you.',
    },
    charm: { ja: '銀磨きの布', en: 'A silver cloth' },
  },
  {
    slug: 'luka-047',
    luck: 'GOOD',
    text: {
      ja: '古い録音に、笑い声がまじっていました。若いころの自分と、目が合った気がします。',
      en: 'An old tape had laughter on it, as if I met my younger eyes.',
    },
    charm: { ja: 'カセットの爪', en: 'A cassette’s tab' },
  },
  {
    slug: 'luka-048',
    luck: 'SMALL',
    text: {
      ja: 'エレベーターが、呼ぶ前から開いていました。だれも見ていないのに、会釈しました。',
      en: 'The lift stood open before I called it. I bowed, though nobody saw.',
    },
    charm: { ja: '開くのボタン', en: 'The open button' },
  },
  {
    slug: 'luka-049',
    luck: 'FAIR',
    text: {
      ja: '詩集の余白が広いのは、息をするためだそうです。あなたの予定にも、余白をひとつ。',
      en: 'Poems have wide margins to breathe. Leave one in your plans.',
    },
    charm: { ja: '広い余白', en: 'A wide margin' },
  },
  {
    slug: 'luka-050',
    luck: 'LATE',
    text: {
      ja: '星図のその頁は、まだ雲の裏です。めくらずに待つと、向こうから晴れます。',
      en: 'That page of the chart is still behind cloud. Don’t turn it: it clears.',
    },
    charm: { ja: '星座早見', en: 'A star wheel' },
  },
  {
    slug: 'luka-051',
    luck: 'GOOD',
    text: {
      ja: 'コートのポケットに、去年のコンサートの半券。また行こう、という手紙みたいです。',
      en: 'Last year’s ticket stub in a pocket: a letter saying “go again”.',
    },
    charm: { ja: '半券', en: 'A ticket stub' },
  },
  {
    slug: 'luka-052',
    luck: 'GREAT',
    text: {
      ja: '弾きまちがえた音が、いちばん褒められました。あなたのまちがいも、きっと名所になります。',
      en: 'My wrong note was praised most. Yours will be a sight to visit.',
    },
    charm: { ja: '名所の絵はがき', en: 'A scenic postcard' },
  },
  {
    slug: 'luka-053',
    luck: 'FAIR',
    text: {
      ja: '豆電球だけで過ごしました。見えないものがあると、聞こえるものが増えます。',
      en: 'I kept one small bulb lit. Seeing less, one hears more.',
    },
    charm: { ja: '豆電球', en: 'A miniature bulb' },
  },
  {
    slug: 'luka-054',
    luck: 'SMALL',
    text: {
      ja: '切れかけの電池が、もう一曲ぶん持ちました。終わりぎわは、いつも少し親切です。',
      en: 'The dying battery lasted one more song. Endings are a little kind.',
    },
    charm: { ja: '古い電池', en: 'An old battery' },
  },
  {
    slug: 'luka-055',
    luck: 'GOOD',
    text: {
      ja: '夜食のおにぎりに、当たりの具が入っていました。今夜のあなたは、二口目が吉です。',
      en: 'My rice ball held the good filling. Luck is in your second bite.',
    },
    charm: { ja: '海苔のかけら', en: 'A scrap of nori' },
  },
  {
    slug: 'luka-056',
    luck: 'FAIR',
    text: {
      ja: '壁の向こうで、だれかが同じ曲を練習しています。名前は知らないけれど、合奏です。',
      en: 'Behind the wall somebody practises the same piece. Nameless, we play together.',
    },
    charm: { ja: '薄い壁', en: 'A thin wall' },
  },
  {
    slug: 'luka-057',
    luck: 'GREAT',
    text: {
      ja: '満天の星を、かぞえるのをあきらめました。あきらめたぶんだけ、全部もらえました。',
      en: 'I gave up counting the stars, and so got all of them.',
    },
    charm: { ja: '空っぽの手帳', en: 'An empty notebook' },
  },
  {
    slug: 'luka-058',
    luck: 'LATE',
    text: {
      ja: '朝はまだ、坂の下で靴を履いています。もう少し、夜をどうぞ。',
      en: 'Morning is still putting on its shoes below the hill. Have some more night.',
    },
    charm: { ja: '夜用の靴', en: 'Night shoes' },
  },
  {
    slug: 'luka-059',
    luck: 'GOOD',
    text: {
      ja: '「おやすみ」を言いあう声が、電波の上ですれちがいました。両方、届いたと思います。',
      en: 'Two good nights crossed on the air. Both arrived, I think.',
    },
    charm: { ja: '電波の地図', en: 'A map of waves' },
  },
  {
    slug: 'luka-060',
    luck: 'SMALL',
    text: {
      ja: 'ずっと鳴っていた耳の奥の曲名を、急に思い出しました。こういうのは、追わないのがこつです。',
      en: 'The tune in my head told its name at last. The trick is not to chase.',
    },
    charm: { ja: '鼻歌', en: 'Humming' },
  },
  {
    slug: 'luka-061',
    luck: 'FAIR',
    text: {
      ja: '黒板の消し残しが、銀河みたいでした。消えないものには、消えないわけがあります。',
      en: 'The half-wiped blackboard looked like a galaxy. Some things stay for a reason.',
    },
    charm: { ja: 'チョークの粉', en: 'Chalk dust' },
  },
  {
    slug: 'luka-062',
    luck: 'GOOD',
    text: {
      ja: 'ココアに塩をひとつまみ。意外な取りあわせが、今日のあなたを助けます。',
      en: 'A pinch of salt in the cocoa. An odd match helps you today.',
    },
    charm: { ja: '塩ひとつまみ', en: 'A pinch of salt' },
  },
  {
    slug: 'luka-063',
    luck: 'GREAT',
    text: {
      ja: '生放送の沈黙が、三秒だけ美しかったそうです。黙っていても、伝わる日です。',
      en: 'My three seconds of silence were called beautiful. You are heard without words.',
    },
    charm: { ja: '止まれの札', en: 'A stop sign' },
  },
  {
    slug: 'luka-064',
    luck: 'FAIR',
    text: {
      ja: '自販機のおつりに、知らない国の硬貨。旅の途中の、お金みたいな夜です。',
      en: 'A foreign coin among my change. The night is like money on a journey.',
    },
    charm: { ja: '外国の硬貨', en: 'A foreign coin' },
  },
  {
    slug: 'luka-065',
    luck: 'SMALL',
    text: {
      ja: '本棚のいちばん下が、いちばん好きな段です。しゃがんだ先に、見つかります。',
      en: 'The lowest shelf is my favourite. You find it when you crouch.',
    },
    charm: { ja: 'いちばん下の段', en: 'The lowest shelf' },
  },
  {
    slug: 'luka-066',
    luck: 'GOOD',
    text: {
      ja: '古いピアノの椅子が、今日はきしみませんでした。黙って支えてくれる人がいます。',
      en: 'The piano stool did not creak. Somebody holds you up in silence.',
    },
    charm: { ja: '椅子のクッション', en: 'A seat cushion' },
  },
  {
    slug: 'luka-067',
    luck: 'LATE',
    text: {
      ja: '便りは、まだ海の上です。瓶の栓は、しっかり閉めてあるそうです。',
      en: 'The message is still at sea. The cork, they say, is tight.',
    },
    charm: { ja: 'コルクの栓', en: 'A cork' },
  },
  {
    slug: 'luka-068',
    luck: 'FAIR',
    text: {
      ja: '影絵のきつねが、うまくできました。灯りは、後ろにあるくらいがちょうどいいです。',
      en: 'My shadow fox came out well. A light is best a little behind you.',
    },
    charm: { ja: '影絵のきつね', en: 'A shadow fox' },
  },
  {
    slug: 'luka-069',
    luck: 'GREAT',
    text: {
      ja: '天文台の人が、新しい星に番号だけつけて帰りました。呼び名は、あなたが決めていいそうです。',
      en: 'They gave the new star a number only. Its name is yours to choose.',
    },
    charm: { ja: '名前のない星', en: 'A nameless star' },
  },
  {
    slug: 'luka-070',
    luck: 'GOOD',
    text: {
      ja: 'タイムカードの字が、いつもよりまっすぐです。よく眠れた証拠だと思います。',
      en: 'The letters on my card stand straight. Proof of a good sleep, I think.',
    },
    charm: { ja: 'まっすぐな字', en: 'Straight letters' },
  },
  {
    slug: 'luka-071',
    luck: 'SMALL',
    text: {
      ja: '落とした手袋を、塀の上に置いてくれた人がいました。知らない親切は、高いところにあります。',
      en: 'Somebody set my lost glove on the wall. Unknown kindness sits up high.',
    },
    charm: { ja: '塀の上', en: 'The top of a wall' },
  },
  {
    slug: 'luka-072',
    luck: 'FAIR',
    text: {
      ja: '古い曲を半音下げたら、夜に似合いました。すこし下げるだけで、歌えるようになります。',
      en: 'A half tone lower, the old song suits the night. Lower it a little and sing.',
    },
    charm: { ja: 'フラットの記号', en: 'A flat sign' },
  },
  {
    slug: 'luka-073',
    luck: 'GOOD',
    text: {
      ja: '屋上の水たまりに、星座がひとつ落ちていました。またがずに、のぞいてみてください。',
      en: 'A constellation lay in a puddle on the roof. Don’t step over: look in.',
    },
    charm: { ja: '水たまり', en: 'A puddle' },
  },
  {
    slug: 'luka-074',
    luck: 'LATE',
    text: {
      ja: '珈琲は、まだ最初の一滴です。いい香りのほうが、先に来る日です。',
      en: 'The coffee is at its first drop. The scent comes first today.',
    },
    charm: { ja: '最初の一滴', en: 'The first drop' },
  },
  {
    slug: 'luka-075',
    luck: 'GREAT',
    text: {
      ja: 'あなた宛てのおたよりを、まちがえて二回読みました。二回とも、よかったです。',
      en: 'I read a letter for you twice by mistake. It was good both times.',
    },
    charm: { ja: '二重の封', en: 'A double seal' },
  },
  {
    slug: 'luka-076',
    luck: 'FAIR',
    text: {
      ja: '靴音が、今夜は少しうれしそうです。行き先を決めずに、三つ角を曲がってみてください。',
      en: 'My footsteps sound glad tonight. Turn three corners without a plan.',
    },
    charm: { ja: '三つ目の角', en: 'The third corner' },
  },
  {
    slug: 'luka-077',
    luck: 'GOOD',
    text: {
      ja: '手袋をはずしたら、指の先から夜がはじまりました。触れてみるのが吉です。',
      en: 'I took off my gloves, and night began at my fingertips. Touch it.',
    },
    charm: { ja: 'つめたい手すり', en: 'A cold railing' },
  },
  {
    slug: 'luka-078',
    luck: 'SMALL',
    text: {
      ja: '天気図の「所により」の、所になれそうです。ところにより、幸い。',
      en: 'The forecast says “in places”. You may be one of the places.',
    },
    charm: { ja: '天気図', en: 'A weather map' },
  },
  {
    slug: 'luka-079',
    luck: 'FAIR',
    text: {
      ja: '封筒の宛名を書きなおしました。二回目の字のほうが、落ちついて見えます。',
      en: 'I wrote the address again. The second try looks calmer.',
    },
    charm: { ja: '書きそんじ', en: 'A spoilt sheet' },
  },
  {
    slug: 'luka-080',
    luck: 'GREAT',
    text: {
      ja: '遠い局の音楽が、雑音なしで届きました。こういう夜に限って、あなたの番です。',
      en: 'A far station came in without noise. On such a night it is your turn.',
    },
    charm: { ja: '長い銅線', en: 'Long copper wire' },
  },
  {
    slug: 'luka-081',
    luck: 'GOOD',
    text: {
      ja: '傘立てに、忘れものの傘が七本。虹の数だと思うことにしました。',
      en: 'Seven umbrellas forgotten in the stand. I take them for a rainbow.',
    },
    charm: { ja: '七本目の傘', en: 'The seventh umbrella' },
  },
  {
    slug: 'luka-082',
    luck: 'LATE',
    text: {
      ja: '録ったテープは、いま巻き戻し中です。頭から、ちゃんと始まります。',
      en: 'The tape is rewinding. It will begin from the beginning.',
    },
    charm: { ja: 'えんぴつとテープ', en: 'A pencil and a tape' },
  },
  {
    slug: 'luka-083',
    luck: 'FAIR',
    text: {
      ja: '寝ぐせが、アンテナみたいに立っていました。今日は、よく受信できそうです。',
      en: 'My hair stood up like an aerial. Reception should be good today.',
    },
    charm: { ja: '寝ぐせ', en: 'Bed hair' },
  },
  {
    slug: 'luka-084',
    luck: 'SMALL',
    text: {
      ja: '余った音符で、着信音を作りました。短いものから、できていきます。',
      en: 'From spare notes I made a ringtone. Short things get done first.',
    },
    charm: { ja: '着信音', en: 'A ringtone' },
  },
  {
    slug: 'luka-085',
    luck: 'GOOD',
    text: {
      ja: '星を見る人どうしは、挨拶が小声です。今日は小さい声のほうが、遠くまで届きます。',
      en: 'Stargazers greet in whispers. A small voice carries far today.',
    },
    charm: { ja: 'ひそひそ声', en: 'A whisper' },
  },
  {
    slug: 'luka-086',
    luck: 'FAIR',
    text: {
      ja: '毛布の端と端が、ぴったり合いました。たたむのが上手な人は、終わりも上手です。',
      en: 'The blanket’s edges met. Who folds well ends well.',
    },
    charm: { ja: 'たたんだ毛布', en: 'A folded blanket' },
  },
  {
    slug: 'luka-087',
    luck: 'GREAT',
    text: {
      ja: '終わりの曲のつもりで弾いたら、はじまりの曲になりました。続きは、あなたです。',
      en: 'I played it as an ending and it became a beginning. You come next.',
    },
    charm: { ja: '二番の歌詞', en: 'The second verse' },
  },
  {
    slug: 'luka-088',
    luck: 'SMALL',
    text: {
      ja: '留守番電話に、無言の三秒。きっと、言葉を探してくれていたんです。',
      en: 'Three silent seconds on the machine. Somebody was looking for words.',
    },
    charm: { ja: '留守番電話', en: 'An answering machine' },
  },
  {
    slug: 'luka-089',
    luck: 'GOOD',
    text: {
      ja: '古時計の振り子に、油をさしました。ためらいが、ひとつ減る音がします。',
      en: 'I oiled the pendulum. It sounds like one hesitation less.',
    },
    charm: { ja: '古い振り子', en: 'An old pendulum' },
  },
  {
    slug: 'luka-090',
    luck: 'FAIR',
    text: {
      ja: '窓の結露で、街がにじんでいます。はっきりさせない優しさも、あると思います。',
      en: 'The town blurs on the wet pane. It is kind, sometimes, not to be clear.',
    },
    charm: { ja: 'にじんだ字', en: 'Blurred letters' },
  },
  {
    slug: 'luka-091',
    luck: 'LATE',
    text: {
      ja: '開演のベルは、まだ一回目です。席を探す時間は、たっぷりあります。',
      en: 'It is only the first bell. There is plenty of time to find your seat.',
    },
    charm: { ja: '座席番号', en: 'A seat number' },
  },
  {
    slug: 'luka-092',
    luck: 'GOOD',
    text: {
      ja: 'ホットミルクに、膜ができました。だいじなものは、そっとしておくと守られます。',
      en: 'A skin formed on the milk. What matters guards itself if left alone.',
    },
    charm: { ja: 'あたたかいミルク', en: 'Warm milk' },
  },
  {
    slug: 'luka-093',
    luck: 'GREAT',
    text: {
      ja: 'ひとつ前の停留所で降りたら、満月がついてきました。歩いた人だけの、おまけです。',
      en: 'I got off one stop early and the full moon came along: a bonus for walkers.',
    },
    charm: { ja: 'ひとつ前の駅', en: 'The stop before' },
  },
  {
    slug: 'luka-094',
    luck: 'SMALL',
    text: {
      ja: '古い手帳の今日の欄に、まるがしてありました。理由は、思い出せないままでいいです。',
      en: 'An old diary has today circled. It need not be remembered why.',
    },
    charm: { ja: '古い手帳', en: 'An old diary' },
  },
  {
    slug: 'luka-095',
    luck: 'FAIR',
    text: {
      ja: 'ギターの弦を一本、張りかえました。ほかの五本も、すこしうれしそうです。',
      en: 'I changed one string. The other five look pleased.',
    },
    charm: { ja: '一弦', en: 'The first string' },
  },
  {
    slug: 'luka-096',
    luck: 'GOOD',
    text: {
      ja: '暗室みたいな部屋で、考えがゆっくり浮かんできました。光は、まだ当てないでおきます。',
      en: 'In a room like a darkroom a thought came up slowly. No light on it yet.',
    },
    charm: { ja: '白黒写真', en: 'A black-and-white photo' },
  },
  {
    slug: 'luka-097',
    luck: 'LATE',
    text: {
      ja: '鳥の最初の声は、あと二十分です。寝るなら寝る、起きるなら起きる、どちらも正解です。',
      en: 'The first bird sings in twenty minutes. Sleep or stay up: both are right.',
    },
    charm: { ja: '鳥の時計', en: 'A bird clock' },
  },
  {
    slug: 'luka-098',
    luck: 'FAIR',
    text: {
      ja: 'ボールペンの最後の一センチが、いちばん書きやすいです。終わりの手前を大事にどうぞ。',
      en: 'The last of the ink writes best. Take care of what comes before the end.',
    },
    charm: { ja: '書ききったペン', en: 'An emptied pen' },
  },
  {
    slug: 'luka-099',
    luck: 'GREAT',
    text: {
      ja: 'おたよりの最後に「返事はいりません」。だから、いちばん長く返事を書きました。',
      en: '“No need to answer,” the letter ended. So I wrote the longest answer.',
    },
    charm: { ja: '返信用の切手', en: 'A reply stamp' },
  },
  {
    slug: 'luka-100',
    luck: 'GOOD',
    text: {
      ja: '地下道の壁に、すてきな残響がありました。独り言も、合唱になります。',
      en: 'The underpass has a lovely echo. Talk to yourself and be a choir.',
    },
    charm: { ja: '残響', en: 'An echo' },
  },
  {
    slug: 'luka-101',
    luck: 'SMALL',
    text: {
      ja: 'シャッターの落書きが、猫に見えました。朝になる前に、撫でておきました。',
      en: 'The scrawl on a shutter looked like a cat. I stroked it before dawn.',
    },
    charm: { ja: 'シャッターの猫', en: 'A shutter cat' },
  },
  {
    slug: 'luka-102',
    luck: 'FAIR',
    text: {
      ja: '一行だけの日記が、三年続きました。短いことは、長く続きます。',
      en: 'My one-line diary is three years old. What is short lasts long.',
    },
    charm: { ja: '三年日記', en: 'A three-year diary' },
  },
  {
    slug: 'luka-103',
    luck: 'GOOD',
    text: {
      ja: '夜の公園のぶらんこが、ひとりで揺れていました。だれかの、楽しかった続きです。',
      en: 'A swing moved by itself in the dark park: the rest of someone’s fun.',
    },
    charm: { ja: 'ぶらんこの鎖', en: 'A swing’s chain' },
  },
  {
    slug: 'luka-104',
    luck: 'LATE',
    text: {
      ja: '霧の向こうの信号は、そろそろ青です。渡る前の数秒も、あなたの時間です。',
      en: 'The light beyond the fog turns green soon. The wait is yours as well.',
    },
    charm: { ja: '青信号', en: 'A green light' },
  },
  {
    slug: 'luka-105',
    luck: 'GREAT',
    text: {
      ja: '二番目に明るい星が、今夜だけ一番でした。順番は、ときどき入れかわります。',
      en: 'The second brightest star came first tonight. Orders do change.',
    },
    charm: { ja: '入れかえた順番', en: 'A changed order' },
  },
  {
    slug: 'luka-106',
    luck: 'SMALL',
    text: {
      ja: 'ポットのお湯が、ちょうど一杯ぶん。だれかの分まで考えていた、昨日の手柄です。',
      en: 'Just one cup left in the pot: the work of yesterday’s thoughtful you.',
    },
    charm: { ja: '湯のみの跡', en: 'A cup’s ring' },
  },
  {
    slug: 'luka-107',
    luck: 'FAIR',
    text: {
      ja: '辞書をひいたら、隣の言葉のほうが気になりました。寄り道で、語彙が増える日です。',
      en: 'I looked up a word and liked its neighbour more. Detours add words today.',
    },
    charm: { ja: '辞書のつめ', en: 'A dictionary’s thumb index' },
  },
  {
    slug: 'luka-108',
    luck: 'GOOD',
    text: {
      ja: 'オルゴールのねじを、半分だけ巻きました。半分の曲でも、最後はきれいに止まります。',
      en: 'I wound the music box half. Half a song, too, ends well.',
    },
    charm: { ja: 'ねじ巻き', en: 'A winding key' },
  },
  {
    slug: 'luka-109',
    luck: 'FAIR',
    text: {
      ja: '黒い服に、白い糸がついていました。だれかが隣にいた、しるしです。',
      en: 'A white thread on my black coat: somebody sat beside me.',
    },
    charm: { ja: '白い糸くず', en: 'A white thread' },
  },
  {
    slug: 'luka-110',
    luck: 'SMALL',
    text: {
      ja: 'スタジオの時計、今日は三秒すすんでいました。あなたに、三秒お貸しします。',
      en: 'The studio clock was three seconds fast. I lend them to you.',
    },
    charm: { ja: '借りた三秒', en: 'Three borrowed seconds' },
  },
  {
    slug: 'luka-111',
    luck: 'GOOD',
    text: {
      ja: '遠回りの電車で、席がひとつあいていました。座って、外を見る係をお願いします。',
      en: 'On the slow train one seat was free. You are in charge of the view.',
    },
    charm: { ja: '各駅停車', en: 'A local train' },
  },
  {
    slug: 'luka-112',
    luck: 'GREAT',
    text: {
      ja: '消えたと思っていた歌が、知らない人の口ぶえで帰ってきました。待っていて、よかった。',
      en: 'A song I thought lost came back as a stranger’s whistle. Waiting was right.',
    },
    charm: { ja: '帰ってきた歌', en: 'A returned song' },
  },
  {
    slug: 'luka-113',
    luck: 'LATE',
    text: {
      ja: 'スープはまだ弱火です。ふたを取らずにいる人のところへ、味が来ます。',
      en: 'The soup is on a low flame. Flavour comes to whoever keeps the lid on.',
    },
    charm: { ja: '木のふた', en: 'A wooden lid' },
  },
  {
    slug: 'luka-114',
    luck: 'FAIR',
    text: {
      ja: '鏡の中の部屋は、左右が逆でも片づいていました。見方を変えると、足りているものです。',
      en: 'The room in the mirror was tidy, the other way round. Seen so, nothing lacks.',
    },
    charm: { ja: '鏡の中', en: 'The inside of a mirror' },
  },
  {
    slug: 'luka-115',
    luck: 'GOOD',
    text: {
      ja: '毎晩同じ時間に灯る窓があります。むこうからも、同じように見えているはずです。',
      en: 'A window lights at the same hour each night. They must see mine, too.',
    },
    charm: { ja: '灯る窓', en: 'A lit window' },
  },
  {
    slug: 'luka-116',
    luck: 'SMALL',
    text: {
      ja: '裏返しのセーターで、放送してしまいました。見えないところで、あたたかかったです。',
      en: 'I went on air with my jumper inside out. It was warm where none could see.',
    },
    charm: { ja: '裏返しの服', en: 'Inside-out clothes' },
  },
  {
    slug: 'luka-117',
    luck: 'FAIR',
    text: {
      ja: '積んだ本が、くずれずに朝を迎えました。読まない日も、ちゃんと支えになっています。',
      en: 'The pile of books stood till morning. Unread, they hold you up.',
    },
    charm: { ja: '積んだ本', en: 'A pile of books' },
  },
  {
    slug: 'luka-118',
    luck: 'GOOD',
    text: {
      ja: 'ラジオ体操の音が、遠くから聞こえてきました。あなたより先に、一日が伸びをしています。',
      en: 'Radio exercises sound from afar. The day stretches before you do.',
    },
    charm: { ja: '伸びひとつ', en: 'One good stretch' },
  },
  {
    slug: 'luka-119',
    luck: 'GREAT',
    text: {
      ja: '「この放送が好きです」を、さかさまから読みました。それでも、ちゃんと届きました。',
      en: 'I read “I like this show” from the wrong end. It arrived all the same.',
    },
    charm: { ja: 'さかさの手紙', en: 'A letter read backwards' },
  },
  {
    slug: 'luka-120',
    luck: 'LATE',
    text: {
      ja: '流星群は、あしたのほうが多いそうです。今夜は、首を休める夜にします。',
      en: 'More meteors are due tomorrow. Let tonight rest your neck.',
    },
    charm: { ja: '首まくら', en: 'A neck pillow' },
  },
  {
    slug: 'luka-121',
    luck: 'FAIR',
    text: {
      ja: '駅の忘れもの棚に、ぬいぐるみが座っていました。待つのが上手な先輩です。',
      en: 'A soft toy sat among the lost things: an old hand at waiting.',
    },
    charm: { ja: 'ぬいぐるみ', en: 'A soft toy' },
  },
  {
    slug: 'luka-122',
    luck: 'GOOD',
    text: {
      ja: '夜明け前の空は、何色とも言えません。決まらないものを、いちばん長く見ていました。',
      en: 'Before dawn the sky has no one colour. I looked longest at what was undecided.',
    },
    charm: { ja: '名のない色', en: 'A colour without a name' },
  },
]
