export default {
  'dataExport.title': '自分のデータ',
  'dataExport.back': '設定へ戻る',
  'dataExport.guest.title': 'ログインすると、データを受け取れます',
  'dataExport.guest.body': '受け取りたいアカウントで、まずログインしてください。',
  'dataExport.lead':
    'プロフィール、投稿、メッセージ、お買い物など、このアカウントのすべてのデータを、1つのファイル（JSON形式）で受け取れます。',
  'dataExport.lead.mail': '準備ができたら、メールでお知らせします。',
  'dataExport.ask': 'データを準備する',
  'dataExport.ask.again': 'もう一度準備する',
  'dataExport.ask.busy': '申し込んでいます',
  'dataExport.writing.title': 'データを準備しています',
  'dataExport.writing.body': 'ふつうは数分で終わります。このページを離れても、準備は続きます。',
  'dataExport.ready.title': 'データの準備ができました',
  'dataExport.ready.body': '{endsAt}まで、ログインしているご本人だけがダウンロードできます。',
  'dataExport.ready.at': '準備した日時：{at}',
  'dataExport.download': 'ダウンロードする（{size}）',
} as const
