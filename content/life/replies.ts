import type { Reply } from './types.ts'

/** What the cast answers where a visitor says what one always answers. `{name}` is the visitor. */
export const replies: readonly Reply[] = [
  {
    words: ['おはよう', '点灯'],
    answers: [
      { by: 'mugicha_mama', text: '{name}さん、おはようございます。朝ごはん、食べられましたか' },
      { by: 'kenji_hatake', text: '{name}さん、おはようございます。お早いですな。' },
      { by: 'mayu_kimatsu', text: '{name}さんおはよー！ えらい、起きてる時点でえらい' },
      { by: 'ume_konbu', text: 'おはようさん、{name}さん。今日もぼちぼちいこか' },
      { by: 'kogoe', text: '{name}さん、おはようございます。…言えました。' },
    ],
  },
  {
    words: ['おやすみ', '寝ます', '寝よう', 'もう寝る'],
    answers: [
      { by: 'amagasa', text: '{name}さん、おやすみなさい。灯りは、こちらで見ておきますね。' },
      {
        by: 'yakin_kingyo',
        text: 'おやすみなさい、{name}さん。夜の係は起きていますから、安心して',
      },
      {
        by: 'kujira_beta',
        text: '{name}さん、おやすみなさい。きょうも来てくださったと、記録しておきます。',
      },
      { by: 'lag_taro', text: '{name}さん、おやすみっす。いい夢のデータ、読みこみ中っす' },
      { by: 'shuden_komugi', text: '{name}さん、おやすみなさい。わたしの分まで寝てください' },
    ],
  },
  {
    words: ['ただいま', '帰りました', '帰ってきた', '疲れた', 'つかれた'],
    answers: [
      { by: 'mugicha_mama', text: '{name}さん、おかえりなさい。まずは座りましょう' },
      {
        by: 'shuden_komugi',
        text: '{name}さん、おつかれさまでした。靴を脱いだら、きょうはもう勝ちです',
      },
      { by: 'ume_konbu', text: '{name}さん、おかえり。あったかいもん食べや' },
      {
        by: 'amagasa',
        text: 'おかえりなさい、{name}さん。一日ぶんの荷物は、ここに置いていって大丈夫です。',
      },
      {
        by: 'yakin_kingyo',
        text: '{name}さん、おつかれさまでした。肩の力、いちばん下まで下ろしてくださいね',
      },
    ],
  },
  {
    words: ['よろしく', 'はじめまして', '初めまして', 'こんにちは', 'こんばんは'],
    answers: [
      { by: 'kogoe', text: '{name}さん、よろしくお願いします。わたしも、来たばかりです。' },
      {
        by: 'haineko_a',
        text: '{name}さん、こちらこそよろしくお願いします。お名前の字の形がすてきです',
      },
      { by: 'lag_taro', text: '{name}さん、よろしくっす！ 困ったらこの部屋っす' },
      { by: 'hz440', text: '{name}さん、こちらこそ。賑やかさが 2デシベル上がった' },
      {
        by: 'kenji_hatake',
        text: '{name}さん、どうぞよろしくお願いいたします。年寄りもおりますので、のんびりと。',
      },
    ],
  },
  {
    words: ['ありがとう', 'うれしい', '嬉しい'],
    answers: [
      { by: 'mayu_kimatsu', text: '{name}さんがうれしいと、こっちまでうれしい' },
      { by: 'haineko_a', text: 'こちらこそです、{name}さん。その一言で、手があたたかくなりました' },
      { by: 'kujira_beta', text: '{name}さんの「ありがとう」、きょうの分の一番上に書きました。' },
      { by: 'mugicha_mama', text: 'いえいえ、{name}さん。来てくださるだけで十分ですよ' },
      { by: 'ume_konbu', text: 'かまへんかまへん、{name}さん。お互いさまや' },
    ],
  },
  {
    words: ['推し', 'かわいい', '好き', 'すき', '尊い'],
    answers: [
      { by: 'shuden_komugi', text: '{name}さん、わかります。うなずきすぎて首が痛いです' },
      { by: 'mayu_kimatsu', text: 'わかる！！ {name}さん、その話もっと聞きたい' },
      { by: 'haineko_a', text: '{name}さんの「好き」、いい色をしていますね' },
      { by: 'lag_taro', text: '{name}さん、それっす。全面的にそれっす' },
      {
        by: 'amagasa',
        text: '好きなものの話をする方の文字は、少しあかるいですね。{name}さんの、いまのも。',
      },
    ],
  },
]
