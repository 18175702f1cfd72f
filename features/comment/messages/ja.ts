export default {
  'comment.title': 'コメント',
  'comment.link': 'コメント{count, plural, =0 {を書く} other {（{count, number}件）}}',
  'comment.empty': 'まだコメントはありません。最初のひとことを、どうぞ。',
  'comment.empty.closed': 'まだコメントはありません。',
  'comment.audience.ALL': 'だれでもコメントできます',
  'comment.audience.FOLLOWED': '投稿した人がフォローしている人だけ、コメントできます',
  'comment.audience.NONE': 'コメントは受け付けていません',
  'comment.blocking': 'ブロック中の人の投稿には、コメントできません',
  'comment.someone': '退会したユーザー',
  'comment.write': 'コメントを書く',
  'comment.write.placeholder': '感じたことを、ひとこと',
  'comment.write.send': 'コメントする',
  'comment.write.busy': '送っています',
  'comment.write.kept': '書きかけは、この端末に残ります。',
  'comment.write.left': 'あと{count, number}文字',
  'comment.write.over': '{count, number}文字オーバー',
  'comment.write.done': 'コメントしました。',
  'comment.reply': '返信する',
  'comment.reply.to': '{name}さんに返信する',
  'comment.reply.placeholder': '{name}さんへ',
  'comment.reply.done': '返信しました。',
  'comment.replies': '{name}さんへの返信',
  'comment.more': 'このコメントのメニュー',
  'comment.edit.title': 'コメントを編集',
  'comment.delete': 'コメントを削除する',
  'comment.deleted': 'コメントを削除しました。',
  'comment.deleted.undo': '元に戻す',
  'errors.CommentTextError.EMPTY': 'コメントを入力してください。',
  'errors.CommentTextError.TOO_LONG':
    'コメントは{maxLength, number}文字までです。少し短くしてください。',
  'errors.CommentTextError.UNREADABLE':
    '表示できない文字が入っています。その文字を消すとコメントできます。',
  'errors.CommentClosedError.FOLLOWED_ONLY':
    '投稿した人がフォローしている人だけ、コメントできます。書いた文は、この端末に残っています。',
  'errors.CommentClosedError.CLOSED':
    'コメントは受け付けていません。書いた文は、この端末に残っています。',
  'errors.CommentClosedError.BLOCKING':
    'ブロック中の人には返せません。ブロックを解除すると、コメントできます。',
  'errors.CommentChangedError':
    'ほかの端末で、先に変更されています。もう一度保存すると、この文に置きかわります。',
  'errors.CommentEditClosedError': 'コメントから10分が過ぎたため、もう編集できません。',
  'errors.CommentSettledError': '時間が過ぎたため、このコメントはもう元にもどせません。',
} as const
