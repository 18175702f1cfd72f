export default {
  'errors.DrawSeedError.INVALID':
    '抽選の準備がうまくいきませんでした。コイン・チケットは減っていません。もう一度お試しください。',
  'errors.DrawSeedError.LIMIT':
    'シードの取り替えは1日3回までです。{retryAt}に、また取り替えられます。',
  'errors.TreasureMachineErrorResponse.ENDED':
    'このトレジャーマシンは終了しました。コイン・チケットは減っていません。',
  'errors.TreasureMachineErrorResponse.NOT_STARTED':
    'このトレジャーマシンはまだ始まっていません。{retryAt}に始まります。コイン・チケットは減っていません。',
  'errors.TreasureMachineErrorResponse.ODDS_CHANGED':
    '提供割合が新しくなりました。コイン・チケットは減っていません。新しい割合をご確認ください。',
  'errors.TreasureMachineErrorResponse.OFFER_USED':
    'この割引はご利用済みです。コイン・チケットは減っていません。',
  'errors.TreasureMachineErrorResponse.POINTS_SHORT':
    'ガチャポイントがあと{count, number}必要です。ポイントは減っていません。',
  'errors.TreasureMachineErrorResponse.SEED_NEEDED':
    '抽選の準備が必要です。コイン・チケットは減っていません。もう一度お試しください。',
  'errors.TreasureMachineErrorResponse.STOCK_SHORT':
    '残り{count, number}個のため10回引きはできません。コイン・チケットは減っていません。',
  'treasure.back': 'トレジャーマシンの一覧へ',
  'treasure.box.body':
    'はじめに{size, number}通が入り、いまは{left, number}通が残っています。引かれた封筒は戻りません。',
  'treasure.box.left': '残り{left, number}/{size, number}',
  'treasure.box.prizeLeft': '残り{left, number}/{supplied, number}',
  'treasure.box.root':
    'どの番号の封筒に何が入っているかは、販売の前に決まっています。そのすべてから計算した値（マークルルート）：',
  'treasure.box.title': '箱の中身の証明',
  'treasure.close': '閉じる',
  'treasure.confirm.box': '残っている封筒の中から、どれも同じ確率で選ばれます。',
  'treasure.confirm.busy': '抽選しています',
  'treasure.confirm.buy': 'コインを購入',
  'treasure.confirm.coins': '{coins, number}コイン',
  'treasure.confirm.draw': '{count, number}回ひく',
  'treasure.confirm.missing': 'コインが{missing, number}枚足りません。',
  'treasure.confirm.odds': '提供割合 第{version, number}版で抽選します。結果は取り消せません。',
  'treasure.confirm.price': '必要なもの',
  'treasure.confirm.split': 'コインの内訳',
  'treasure.confirm.splitOf': '無償{free, number}＋有償{paid, number}',
  'treasure.confirm.ticket': 'チケット{tickets, number}枚',
  'treasure.confirm.title': '{count, number}回ひきますか？',
  'treasure.draws.link': '抽選の履歴と検証',
  'treasure.empty.body': '新しいトレジャーマシンが始まると、ここに並びます。',
  'treasure.empty.title': 'ただいま準備中です',
  'treasure.featured': 'ピックアップ',
  'treasure.missing.body': '終わったか、まだお見せできないもののようです。',
  'treasure.missing.title': 'トレジャーマシンが見つかりません',
  'treasure.new': 'NEW',
  'treasure.odds.drawn': '実績 {share}（95%の幅 {from}〜{to}）',
  'treasure.odds.expected':
    '「{name}」1枚までの平均は約{draws, number}回（{coins, number}コイン）です。ガチャポイントでの交換を含みます。',
  'treasure.odds.pity': 'Sが出ないまま{at, number}回目になると、この表で抽選します。',
  'treasure.odds.prize': '景品',
  'treasure.odds.row': '{rank}　{name}',
  'treasure.odds.share': '提供割合',
  'treasure.odds.sum': '合計',
  'treasure.odds.title': '提供割合',
  'treasure.odds.version': '第{version, number}版　{instant}から有効',
  'treasure.odds.which': 'どの抽選か',
  'treasure.offer.coins': '{coins, number}コイン',
  'treasure.offer.daily': '1日1回・有償コインのみ',
  'treasure.offer.draw': '{count, number}回ひく',
  'treasure.offer.once': '1回かぎり・有償コインのみ',
  'treasure.offer.returns': '次は{instant}から',
  'treasure.offer.ticket': 'チケット1枚',
  'treasure.opened.body':
    'この箱は終わりました。販売前に隠していた中身とソルトを、すべて公開しています。',
  'treasure.opened.fails':
    '公開した中身から計算した値が、販売前の値と合いません。保存したファイルを添えてお問い合わせください。',
  'treasure.opened.holds': '{size, number}通すべてが、販売前に公開した値のとおりでした。',
  'treasure.opened.verify': '箱をまるごと検証する',
  'treasure.owned': '所持{count, number}',
  'treasure.pity.draws': 'あと{left, number}回',
  'treasure.pity.left': 'Sが必ず出るまで',
  'treasure.points': 'ガチャポイント',
  'treasure.points.of': '{points, number}/{price, number}',
  'treasure.points.redeem': 'ポイントで受け取る',
  'treasure.price.one': '1回 {coins, number}コイン',
  'treasure.prizes.title': '出るもの',
  'treasure.rank': 'ランク{rank}',
  'treasure.soldOut.body': '最後の1通まで引かれました。たくさんの応援をありがとうございました。',
  'treasure.state.ENDED': '終了しました',
  'treasure.state.MAINTENANCE': 'メンテナンス中　{instant}まで',
  'treasure.state.SOLD_OUT': 'すべて引かれました',
  'treasure.state.UPCOMING': '{instant}に始まります',
  'treasure.table.BASE': '通常',
  'treasure.table.GUARANTEE': '10回目',
  'treasure.table.PITY': '天井',
  'treasure.theatre.again': 'もう一回ひく',
  'treasure.theatre.best': 'おめでとうございます！',
  'treasure.theatre.close': '閉じる',
  'treasure.theatre.fresh':
    '{count, plural, =0 {すべて持っているものでした} other {NEW {count, number}枚}}',
  'treasure.theatre.label': '抽選の結果',
  'treasure.theatre.pity': '（天井）',
  'treasure.theatre.result':
    '{count, plural, =1 {こちらが出ました} other {{count, number}回の結果}}',
  'treasure.theatre.shown': '{rank} {name} {known}',
  'treasure.theatre.skip': 'スキップ',
  'treasure.theatre.sound': '音を出す',
  'treasure.theatre.turn': '{number, number}枚目をめくる',
  'treasure.theatre.turnAll': 'すべてめくる',
  'treasure.title': 'トレジャーマシン',
  'treasure.toPrizeDraws': 'プレゼント抽選を見る',
  'treasure.unseen.show': '結果を見る',
  'treasure.unseen.title': 'まだ見ていない結果があります',
  'treasure.until': '{instant}まで',
  'treasure.draws.coins': '{instant}　無償{free, number}＋有償{paid, number}コイン',
  'treasure.draws.empty.body': '引いた結果は、ここにいつまでも残ります。',
  'treasure.draws.empty.title': 'まだ引いていません',
  'treasure.draws.points': '{instant}　{points, number}ポイント',
  'treasure.draws.tickets': '{instant}　チケット{tickets, number}枚',
  'treasure.draws.title': '抽選の履歴',
  'treasure.draws.verify': 'この抽選を検証する',
  'treasure.redeem.after':
    '使わなかったポイントは、マシンの終了から14日後に、1ポイントにつき無償コイン1枚になります。',
  'treasure.redeem.busy': '交換しています',
  'treasure.redeem.enough':
    'ガチャポイント{points, number}のうち{price, number}を使います。残りは{left, number}です。',
  'treasure.redeem.missing':
    'ガチャポイントは{points, number}です。あと{missing, number}で受け取れます（{price, number}ポイント）。',
  'treasure.redeem.submit': '{price, number}ポイントで受け取る',
  'treasure.verify.BOX.body':
    'それぞれの封筒が、販売前に公開した値（マークルルート）の中の、その番号にあったことを、道すじをたどって確かめます。',
  'treasure.verify.BOX.title': '景品は、はじめからその封筒にあった',
  'treasure.verify.CLIENT_SEED.body':
    'このブラウザが作ったシードが、先にハッシュだけを伝えておいたものと同じかを確かめます。',
  'treasure.verify.CLIENT_SEED.title': 'あなたのシードで引かれた',
  'treasure.verify.KEPT.body':
    '引いたときにこのブラウザが控えたレシートと、いま届いたものを比べます。',
  'treasure.verify.KEPT.elsewhere': '別の端末で引いたため、このブラウザに控えがありません。',
  'treasure.verify.KEPT.title': '控えと同じ',
  'treasure.verify.ODDS.body':
    '抽選に使われた割合の文書からハッシュを計算し、レシートのものと比べます。',
  'treasure.verify.ODDS.title': '公開された提供割合で引かれた',
  'treasure.verify.PICKS.body':
    '2つのシードから、すべての番号をこのブラウザで計算しなおし、出たものと比べます。',
  'treasure.verify.PICKS.title': 'シードから、この結果だけが出る',
  'treasure.verify.SERVER_SEED.body':
    '放送局のシードが、引く前にハッシュで約束されたものと同じかを確かめます。',
  'treasure.verify.SERVER_SEED.title': '放送局のシードは先に決まっていた',
  'treasure.verify.SIGNATURE.body': 'レシートの署名（Ed25519）を、公開鍵で確かめます。',
  'treasure.verify.SIGNATURE.title': 'レシートは放送局のもの',
  'treasure.verify.boxPick':
    '番号{counter, number}：残り{left, number}通の中の{value, number}番目で、{position, number}番の封筒。{rank}「{name}」',
  'treasure.verify.clientSeed': 'あなたのシード',
  'treasure.verify.fails':
    'この抽選には、合わないところがあります。下の段をご確認のうえ、保存したファイルを添えてお問い合わせください。',
  'treasure.verify.holds': 'この抽選は、はじめから終わりまで正しく行われました。',
  'treasure.verify.later':
    '番号{counter, number}：シードが公開されると計算できます。{rank}「{name}」',
  'treasure.verify.lead':
    '放送局を信じなくても、この抽選が正しかったことを、あなたのブラウザだけで確かめられます。',
  'treasure.verify.missing.body': 'ほかの方の抽選か、なくなったもののようです。',
  'treasure.verify.missing.title': '抽選が見つかりません',
  'treasure.verify.numbers': '番号と結果',
  'treasure.verify.outcome.FAILS': '合いません',
  'treasure.verify.outcome.HOLDS': '確かめました',
  'treasure.verify.outcome.WAITING': 'まだ確かめられません',
  'treasure.verify.pick':
    '番号{counter, number}：0〜99,999の中の{value, number}。{from, number}〜{to, number}は、{rank}「{name}」',
  'treasure.verify.points': 'これはガチャポイントで受け取ったものです。抽選ではありません。',
  'treasure.verify.reveal': 'シードを取り替えて公開する',
  'treasure.verify.reveal.body':
    'いまのシードを終わりにすると、放送局のシードがすぐに公開されます。次からは新しいシードで引きます（1日3回まで）。',
  'treasure.verify.reveal.busy': '取り替えています',
  'treasure.verify.save': '検証用のファイルを保存',
  'treasure.verify.serverHash': '放送局のシードのハッシュ',
  'treasure.verify.serverSeed': '放送局のシード',
  'treasure.verify.title': '抽選の検証',
  'treasure.verify.waits':
    'いま確かめられるところは、すべて合っています。シードを公開すると、残りも確かめられます。',
} as const
