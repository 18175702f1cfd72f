import type { GatewayContext } from '../../platform/graphql/context.ts'
import { prefixOf } from '../../platform/ids.ts'
import { loadMessage } from '../chat/service.ts'
import { loadComment } from '../comment/service.ts'
import { isBlockedBy } from '../mute/service.ts'
import { loadPost } from '../post/service.ts'
import { loadTopic } from '../topic/service.ts'
import type { ReportSubjectKind } from '../types.generated.ts'
import { loadUser } from '../user/service.ts'

/** What is reported, as its reporter reads it; `text` is null of a message, which shows itself. */
export type Subject = {
  kind: ReportSubjectKind
  id: string
  authorId: string
  text: string | null
}

/** What the viewer may report; null where they may not read it, just as where there is none. */
export async function loadReportable(context: GatewayContext, id: string): Promise<Subject | null> {
  switch (prefixOf(id)) {
    case 'message': {
      const row = await loadMessage(context, id)
      return row && { kind: 'MESSAGE', id, authorId: row.authorId, text: null }
    }
    case 'post': {
      const row = await loadPost(context, id)
      return row && { kind: 'POST', ...row }
    }
    case 'topic': {
      const row = await loadTopic(context, id)
      return row && { kind: 'TOPIC', ...row, text: row.title }
    }
    case 'comment': {
      const row = await loadComment(context, id)
      return row && { kind: 'COMMENT', ...row }
    }
    case 'user': {
      const [row, isShut] = await Promise.all([loadUser(context, id), isBlockedBy(context, id)])
      return row && !isShut ? { kind: 'PERSON', id, authorId: id, text: row.displayName } : null
    }
    default:
      return null
  }
}
