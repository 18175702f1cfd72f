import type { GatewayContext } from '../../platform/graphql/context.ts'
import { prefixOf } from '../../platform/ids.ts'
import { loadMessage } from '../chat/service.ts'
import { loadComment } from '../comment/service.ts'
import { heeded, isKeptByBlock, type Blocks } from '../mute/service.ts'
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

/**
 * What the viewer may report; null where they may not read it, just as where there is none. Whoever blocks first is
 * reported all the same: a block takes nothing away that was seen.
 */
export const loadReportable = (context: GatewayContext, id: string): Promise<Subject | null> =>
  loadWritten(context, id, { areHeeded: false })

/** What of a thing that the viewer has reported is shown to them by now; null where they may read it no more. */
export const textOf = async (context: GatewayContext, id: string): Promise<string | null> =>
  (await loadWritten(context, id, heeded))?.text ?? null

async function loadWritten(
  context: GatewayContext,
  id: string,
  blocks: Blocks,
): Promise<Subject | null> {
  switch (prefixOf(id)) {
    case 'message': {
      const row = await loadMessage(context, id)
      return row && { kind: 'MESSAGE', id, authorId: row.authorId, text: null }
    }
    case 'post': {
      const row = await loadPost(context, id, blocks)
      return row && { kind: 'POST', ...row }
    }
    case 'topic': {
      const row = await loadTopic(context, id, blocks)
      return row && { kind: 'TOPIC', ...row, text: row.title }
    }
    case 'comment': {
      const row = await loadComment(context, id, blocks)
      return row && { kind: 'COMMENT', ...row }
    }
    case 'user': {
      const isKept = isKeptByBlock(context, id, blocks)
      const [row, isShut] = await Promise.all([loadUser(context, id), isKept])
      return row && !isShut ? { kind: 'PERSON', id, authorId: id, text: row.displayName } : null
    }
    default:
      return null
  }
}
