export default {
  'leaving.title': '退会',
  'leaving.back': '設定へ戻る',
  'leaving.guest.title': 'ログインすると、退会の手続きができます',
  'leaving.guest.body': '退会するアカウントで、まずログインしてください。',
  'leaving.lead':
    '退会を申し込むと、14日後にアカウントを削除します。それまではいつもどおり使えて、いつでも取り消せます。',
  'leaving.lost.title': 'なくなるもの',
  'leaving.lost.coins':
    '・{coins, plural, =0 {コインやチケット} other {コイン#枚と、チケット}}（返金はできません）',
  'leaving.lost.list':
    '・カード、バッジ、NFTなどのコレクション\n・お届け先をまだ決めていない当選品\n・プロフィール、フォロー、下書き、ゲームの記録\n・登録したメールアドレス、電話番号、住所、カード',
  'leaving.kept.title': '残るもの',
  'leaving.kept.list':
    '・投稿、メッセージ、コメントは「退会したユーザー」のものとして残ります。消したいものは、先に削除してください。\n・お買い物の記録は、法律で決められた7年間、保管します。',
  'leaving.agree': '内容を確認しました。なくなったものは、もとに戻せません。',
  'leaving.agree.missing': '内容をご確認のうえ、チェックを入れてください。',
  'leaving.submit': '退会を申し込む',
  'leaving.submit.busy': '申し込んでいます',
  'leaving.obstacle.title': '先に終えておくことがあります',
  'leaving.obstacle.lead': '次のものが終わると、退会を申し込めます。',
  'leaving.obstacle.UNPAID_ORDER': 'お支払いが済んでいないご注文',
  'leaving.obstacle.UNPAID_ORDER.way': 'お支払いを続ける',
  'leaving.obstacle.GOODS_ON_THEIR_WAY': 'まだ届いていない商品',
  'leaving.obstacle.GOODS_ON_THEIR_WAY.way': 'お届けの状況を見る',
  'leaving.obstacle.RUNNING_SUBSCRIPTION': '続いている定期購入',
  'leaving.obstacle.RUNNING_SUBSCRIPTION.way': '定期購入を解約する',
  'leaving.obstacle.REFUND_UNDER_WAY': '手続き中の返金',
  'leaving.obstacle.REFUND_UNDER_WAY.way': '購入履歴を見る',
  'leaving.under.title': '退会を受け付けました',
  'leaving.under.until':
    '{at}に、アカウントを削除します。それまではいつもどおり使えます。気が変わったら、下のボタンで取り消してください。',
  'leaving.under.over':
    '予定の日を過ぎましたが、まだ終わっていないご注文などがあります。すべて終わりしだい、アカウントを削除します。それまでは、退会を取り消せます。',
  'leaving.undo': '退会を取り消す',
  'leaving.undo.busy': '取り消しています',
  'leaving.undone': '退会を取り消しました。これからもよろしくお願いします。',
  'errors.AccountDeletionObstacleError':
    '先に終えておくことがあるため、まだ申し込めません。ページを読み込みなおして、ご確認ください。',
} as const
