export default {
  'check-in.title': 'チェックイン',
  'check-in.guest.title': '1日ひとつ、スタンプを押せます',
  'check-in.guest.body': '毎日5コイン、7日つづくと50コイン。お休みしても大丈夫です。',
  'check-in.streak':
    '{days, plural, =0 {きょうから始めましょう} other {{days, number}日つづいています}}',
  'check-in.stamp': 'きょうのスタンプを押す',
  'check-in.stamping': 'スタンプを押しています',
  'check-in.stamped': 'きょうのスタンプは押しました',
  'check-in.received': '{coins, number}コインを受け取りました。',
  'check-in.receivedMonth':
    '{coins, number}コインを受け取りました。ひと月そろったお祝いの{monthCoins, number}コインがふくまれています。',
  'check-in.next': '次は夜中の0時から。あしたは{coins, number}コインです。',
  'check-in.strip': '7日でひとめぐり',
  'check-in.strip.day':
    '{number}日目、{coins, number}コイン、{isStamped, select, true {押しました} other {まだです}}',
  'check-in.strip.coins': '{coins, number}',
  'check-in.freeze.there': '今週のおやすみ券があります',
  'check-in.freeze.used': '今週のおやすみ券は使いました',
  'check-in.freeze.how':
    '来られない日が週に1日あっても、つづいた日数はそのまま。無料で、使うのも自動です。月曜日に新しくなります。',
  'check-in.bridged': '{days}は、おやすみ券でつながっています。',
  'check-in.calendar.previous': '前の月',
  'check-in.calendar.next': '次の月',
  'check-in.calendar.stamped': '押しました',
  'check-in.calendar.frozen': 'おやすみ',
  'check-in.calendar.today': 'きょう',
  'check-in.calendar.count': '{stamps, number}日／{days, number}日',
  'check-in.calendar.whole':
    '毎日そろうと、月の最後の日に{coins, number}コイン。おやすみ券の日も数えます。',
  'check-in.toHistory': 'これまでのスタンプ',
  'check-in.history.title': 'これまでのスタンプ',
  'check-in.history.back': 'チェックインへ戻る',
  'check-in.history.empty.title': 'スタンプはまだありません',
  'check-in.history.empty.body': '押したスタンプが、ここに並びます。',
  'check-in.history.streak': '{days, number}日目',
  'check-in.history.month': 'ひと月のお祝い{coins, number}コインをふくむ',
  'check-in.history.coins': '+{coins, number}コイン',
} as const
