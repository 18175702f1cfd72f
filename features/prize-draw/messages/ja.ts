export default {
  'errors.LotteryErrorResponse.ALREADY_ENTERED':
    '本日は応募済みです。次は{retryAt}から応募できます。チケットは減っていません。',
  'errors.LotteryErrorResponse.ENDED': '応募の受付は終了しました。チケットは減っていません。',
  'errors.LotteryErrorResponse.LIMIT':
    'チケットでの応募は、ひとつの抽選につき10回までです。チケットは減っていません。',
  'errors.LotteryErrorResponse.NOT_STARTED':
    '応募の受付はまだ始まっていません。{retryAt}に始まります。チケットは減っていません。',
  'errors.LotteryErrorResponse.PURCHASE_NEEDED':
    'この抽選には、対象の商品をご購入いただくと応募できます。チケットは減っていません。',
  'errors.LotteryErrorResponse.STOCK_EMPTY':
    '景品がなくなったため受付を終了しました。チケットは減っていません。',
  'errors.LotteryErrorResponse.TICKETS_SHORT':
    '応募に使えるチケットがありません。ご購入いただいたチケットは使えません。チケットは減っていません。',
  'errors.LotteryMaintenanceErrorResponse':
    'ただいま抽選はメンテナンス中です。{retryAt}に終わる予定です。チケットは減っていません。',
  'prizeDraw.back': 'プレゼント抽選の一覧へ',
  'prizeDraw.basis.OPEN': 'どなたでも無料',
  'prizeDraw.basis.PURCHASE': 'ご購入の方',
  'prizeDraw.buy': '「{item}」を見る',
  'prizeDraw.complete.body':
    'この抽選への応募は、あわせて{count, number}口です。結果は{instant}ごろに決まり、当選した方にはメールでもお知らせします。',
  'prizeDraw.complete.entry': 'この応募の記録を見る',
  'prizeDraw.complete.more': '抽選のページへ',
  'prizeDraw.complete.title': '応募しました',
  'prizeDraw.counts': 'あなたの応募 {own, number}口・全体 {all, number}口',
  'prizeDraw.delivery.due': '{instant}までに、お届け先をご登録ください。',
  'prizeDraw.empty.body': '新しい抽選が始まると、ここに並びます。',
  'prizeDraw.empty.title': 'ただいま準備中です',
  'prizeDraw.enter.busy': '応募しています',
  'prizeDraw.enter.done': '本日の無料応募はお済みです。次は{instant}から。',
  'prizeDraw.enter.free': '無料で応募する',
  'prizeDraw.enter.ticket': 'チケット1枚でもう1口',
  'prizeDraw.entries': 'あなたの応募',
  'prizeDraw.entry.FREE': '{instant}　無料の応募',
  'prizeDraw.entry.PURCHASE': '{instant}　ご購入での応募',
  'prizeDraw.entry.TICKET': '{instant}　チケットでの応募',
  'prizeDraw.entry.missing.body': 'ほかの方の応募か、なくなったもののようです。',
  'prizeDraw.entry.missing.title': '応募が見つかりません',
  'prizeDraw.entry.number': '　応募番号{number, number}',
  'prizeDraw.entry.title': '応募の記録',
  'prizeDraw.given.BADGE': 'バッジは、もうあなたのものです。',
  'prizeDraw.given.COIN': '無償コインとして、お手持ちに加えました。',
  'prizeDraw.given.COLLECTABLE_CARD': 'カードは、もうあなたのものです。',
  'prizeDraw.given.GOODS': 'お届けの準備をしています。',
  'prizeDraw.given.NFT': '番号入りの1点が、もうあなたのものです。',
  'prizeDraw.given.TICKET': 'チケットを、お手持ちに加えました。',
  'prizeDraw.maintenance': 'ただいま応募をお休みしています。チケットは減りません。',
  'prizeDraw.missing.body': '終わったか、まだお見せできないもののようです。',
  'prizeDraw.missing.title': '抽選が見つかりません',
  'prizeDraw.number': '{number, number}番',
  'prizeDraw.outcome.FORFEITED': '期限が過ぎました',
  'prizeDraw.outcome.FORFEITED.body':
    '「{prize}」は、お届け先のご登録がないまま期限を過ぎたため、ほかの方へお譲りしました。',
  'prizeDraw.outcome.LOST': '落選',
  'prizeDraw.outcome.LOST.body': '今回は当たりませんでした。ご応募ありがとうございました。',
  'prizeDraw.outcome.WAITING': '抽選待ち',
  'prizeDraw.outcome.WAITING.body': '{instant}ごろに抽選します。',
  'prizeDraw.outcome.WITHDRAWN': '取り消し',
  'prizeDraw.outcome.WITHDRAWN.body': 'ご購入が取り消されたため、この応募は抽選に加わりません。',
  'prizeDraw.outcome.WON': 'おめでとうございます！',
  'prizeDraw.outcome.WON.body': '「{prize}」が当たりました。',
  'prizeDraw.places': '抽選の結果',
  'prizeDraw.places.forfeited': '（期限切れのため、ほかの方へ）',
  'prizeDraw.places.none': '応募がなかったため、当選者はいません。',
  'prizeDraw.prize.count': '{count, number}名さま',
  'prizeDraw.prize.value': '・¥{value, number}相当',
  'prizeDraw.prizes': '賞品',
  'prizeDraw.state.CLOSED': '締め切りました　{instant}ごろ抽選',
  'prizeDraw.state.DRAWN': '抽選しました　{instant}',
  'prizeDraw.state.MAINTENANCE': 'メンテナンス中　{instant}まで',
  'prizeDraw.state.OPEN': '{instant}まで',
  'prizeDraw.state.UPCOMING': '{instant}から',
  'prizeDraw.terms': '応募と抽選のきまり',
  'prizeDraw.terms.DRAND':
    '締め切りのあと、応募の一覧を公開します。そのあとの{instant}に、だれにも前もってわからない公開の乱数（drand 第{round, number}回）が出て、それだけで当選者が決まります。',
  'prizeDraw.terms.LOCAL':
    '締め切りのあと、応募の一覧を公開します。{instant}の番号（放送局の鍵による第{round, number}回）だけで当選者が決まります。この番号は放送局が自分の鍵で作るため、公開の乱数を使う抽選ほどには証明できません。',
  'prizeDraw.terms.OPEN':
    'どなたでも1日1口、無料で応募できます。プレゼントなどで受け取ったチケットで、さらに{most, number}口まで。ご購入のチケットは使えません。',
  'prizeDraw.terms.PURCHASE':
    '対象の商品を1点ご購入いただくごとに1口の応募になります。期間内にお支払いが済んだ分が対象です。締め切り前に返金されると、その分の応募は取り消されます。',
  'prizeDraw.terms.caps':
    '景品表示法の上限は、1点¥{prizeYen, number}、総額¥{totalYen, number}です。この抽選の総額は¥{valueYen, number}です。',
  'prizeDraw.terms.closes': '応募は{instant}までです。',
  'prizeDraw.terms.delivery':
    'お届けする賞品は、当選から30日以内にお届け先をご登録ください。期限を過ぎた賞品は、次の順番の方へお譲りします。',
  'prizeDraw.terms.hash': 'このきまりの値（SHA-256）：{hash}',
  'prizeDraw.terms.list': '応募の一覧と証明（JSON）',
  'prizeDraw.terms.root': '応募の一覧の値（マークルルート）：{root}',
  'prizeDraw.tickets': '使えるチケット {tickets, number}枚・使った{used, number}/{most, number}口',
  'prizeDraw.tickets.usedUp':
    'チケットでの応募は{most, number}口までです。すべてお使いいただきました。',
  'prizeDraw.title': 'プレゼント抽選',
  'prizeDraw.until.CLOSED': '抽選まで',
  'prizeDraw.until.MAINTENANCE': '再開まで',
  'prizeDraw.until.OPEN': '締め切りまで',
  'prizeDraw.until.UPCOMING': '受付開始まで',
  'prizeDraw.verify': '抽選を確かめる',
  'prizeDraw.verify.act': 'このブラウザで確かめる',
  'prizeDraw.verify.busy': '確かめています',
  'prizeDraw.verify.later': '応募が締め切られると、一覧が公開されて確かめられるようになります。',
  'prizeDraw.verify.lead.DRAND':
    '放送局を信じなくても、この抽選が正しかったことを、あなたのブラウザだけで確かめられます。',
  'prizeDraw.verify.lead.LOCAL':
    'あなたのブラウザだけで、応募の一覧と当選者を計算しなおせます。番号は放送局の鍵によるものなので、放送局が番号を前もって知らなかったことまでは証明できません。',
  'prizeDraw.verify.outcome.FAILS': '合いません',
  'prizeDraw.verify.outcome.HOLDS': '確かめました',
  'prizeDraw.verify.outcome.WAITING': 'まだ確かめられません',
  'prizeDraw.verify.save': '検証用のファイルを保存',
  'prizeDraw.verify.sum.FAILS':
    'この抽選には、合わないところがあります。保存したファイルを添えてお問い合わせください。',
  'prizeDraw.verify.sum.HOLDS':
    '{count, number}口すべてを計算しなおしました。この抽選は、はじめから終わりまで正しく行われました。',
  'prizeDraw.verify.sum.WAITING':
    'いま確かめられるところは、すべて合っています。残りは抽選のあとに確かめられます。',
  'prizeDraw.verify.KEPT': '控えと同じ',
  'prizeDraw.verify.KEPT.body':
    '応募したときにこのブラウザが控えた受領証と、いま届いたものを比べます。',
  'prizeDraw.verify.RECEIPT': '受領証は放送局のもの',
  'prizeDraw.verify.RECEIPT.body': 'あなたの応募の受領証の署名（Ed25519）を、公開鍵で確かめます。',
  'prizeDraw.verify.TERMS': 'きまりは変わっていない',
  'prizeDraw.verify.TERMS.body':
    '賞品の数と、どの番号で抽選するかから値を計算しなおし、はじめに公開されたものと比べます。',
  'prizeDraw.verify.LIST': '応募の一覧は締め切りのときのまま',
  'prizeDraw.verify.LIST.body':
    'すべての応募から値（マークルルート）を計算しなおし、締め切りのときに公開されたものと比べます。',
  'prizeDraw.verify.INCLUSION': 'あなたの応募が一覧にある',
  'prizeDraw.verify.INCLUSION.body': 'あなたの応募から一覧の値まで、道すじをたどって確かめます。',
  'prizeDraw.verify.IN_TIME': '一覧は番号より先に決まった',
  'prizeDraw.verify.IN_TIME.body': '一覧が公開された時刻が、番号の出る時刻より前かを確かめます。',
  'prizeDraw.verify.BEACON': '番号はほんもの',
  'prizeDraw.verify.BEACON.body': '番号の署名（BLS12-381）が、約束された回のものかを確かめます。',
  'prizeDraw.verify.PLACES': '番号から、この当選者だけが出る',
  'prizeDraw.verify.PLACES.body':
    '一覧と番号から、当選の順番をすべて計算しなおし、結果と比べます。',
} as const
