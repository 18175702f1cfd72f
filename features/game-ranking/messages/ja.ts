export default {
  'gameRanking.before':
    '{span, select, DAY {前の日の結果} WEEK {前の週の結果} MONTH {前の月の結果} other {前のシーズンの結果}}',
  'gameRanking.closed': '結果は確定しています。',
  'gameRanking.closes': '{at}に確定します。',
  'gameRanking.days': '{isDay, select, true {{from}} other {{from}〜{to}}}',
  'gameRanking.empty.body':
    '{isClosed, select, true {この期間は、最後まで遊んだ人がいませんでした。} other {一番のりになれます。}}',
  'gameRanking.empty.title': 'まだ誰も載っていません',
  'gameRanking.game': '{game, select, greenhouse {温室} other {灯台}}',
  'gameRanking.games': 'ゲーム',
  'gameRanking.gone': '退会したユーザー',
  'gameRanking.how':
    '{players, number}人が遊びました。ひとり1回、いちばんよい点で並びます。点が同じときは、先に終えた人が上です。',
  'gameRanking.missing.body': 'ゲームの名前か日付をお確かめください。',
  'gameRanking.missing.title': 'このランキングはありません',
  'gameRanking.own': 'あなたのまわり',
  'gameRanking.play': '{game, select, greenhouse {温室で遊ぶ} other {灯台で遊ぶ}}',
  'gameRanking.rank': '{rank, number}位',
  'gameRanking.span': '{span, select, DAY {日} WEEK {週} MONTH {月} other {シーズン}}',
  'gameRanking.spans': '期間',
  'gameRanking.title': 'ゲームのランキング',
  'gameRanking.toToday': 'きょうのランキングへ',
  'gameRanking.watch': '{name}さんのプレイを見る',
  'gameRanking.watch.later': '{name}さんのプレイは、きょうの1回のあとで見られます',
  'gameRanking.watch.laterNote':
    'みんなのプレイは、きょうの1回を終えるか、日付が変わると見られます。',
  'gameReplay.again': 'もう一度見る',
  'gameReplay.back': 'ひとつ戻る',
  'gameReplay.forward': 'ひとつ進む',
  'gameReplay.house': '{turn, number}手目、{score, number}点',
  'gameReplay.missing.body': 'プレイしたユーザーが退会したか、リンクが正しくないのかもしれません。',
  'gameReplay.missing.title': 'このプレイは見られません',
  'gameReplay.night':
    '{seconds, number}秒、入港{docked, number}せき、難破{wrecks, number}せき、{score, number}点',
  'gameReplay.notYet.body':
    'きょうの温室は、みんなに同じ植物が届きます。きょうの1回を終えるか、日付が変わると見られます。',
  'gameReplay.notYet.title': 'あなたの1回のあとで',
  'gameReplay.old.body': 'このプレイのときのルールは、もう残っていません。点数はそのままです。',
  'gameReplay.old.title': '再生できないプレイです',
  'gameReplay.over':
    '{isViewers, select, true {自分のプレイでした。次はもっと伸ばせそうですか？} other {最後まで見ました。次はあなたの番です。}}',
  'gameReplay.pause': '一時停止',
  'gameReplay.play': '再生する',
  'gameReplay.points': '{points}点',
  'gameReplay.seek': '再生位置',
  'gameReplay.speed': '速さ',
  'gameReplay.title': 'プレイを見る',
  'gameReplay.toRanking': 'ランキングへ',
  'gameReplay.what':
    '{game, select, greenhouse {温室} other {灯台}}・{day}{isOpen, select, true {・{points}} other {}}',
  'gameRanking.subscriber': '会員',
} as const
