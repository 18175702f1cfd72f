import type { SeedPost } from './types.ts'

/** What the cast posted under hashtags that others had begun, the newest first. */
export const taggedPosts: readonly SeedPost[] = [
  {
    daysAgo: 1,
    time: '22:52',
    author: 'kogoe',
    lit: 6,
    text: '毛布、よし。白湯、よし。充電、よし。\n#深夜二時のラジオ',
  },
  {
    daysAgo: 1,
    time: '22:47',
    author: 'yakin_kingyo',
    lit: 8,
    text: '今夜は休憩がちょうど二時です。休憩室のすみで聴きます。 #深夜二時のラジオ',
  },
  {
    daysAgo: 1,
    time: '07:41',
    author: 'shiosai35',
    lit: 5,
    text: 'こちらの港も、よく見えています。\n洗濯もの、干しました。 #ひよりの朝',
  },
  {
    daysAgo: 2,
    time: '18:20',
    author: 'kenji_hatake',
    lit: 7,
    text: 'うちのミントも、となりの畝に顔を出していました。\n今年は負けました。 #温室だより',
  },
  {
    daysAgo: 4,
    time: '22:16',
    author: 'amagasa',
    lit: 9,
    text: '録音ではなく、その時間に起きていたかった回。\n雨の音まで、ちゃんと放送でした。\n\n#深夜二時のラジオ #夜の港',
  },
]
