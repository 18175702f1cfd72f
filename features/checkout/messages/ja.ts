export default {
  'errors.CheckoutSessionError.UNKNOWN':
    '結果を確認中です。二重に支払わず、そのままお待ちください。',
  'checkout.payer.email': 'メールアドレス',
  'checkout.payer.name': 'お名前（払込票に印字されます）',
  'checkout.payer.phone': '電話番号',
  'checkout.payer.phone.hint': 'お店の端末で入力することがあります。',
  'checkout.paying.cash': '番号を発行しました。期限までに、お店でお支払いください。',
  'checkout.paying.change': 'お支払い方法を変更する',
  'checkout.paying.now': 'お支払いはまだ完了していません。下の手順でお進みください。',
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
  'checkout.coins.expiresNext': 'いちばん近い期限：{until}',
  'checkout.coins.split': '無償{free, number}＋有償{paid, number}',
  'checkout.confirm.held': '{until}まで、商品をお取り置きしています。',
  'checkout.confirm.submit': '注文を確定する',
  'checkout.done.complete':
    'お支払いと受け取りが完了しました。お届けする商品は、準備ができしだい発送します。',
  'checkout.done.goOn': '元のお買い物に戻る',
  'checkout.done.held': '元のお買い物の商品は、お取り置きしたままです。',
  'checkout.done.onItsWay': 'お支払いは完了しました。ただいま付与処理中です。',
  'checkout.done.thanks': 'ご注文ありがとうございます',
  'checkout.done.title': 'ご注文の完了',
  'checkout.guest.body': 'お取り置きとお支払いは、ログインしたファンの方にご利用いただけます。',
  'checkout.guest.logIn': 'ログイン',
  'checkout.guest.signUp': '新規登録',
  'checkout.guest.title': 'ログインしてお進みください',
  'checkout.lines.quantity': '数量 {quantity, number}点',
  'checkout.lines.title': 'ご注文の商品',
  'checkout.method.CARD': 'クレジットカード',
  'checkout.method.CARD.hint': '本人認証（3Dセキュア）を行います。',
  'checkout.method.COINS': 'コイン',
  'checkout.method.COINS.hint': '無償のコインから、期限が近い順に使います。',
  'checkout.method.KONBINI': 'コンビニ払い',
  'checkout.method.KONBINI.hint': '番号を控えて、お店でお支払いいただきます。',
  'checkout.method.PAYPAY': 'PayPay',
  'checkout.method.PAYPAY.hint': 'PayPayの画面でお支払いいただきます。',
  'checkout.method.label': 'お支払い方法',
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
  'checkout.over.REFUNDED.body': 'お支払いいただいた分は、お返ししました。',
  'checkout.over.REFUNDED.title': '返金しました',
  'checkout.over.REFUND_DUE.body':
    '期限を過ぎたお支払いで、商品をご用意できませんでした。お支払いいただいた分は、お返しします。',
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
  'checkout.sum.coins': '{amount, number}コイン',
  'checkout.sum.yen': '¥{amount, number}',
  'checkout.terms.cancellation': 'キャンセル・返品',
  'checkout.terms.cancellation.digital':
    '確定後のキャンセルと返品はお受けしていません。コインの払い戻しはありません。',
  'checkout.terms.cancellation.goods':
    '確定後のキャンセルはお受けしていません。届いた商品に不備があったときは、交換または返金します。',
  'checkout.terms.change': '変更する',
  'checkout.terms.deadline': 'お申し込みの期限',
  'checkout.terms.delivery': 'お渡しの時期',
  'checkout.terms.delivery.atOnce': 'お支払いのあと、すぐにお渡しします。',
  'checkout.terms.delivery.of': '{names}：{estimate}',
  'checkout.terms.law': '特定商取引法に基づく表記',
  'checkout.terms.method': 'お支払い方法',
  'checkout.terms.payment': 'お支払いの時期',
  'checkout.terms.payment.CARD': '注文を確定したときに決済します。',
  'checkout.terms.payment.COINS': '注文を確定したときにコインを使います。',
  'checkout.terms.payment.KONBINI':
    '番号の発行から3日後の22:59まで（受注生産の商品は7日後まで）に、お店でお支払いください。',
  'checkout.terms.payment.PAYPAY': '注文を確定したあと、PayPayの画面でお支払いください。',
  'checkout.terms.split': '使うコイン',
  'checkout.terms.total': 'お支払い合計（税込）',
  'checkout.terms.until': '{until}まで',
  'checkout.title': 'ご注文の手続き',
  'checkout.toBasket': 'カートへ戻る',
  'checkout.toStore': 'ストアへ戻る',
  'errors.CheckoutItemError.LIMIT':
    '「{itemName}」はお一人様の上限に達しています（あと{left, number}点）。お支払いはまだです。',
  'errors.CheckoutItemError.OUT_OF_STOCK':
    '申し訳ありません、「{itemName}」の在庫がなくなりました（のこり{left, number}点）。お支払いはまだです。',
  'errors.CheckoutItemError.PERIOD': '「{itemName}」は販売期間外です。お支払いはまだです。',
  'errors.CheckoutMethodError.CURRENCY':
    'この商品には使えないお支払い方法です。別の方法をお選びください。',
  'errors.CheckoutSessionError.COMPLETED': 'この注文は完了しています。',
  'errors.CheckoutSessionError.EXPIRED':
    'お手続きの時間が過ぎました。カートから再度お進みください。お支払いは発生していません。',
  'errors.CheckoutSessionError.MOVED_ON':
    '別の画面でお手続きが進んでいます。最新の内容をご確認ください。',
  'errors.CoinShortageError':
    'コインが{missing, number}枚足りません。コインはまだ使われていません。',
  'errors.CoinSplitError':
    '使われるコインの内訳が変わりました（無償{free, number}＋有償{paid, number}）。ご確認ください。コインはまだ使われていません。',
  'errors.CoinsFrozenError':
    'お支払いの取り消しがあったため、コインのご利用を止めています。コインは減っていません。',
  'errors.EmptyBasketError': 'カートに商品がありません。',
  'errors.PriceChangedError.CONTENTS_CHANGED':
    '商品の内容が変わりました。価格は同じです。ご確認ください。お支払いはまだです。',
  'errors.PriceChangedError.PRICE_CHANGED':
    '{currency, select, COINS {価格が変わりました（{told, number}コイン→{now, number}コイン）。ご確認ください。コインはまだ使われていません。} other {価格が変わりました（¥{told, number}→¥{now, number}）。ご確認ください。お支払いはまだです。}}',
} as const
