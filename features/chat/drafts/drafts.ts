import { privateKey, privateTexts } from '#platform/storage/privateTexts.ts'
import {
  readDraftMentions,
  writeDraftMentions,
  type DraftMention,
} from '#features/mention/index.ts'
import { useText } from '#platform/storage/textStore.ts'

/**
 * What was typed in a channel and not sent: kept in this browser by tenant and channel, over reloads and
 * sign-in, until the fan signs out. Empty while the server's page is adopted.
 */
export function useDraft(
  tenantId: string,
  channelId: string,
): readonly [string, (text: string) => void] {
  const [text, setText] = useText(privateTexts, privateKey(tenantId, channelId))
  return [text ?? '', (next) => setText(next || null)]
}

/** Puts a text back into a channel's draft, after what is there, and whom it mentions. */
export function putBack(
  tenantId: string,
  channelId: string,
  { text, mentions = [] }: { text: string; mentions?: readonly DraftMention[] | undefined },
): void {
  const key = privateKey(tenantId, channelId)
  const draft = privateTexts.read(key) ?? ''
  const before = draft && `${draft}\n`
  const known = readDraftMentions([tenantId, channelId], draft)
  const moved = mentions.map((each) => ({ ...each, start: each.start + before.length }))
  const whole = { text: before + text, mentions: [...known, ...moved] }
  privateTexts.write(key, whole.text)
  writeDraftMentions([tenantId, channelId], whole)
}
