export default {
  'errors.AlreadyReceivedShareReward': 'シェア特典は受け取り済みです。',
  'sharing.copied': 'リンクをコピーしました。',
  'sharing.copy': 'リンクをコピー',
  'sharing.description': 'ファンからのおすすめです。',
  'sharing.go': '見に行く',
  'sharing.home': 'ホームへ',
  'sharing.missing.body': '取り下げられたか、参加している方だけが見られるもののようです。',
  'sharing.missing.title': 'シェアカードが見つかりません',
  'sharing.notCopied': 'コピーできませんでした。下の文字を選んでコピーしてください。',
  'sharing.received': 'シェアのお礼に、無償コイン{coins, number}枚をお届けしました。',
  'sharing.send': 'シェアする',
  'sharing.sending': '送っています',
} as const
