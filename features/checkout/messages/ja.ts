export default {
  'errors.CheckoutSessionError.UNKNOWN':
    '結果を確認中です。二重に支払わず、そのままお待ちください。',
  'checkout.payer.email': 'メールアドレス',
  'checkout.payer.name': 'お名前（払込票に印字されます）',
  'checkout.payer.phone': '電話番号',
  'checkout.payer.phone.hint': 'お店の端末で入力することがあります。',
  'checkout.paying.change': 'お支払い方法を変更する',
  'errors.CheckoutMethodError.LIMIT':
    'コンビニ払いは、いまご利用いただけません。お支払い待ちの番号が多いか、期限切れが続いています。別の方法をお選びください。お支払いはまだです。',
  'errors.KonbiniPayerError.EMPTY': 'コンビニでのお支払いに必要です。入力してください。',
  'errors.KonbiniPayerError.INVALID': '形式をご確認ください。',
  'errors.KonbiniPayerError.TOO_LONG': 'お名前は20文字までで入力してください。',
  'errors.PurchaseLimitError.BALANCE':
    '有償コインをお持ちいただけるのは{most, number}枚までです（あと{left, number}枚）。お支払いはまだです。',
  'errors.PurchaseLimitError.MINOR_LIMIT':
    '今月のご利用上限（¥{most, number}）を超えます（あと¥{left, number}）。{retryAt}、再度ご利用いただけます。お支払いはまだです。',
  'errors.PurchaseLimitError.UNDER_WAY':
    '同時に進められるお支払いは{most, number}件までです。お支払い待ちのご注文を完了するか、取りやめてから、もう一度お試しください。今回のお支払いはまだです。',
  'checkout.busy': '送信しています',
  'checkout.cancel': 'お手続きをやめる',
  'checkout.balance': '{total, number}枚（無償{free, number}＋有償{paid, number}）',
  'checkout.balance.owed':
    '{total, number}枚（お支払いの取り消しで足りなくなっている{owed, number}枚を補ったあと）',
  'checkout.coins.expiresNext': 'いちばん近い期限：{until}',
  'checkout.coins.split': '無償{free, number}＋有償{paid, number}',
  'checkout.confirm.address': 'お届け先を保存すると、注文を確定できます。',
  'checkout.confirm.submit.CARD': '注文を確定してカード入力へ',
  'checkout.confirm.submit.CARD.saved': '注文を確定して支払う',
  'checkout.confirm.submit.COINS': '注文を確定する',
  'checkout.confirm.submit.KONBINI': '注文を確定して番号を発行',
  'checkout.confirm.submit.PAYPAY': '注文を確定してPayPayへ',
  'checkout.done.goOn': '元のお買い物に戻る',
  'checkout.done.held': '元のお買い物の商品は、お取り置きしたままです。',
  'checkout.done.open': '買った作品をひらく',
  'checkout.done.thanks': 'ご注文ありがとうございます',
  'checkout.done.title': 'ご注文の完了',
  'checkout.guest.body': 'お取り置きとお支払いは、ログインしたファンの方にご利用いただけます。',
  'checkout.guest.title': 'ログインしてお進みください',
  'checkout.lines.quantity': '数量 {quantity, number}点',
  'checkout.lines.title': 'ご注文の商品',
  'checkout.method.CARD': 'クレジットカード',
  'checkout.method.CARD.hint': '本人認証（3Dセキュア）を行います。',
  'checkout.method.CARD.new': '新しいカード',
  'checkout.method.COINS': 'コイン',
  'checkout.method.COINS.hint': '無償のコインから、期限が近い順に使います。',
  'checkout.method.COINS.short': 'あと{missing, number}枚必要です。次の画面で購入できます。',
  'checkout.method.KONBINI': 'コンビニ払い',
  'checkout.method.KONBINI.hint': '番号を控えて、お店でお支払いいただきます。',
  'checkout.method.PAYPAY': 'PayPay',
  'checkout.method.PAYPAY.hint': 'PayPayの画面でお支払いいただきます。',
  'checkout.method.cards': '登録したカードを管理する',
  'checkout.method.label': 'お支払い方法',
  'checkout.method.against.FEW_LEFT':
    'のこりわずかな商品をふくむため、{method}はお使いいただけません。お取り置きが数日つづくためです。',
  'checkout.method.against.SUM':
    '{method}は、¥{least, number}から¥{most, number}までのご注文でお使いいただけます。',
  'checkout.method.submit': 'この方法で進む',
  'checkout.order.line': '{name} × {quantity, number}',
  'checkout.order.number': '注文番号',
  'checkout.order.total': '合計（税込）',
  'checkout.over.CANCELED.body': 'お支払いは発生していません。カートの商品はそのままです。',
  'checkout.over.CANCELED.title': 'お手続きをやめました',
  'checkout.over.EXPIRED.body':
    'お支払いは発生していません。カートの商品はそのままですので、もう\u2060一度お進みください。',
  'checkout.over.EXPIRED.title': 'お手続きの時間が過ぎました',
  'checkout.over.NONE.body': '商品を選ぶと、ここからお支払いに進めます。',
  'checkout.over.NONE.title': '進行中のお手続きはありません',
  'checkout.over.REFUNDED.title': '返金しました',
  'checkout.over.REFUND_DUE.title': 'お支払いをお返しします',
  'checkout.frozen.body':
    'カード会社を通じたお支払いの取り消しがあり、使用済みのコイン{owed, number}枚分が足りなくなっています。つぎに受け取るコインや購入するコインで補われ、足りるとまた使えます。コインはまだ使われていません。',
  'checkout.frozen.coins': 'コインの状況を見る',
  'checkout.frozen.otherwise': '別の方法で支払う',
  'checkout.frozen.title': 'コインのご利用を止めています',
  'checkout.shortage.body':
    'コインを購入すると、この画面に戻って続けられます。商品はお取り置きしています。',
  'checkout.shortage.noPacks': 'いま購入できるコインがありません。',
  'checkout.shortage.pack':
    '¥{price, number}で{paid, number}コイン{free, plural, =0 {} other {＋おまけ{free, number}}}',
  'checkout.shortage.packs': 'コインの購入',
  'checkout.shortage.title': 'コインが{missing, number}枚足りません',
  'checkout.spending.body': 'このお支払いで、今月の合計が¥{sum, number}になります。',
  'checkout.spending.cap': '上限を決める',
  'checkout.spending.title': '今月のお支払いが¥{reached, number}に達します',
  'checkout.sum.coins': '{amount, number}コイン',
  'checkout.sum.yen': '¥{amount, number}',
  'checkout.renewal.body':
    'このお支払いは発生していません。請求書のページで、いまの状況の確認とお支払いができます。',
  'checkout.renewal.invoice': '請求書を見る',
  'checkout.renewal.title': 'お支払いの受付が終わりました',
  'checkout.terms.balance': 'ご購入後の残高',
  'checkout.terms.cancellation': 'キャンセル・返品',
  'checkout.terms.change': '変更する',
  'checkout.terms.contents': 'ご購入の内容',
  'checkout.terms.deadline': 'お申し込みの期限',
  'checkout.terms.delivery': 'お渡しの時期',
  'checkout.terms.law': '特定商取引法に基づく表記',
  'checkout.terms.method': 'お支払い方法',
  'checkout.terms.payment': 'お支払いの時期',
  'checkout.terms.payment.CARD':
    '注文を確定すると、つぎの画面でカード番号をうかがい、入力が済んだときに決済します。',
  'checkout.terms.payment.CARD.saved': '注文を確定したときに決済します。',
  'checkout.terms.payment.COINS': '注文を確定したときにコインを使います。',
  'checkout.terms.payment.KONBINI':
    '番号の発行から3日後の22:59まで（受注生産の商品は7日後まで）に、お店でお支払いください。',
  'checkout.terms.payment.PAYPAY': '注文を確定したあと、PayPayの画面でお支払いください。',
  'checkout.terms.split': '使うコイン',
  'checkout.terms.until': '{until}まで',
  'checkout.terms.validity': '有効期限',
  'checkout.title': 'ご注文の手続き',
  'checkout.toBasket': 'カートへ戻る',
  'checkout.terms.ending': '解約の方法',
  'checkout.terms.ending.how':
    '設定の「定期購入」から、いつでも解約できます。{last}までに解約すると、2回目以降のお支払いはありません。期間の終わりまでは、そのままご利用いただけます。',
  'checkout.terms.renewal': '2回目以降の代金',
  'checkout.terms.renewal.next':
    '次回は{next}です。解約するまで毎月自動で更新され、登録されたカードから決済します。',
  'checkout.terms.renewal.price': '毎月 ¥{price, number}（税込）',
  'checkout.toOwned': '買った作品を見る',
  'checkout.toSubscriptions': '定期購入を見る',
  'checkout.toItem': '商品のページへ',
  'checkout.toStore': 'ストアへ戻る',
  'errors.CheckoutItemError.LIMIT':
    '「{itemName}」はお一人様の上限に達しています（あと{left, number}点）。お支払いはまだです。',
  'errors.CheckoutItemError.OWNED':
    '「{itemName}」は一度だけご購入いただけます。すでにお持ちか、お支払いの途中です。今回のお支払いはありません。',
  'errors.CheckoutItemError.OUT_OF_STOCK':
    '申し訳ありません、「{itemName}」の在庫がなくなりました（のこり{left, number}点）。お支払いはまだです。',
  'errors.CheckoutItemError.SUBSCRIBED':
    '「{itemName}」には、すでにお申し込みいただいています。お支払いはまだです。',
  'errors.CheckoutItemError.VARIANT_REQUIRED':
    '「{itemName}」のサイズなどを、商品のページでお選びください。お支払いはまだです。',
  'errors.CheckoutItemError.PERIOD':
    '{isMembersOnly, select, true {「{itemName}」は、いまは会員だけの先行販売中です。一般販売は、{retryAt}はじまります。お支払いはまだです。} other {「{itemName}」は販売期間外です。お支払いはまだです。}}',
  'errors.CheckoutMethodError.CURRENCY':
    'この商品には使えないお支払い方法です。別の方法をお選びください。',
  'errors.CheckoutMethodError.FEW_LEFT':
    'のこりわずかな商品は、コンビニ払いではお求めいただけません。別の方法をお選びください。お支払いはまだです。',
  'errors.CheckoutMethodError.EXPIRED':
    'このカードは、有効期限が切れたか、削除されています。別の方法をお選びください。お支払いはまだです。',
  'errors.CheckoutSessionError.COMPLETED': 'この注文は完了しています。',
  'errors.CheckoutSessionError.EXPIRED':
    'お手続きの時間が過ぎました。カートから再度お進みください。お支払いは発生していません。',
  'errors.CheckoutSessionError.MOVED_ON':
    '別の画面でお手続きが進んでいます。最新の内容をご確認ください。',
  'errors.EmptyBasketError': 'カートに商品がありません。',
  'errors.PriceChangedError.CONTENTS_CHANGED':
    '商品の内容が変わりました。価格は同じです。ご確認ください。お支払いはまだです。',
  'errors.PriceChangedError.PRICE_CHANGED':
    '{currency, select, COINS {価格が変わりました（{told, number}コイン→{now, number}コイン）。ご確認ください。コインはまだ使われていません。} other {価格が変わりました（¥{told, number}→¥{now, number}）。ご確認ください。お支払いはまだです。}}',
  'checkout.terms.of': '{names}：{said}',
  'checkout.terms.cancellation.order': '確定後のキャンセルはお受けしていません。',
  'checkout.terms.moon': '会員のしるし',
  'checkout.terms.moon.seen':
    '会員のあいだ、お名前のそばに月のしるしがつきます。ほかの人にも見えます。',
  'checkout.terms.total': '合計（税込）',
  'checkout.hold.goods': '{until}まで、商品をお取り置きしています。',
  'checkout.hold.open': '{until}まで、このお手続きを続けられます。',
  'checkout.hold.left': 'のこり {time}',
  'checkout.hold.minutes': 'お手続きの時間は、のこり{minutes, number}分です。',
  'checkout.done.coins': 'コインの残高を見る',
  'checkout.done.lots': 'くじを見る',
  'checkout.done.history': '購入履歴・領収書を見る',
  'checkout.shortage.enough': 'これで足ります',
  'checkout.payer.name.missing': 'お名前を入力してください。',
  'checkout.payer.phone.missing': '電話番号を入力してください。',
  'checkout.payer.phone.wrong': '日本の電話番号を入力してください（例 090-1234-5678）。',
  'checkout.payer.email.missing': 'メールアドレスを入力してください。',
  'checkout.payer.email.wrong': 'メールアドレスの形をご確認ください。',
  'errors.PurchaseLimitError.OWN_LIMIT':
    'ご自身で決めたひと月の上限（¥{most, number}）を超えます（あと¥{left, number}）。上限は設定の「お支払いの上限」で変えられます。上げると1日後に変わります。お支払いはまだです。',
} as const
