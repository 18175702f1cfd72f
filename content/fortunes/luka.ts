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
]
