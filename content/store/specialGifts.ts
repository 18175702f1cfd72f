import type { LocalizedText, SpecialGiftSeed } from '../types.ts'

const t = (ja: string, en: string): LocalizedText => ({ ja, en })
const track = (file: string, seconds: number, ja: string, en: string) => ({
  file: `sound-${file}.mp3`,
  seconds,
  title: t(ja, en),
})

/** What the digital items hold, by their slugs. */
export const specialGifts: Readonly<Record<string, readonly SpecialGiftSeed[]>> = {
  'voice-good-morning': [
    {
      kind: 'SOUND',
      name: t('一週間の目覚まし', 'A week of mornings'),
      tracks: [
        track('morning-1', 8, '月曜日「いちばん船」', 'Monday: The first boat'),
        track('morning-2', 8, '火曜日「パン屋の窓」', 'Tuesday: The baker’s window'),
        track('morning-3', 9, '水曜日「雨の日のレンズ」', 'Wednesday: The lens in the rain'),
        track('morning-4', 7, '木曜日「かもめの点呼」', 'Thursday: The gulls’ roll call'),
        track('morning-5', 8, '金曜日「あと一日」', 'Friday: One more day'),
        track('morning-6', 9, '土曜日「洗濯びより」', 'Saturday: A day for the washing'),
        track('morning-7', 11, '日曜日「二度寝してよし」', 'Sunday: Go back to sleep'),
      ],
    },
  ],
  'radio-recordings': [
    {
      kind: 'BOOK',
      name: t('放送されなかった六つの夜', 'Six nights that never went on air'),
      pages: [
        {
          art: 'scene-radio-booth',
          text: t(
            '一夜目　電池\n\nマイクの前に座る前に、いつも懐中電灯の電池を替えます。停電したことは一度もないのに。\n「替えた夜は、何も起きない夜になるんだよ。お守りって、そういうものでしょう」',
            'The first night: Batteries\n\nBefore sitting down at the microphone, Luka changes the torch’s batteries. The light has never failed.\n“On nights I change them, nothing happens. Isn’t that what a charm is for?”',
          ),
        },
        {
          text: t(
            '二夜目　二時の自動販売機\n\n港の自動販売機は、二時になると一本だけ「売切」の灯りが消えます。何が買えるのか、まだ誰も知りません。\n「押してみたらいいって？　……知らないままのほうが、夜が広いから」',
            'The second night: The vending machine at two\n\nAt two o’clock one light that says SOLD OUT goes off on the machine by the harbour. Nobody knows yet what it sells.\n“Why not press it? … Because the night is wider while I don’t know.”',
          ),
        },
        {
          text: t(
            '三夜目　はがきの字\n\nとても小さな字で書かれたはがきが届きました。ルカは虫めがねで読みました。\n「小さい字で書く人は、大きい声で言いたいことを書いてる。だから、ゆっくり読むね」',
            'The third night: Handwriting\n\nA card came in very small letters. Luka read it with a magnifying glass.\n“Who writes small has something to say out loud. So I read it slowly.”',
          ),
        },
        {
          art: 'scene-harbour-night',
          text: t(
            '四夜目　船の名前\n\n沖を通る船の名前を、窓から読める日があります。読めた名前は、放送の最後に小さく言います。\n「名前を呼ばれた船は、ちゃんと帰るんだって。おじいさんが言ってた」',
            'The fourth night: The names of ships\n\nSome nights the ships’ names can be read from the window. Luka says them at the end, quietly.\n“A ship whose name is called comes home, my grandfather used to say.”',
          ),
        },
        {
          text: t(
            '五夜目　題のない曲\n\n題をつけないのかと、毎週きかれます。\n「つけたら、その名前のぶんだけ小さくなる気がして。だから、聴いた人がひとりずつ、好きに呼んでください」',
            'The fifth night: The song without a title\n\nEvery week somebody asks why it has none.\n“It would shrink to the size of its name. So each of you, call it what you like.”',
          ),
        },
        {
          text: t(
            '六夜目　おやすみ\n\n放送を切ったあとも、ルカは五分だけ席を立ちません。\n「最後まで聴いてくれた人が、先に寝られるように。ぼくは、見送るほうが得意なんだ」',
            'The sixth night: Good night\n\nFor five minutes after going off the air, Luka stays in the chair.\n“So that whoever listened to the end is asleep first. I’m better at seeing people off.”',
          ),
        },
      ],
    },
    {
      kind: 'SOUND',
      name: t('題のない曲', 'The song without a title'),
      tracks: [track('without-a-title', 37, 'いちばん古い録音', 'The oldest recording')],
    },
  ],
  'greenhouse-soundtrack': [
    {
      kind: 'SOUND',
      name: t('温室ゲーム部 サウンドトラック', 'Greenhouse Game Club: the soundtrack'),
      tracks: [
        track('waiting-room', 32, '待ち時間の曲', 'Waiting room'),
        track('lost-again', 36, '負けた日の曲', 'Lost again'),
        track('honey-railway', 38, 'はちみつ鉄道の曲', 'Honey Railway'),
      ],
    },
    {
      kind: 'FAN_BADGE',
      name: t('温室のリスナー', 'Greenhouse listener'),
      badge: {
        slug: 'badge-soundtrack',
        art: 'tsumugi-emblem',
        talent: 'tsumugi',
        name: t('温室のリスナー', 'Greenhouse listener'),
      },
    },
  ],
  'harbour-wallpapers': [
    {
      kind: 'IMAGE_DOWNLOAD',
      name: t('港の六つの時刻', 'The harbour at six hours'),
      pictures: ['dawn', 'morning', 'noon', 'evening', 'dusk', 'night'].map(
        (hour) => `wallpaper-${hour}`,
      ),
    },
  ],
  'photo-book': [
    {
      kind: 'BOOK',
      name: t('放送局の一日', 'A day at the station'),
      pages: [
        {
          art: 'wallpaper-dawn',
          text: t(
            '午前四時。まだ誰も来ていない。灯りだけが仕事をしている。',
            'Four in the morning. Nobody is here yet. Only the light is at work.',
          ),
        },
        {
          art: 'scene-lighthouse-dawn',
          text: t(
            '午前六時。ひよりが階段を百十二段のぼる。今日は途中で二回休んだ。',
            'Six. Hiyori climbs the hundred and twelve steps. Two rests today.',
          ),
        },
        {
          art: 'wallpaper-morning',
          text: t(
            '午前八時。漁から戻った船が、窓の下を通る。',
            'Eight. The boats come home past the window.',
          ),
        },
        {
          art: 'scene-greenhouse',
          text: t(
            '正午。つむぎが温室でお弁当をひらく。トマトは今朝とれたもの。',
            'Noon. Tsumugi has lunch in the greenhouse. The tomatoes are this morning’s.',
          ),
        },
        {
          art: 'wallpaper-evening',
          text: t(
            '午後四時。海がまぶしくて、会議は三分で終わった。',
            'Four in the afternoon. The sea is so bright that the meeting is over in three minutes.',
          ),
        },
        {
          art: 'wallpaper-dusk',
          text: t(
            '午後六時。灯台に灯がともる。最初に気づいた人が「今日も」と言う決まり。',
            'Six. The lighthouse is lit. Whoever sees it first says, “Today, too.”',
          ),
        },
        {
          art: 'scene-harbour-night',
          text: t(
            '午後十時。町の窓がひとつずつ消えて、放送局のぶんだけ残る。',
            'Ten at night. One by one the town’s windows go dark, and the station’s stay.',
          ),
        },
        {
          art: 'scene-radio-booth',
          text: t(
            '午前零時。ルカがマイクの前に座る。ここからは、声だけの時間。',
            'Midnight. Luka sits down at the microphone. From here on there are only voices.',
          ),
        },
      ],
    },
  ],
}
