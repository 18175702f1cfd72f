import type { LocalizedText } from '../../platform/database/columns.ts'
import type { ReportSubjectKind } from '../types.generated.ts'

const things: Readonly<Record<ReportSubjectKind, LocalizedText>> = {
  MESSAGE: { ja: 'メッセージ', en: 'message' },
  POST: { ja: '投稿', en: 'post' },
  TOPIC: { ja: 'トピック', en: 'topic' },
  COMMENT: { ja: 'コメント', en: 'comment' },
  PERSON: { ja: 'ふるまい', en: 'conduct' },
}

/** What an author is told of whose thing was judged; its reason, and that they may object, stand beside it. */
export function warningWords(
  kind: ReportSubjectKind,
  verdict: 'remove' | 'warn',
): { title: LocalizedText; body: LocalizedText } {
  const { ja, en } = things[kind]
  if (verdict === 'remove')
    return {
      title: { ja: `${ja}を非表示にしました`, en: `We have removed your ${en}` },
      body: {
        ja: `あなたの${ja}を確認し、コミュニティのルールに反すると判断したため、非表示にしました。\n\nお心当たりのないときは、この画面からお知らせください。`,
        en: `We looked at your ${en} and found that it breaks the rules of this community, so we have removed it.\n\nIf you think that is wrong, you can tell us here.`,
      },
    }
  return {
    title: { ja: `${ja}についてのお願い`, en: `About your ${en}` },
    body: {
      ja: `あなたの${ja}を確認し、コミュニティのルールに反すると判断しました。今回はお知らせだけにとどめます。ルールをもう一度ご確認ください。\n\nお心当たりのないときは、この画面からお知らせください。`,
      en: `We looked at your ${en} and found that it breaks the rules of this community. This time we leave it at this note: please read the rules once more.\n\nIf you think that is wrong, you can tell us here.`,
    },
  }
}
