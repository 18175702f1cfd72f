import type { StorySeed } from './types.ts'

const page = (
  art: string,
  ja: string,
  en: string,
): StorySeed['chapters'][number]['pages'][number] => ({
  art,
  text: { ja, en },
})

/** The demo brand's illustrated stories: eight pages each, in two chapters. */
export const stories: readonly StorySeed[] = [
  {
    slug: 'lamp',
    talent: 'hiyori',
    title: { ja: 'ねぼうしたランプ', en: 'The Lamp That Slept In' },
    summary: {
      ja: 'ある夕方、灯台のランプがつきません。放送局の鳥は、夜の港へ火を探しに出かけます。',
      en: 'One evening the lighthouse’s lamp will not light. The station’s bird sets out into the night to find its flame.',
    },
    art: 'story-lamp-7',
    chapters: [
      {
        title: { ja: 'つかない火', en: 'The flame that would not come' },
        pages: [
          page(
            'story-lamp-1',
            '｜港町《みなとまち》に日が｜暮《く》れて、家々の窓がひとつずつ明るくなりました。\nけれど、｜岬《みさき》の｜灯台《とうだい》だけが、まだ暗いままです。',
            'The sun went down over the harbour town, and one by one its windows grew bright.\nOnly the lighthouse on the cape stayed dark.',
          ),
          page(
            'story-lamp-2',
            '「どうしたの、ランプさん。もう夜だよ」\nひよりが話しかけても、ランプはうんともすんとも言いません。どうやら、｜寝坊《ねぼう》をしているようです。',
            '“What is the matter, Lamp? It is night already.”\nHowever kindly Hiyori asked, the lamp said nothing at all. It seemed to have slept in.',
          ),
          page(
            'story-lamp-3',
            '「では、わたくしが火を探してまいりましょう」\n放送局の鳥は、ランプを｜連《つ》れて｜岸壁《がんぺき》を歩きだしました。｜翼《つばさ》があるのに歩くのは、ランプが高いところをこわがるからです。',
            '“Then I shall go and find it a flame,” said the station’s bird, and took the lamp along the quay.\nIt walked, though it had wings, for the lamp was afraid of heights.',
          ),
          page(
            'story-lamp-4',
            'そのころ｜沖《おき》では、小さな船が｜霧《きり》につつまれていました。\n「港はどっちだったかなあ」\n船は、光をひとつ、待っています。',
            'Out at sea, meanwhile, a small boat sat wrapped in fog.\n“Which way was the harbour, I wonder?”\nIt was waiting for a single light.',
          ),
        ],
      },
      {
        title: { ja: '月にきいてみた', en: 'Asking the moon' },
        pages: [
          page(
            'story-lamp-5',
            '鳥は月にたずねました。\n「｜火種《ひだね》を、すこし分けていただけませんか」\n月は｜笑《わら》って言いました。\n「わたしの光は｜借《か》りものでね。ほんものは、その子のなかにあるよ」',
            '“Could you spare a little fire?” the bird asked the moon.\nThe moon laughed. “My own light is borrowed, I’m afraid. The real one is inside your friend.”',
          ),
          page(
            'story-lamp-6',
            '「おはよう。みんな、きみを待っているよ」\n鳥がそっとささやくと、ランプのなかで、ぽっ、と小さな火が目をさましました。',
            '“Good morning,” whispered the bird. “Everyone is waiting for you.”\nAnd inside the lamp, with a soft little puff, a flame opened its eyes.',
          ),
          page(
            'story-lamp-7',
            '光は海をわたり、｜霧《きり》をほどいて、まっすぐ船までとどきました。\n「ああ、あっちだ」\n船は｜汽笛《きてき》をひとつ、鳴らしました。',
            'The light crossed the sea, untied the fog, and reached all the way to the boat.\n“Ah, that way!” said the boat, and blew its whistle once.',
          ),
          page(
            'story-lamp-8',
            '朝。船は｜無事《ぶじ》に帰り、ランプはもう、｜眠《ねむ》そうです。\n「おやすみ。今夜は、起こしにくるからね」\n｜灯台《とうだい》の一日は、みんなの朝に終わります。',
            'Morning. The boat was safely home, and the lamp was growing sleepy.\n“Sleep well. I’ll come and wake you tonight.”\nA lighthouse’s day ends when everyone else’s begins.',
          ),
        ],
      },
    ],
  },
  {
    slug: 'letter',
    talent: 'luka',
    title: { ja: '電波でとどいた手紙', en: 'A Letter on the Airwaves' },
    summary: {
      ja: '午前二時、ルカのラジオに知らない声がまじります。それは、遠い海からのおたよりでした。',
      en: 'At two in the morning a voice that nobody knows slips into Luka’s radio: a letter from a faraway sea.',
    },
    art: 'story-radio-4',
    chapters: [
      {
        title: { ja: '午前二時の声', en: 'A voice at two in the morning' },
        pages: [
          page(
            'story-radio-1',
            '午前二時。町はすっかり｜眠《ねむ》っています。\n明かりがついているのは、｜丘《おか》の上の放送局だけ。',
            'Two in the morning, and the town was fast asleep.\nOnly the station on the hill still had its lights on.',
          ),
          page(
            'story-radio-2',
            'ルカはヘッドホンに手をあてて、夜の音を聴いていました。\n風の音。｜波《なみ》の音。それから……だれかの、小さな声。',
            'One hand on her headphones, Luka listened to the night.\nThe wind. The waves. And then… somebody’s small voice.',
          ),
          page(
            'story-radio-3',
            '「もしもし。だれか、聴いていますか」\n声はラジオのなかで、すこしふるえていました。\n「聴いてるよ」と、ルカは答えました。',
            '“Hello? Is anybody listening?”\nInside the radio, the voice trembled a little.\n“I am,” said Luka.',
          ),
          page(
            'story-radio-4',
            '「よかった。おたよりを書いたんです。今から、そちらへ飛ばします」\n手紙は｜電波《でんぱ》にのって、星のあいだをわたりはじめました。',
            '“Oh good. I wrote you a letter. I’ll send it flying now.”\nAnd the letter, carried by the airwaves, set out between the stars.',
          ),
        ],
      },
      {
        title: { ja: 'とどいた朝', en: 'The morning it came' },
        opensDaysAhead: 3,
        pages: [
          page(
            'story-radio-5',
            '手紙はひと｜晩《ばん》と一日、飛びつづけました。\n夕方、すこし｜疲《つか》れて、海の上でひと休み。',
            'The letter flew for a night and a day.\nIn the evening, a little tired, it took a rest upon the sea.',
          ),
          page(
            'story-radio-6',
            '「わあ、｜温室《おんしつ》に手紙が｜咲《さ》いてる！」\n見つけたのは、つむぎでした。｜封筒《ふうとう》からは、潮のにおいがします。',
            '“Look, a letter is blooming in the greenhouse!”\nIt was Tsumugi who found it. The envelope smelled of the tide.',
          ),
          page(
            'story-radio-7',
            '手紙には、ひとことだけ。\n「聴いてくれて、ありがとう」\n返事を書くと、放送局の鳥が「お急ぎ便ですね」と胸をはりました。',
            'It held a single line: “Thank you for listening.”\nThey wrote a reply. “Express, I take it?” said the station’s bird, and puffed out its chest.',
          ),
          page(
            'story-radio-8',
            '朝いちばんのラジオから、あの声が聞こえます。\n「とどきました。また今夜、午前二時に」\nルカはもう、次の曲を選んでいました。',
            'From the morning’s first broadcast came the same small voice.\n“It arrived. Until tonight, at two.”\nLuka was already choosing the next song.',
          ),
        ],
      },
    ],
  },
]
