import { randomUUID } from 'node:crypto'
import { createChatMessage } from '../chat/sending.ts'
import type { openCommunity } from '../chat/testing.ts'
import { answerMessageRequest, openDirectMessages } from './opening.ts'
import { setMessagePolicy } from './policy.ts'

type TestContext = Pick<
  Awaited<ReturnType<typeof openCommunity>>,
  'as' | 'fan' | 'communityId' | 'channelId'
>

export type Talk = { one: string; other: string; channelId: string; messageId: string }

/** What two say to each other, and nobody else may read. */
export const secret = 'ひみつの話'

/** What fans do with direct messages, on a stage that is set. */
export function directStage(stage: TestContext) {
  const write = (userId: string, to: string) =>
    openDirectMessages(stage.as(userId), { communityId: stage.communityId, userId: to })
  const channelOf = async (userId: string, to: string) => {
    const answer = await write(userId, to)
    if (answer.__typename !== 'OpenDirectMessagesSuccess') throw new Error(answer.__typename)
    return answer.channel.id
  }
  const say = (userId: string, channelId: string, text: string, key: string = randomUUID()) =>
    createChatMessage(stage.as(userId), { channelId, text, idempotencyKey: key })
  const answer = (userId: string, channelId: string, isAccepted: boolean) =>
    answerMessageRequest(stage.as(userId), { channelId, isAccepted })
  return {
    write,
    channelOf,
    say,
    answer,
    /** A fan whom everyone may write to. */
    async openFan() {
      const fan = await stage.fan()
      await setMessagePolicy(stage.as(fan), 'EVERYONE')
      return fan
    },
    /** Two fans, their channel, and the message that began it; unless told, the other has accepted it. */
    async pair({ isAccepted = true } = {}): Promise<Talk> {
      const [one, other] = [await this.openFan(), await this.openFan()]
      const channelId = await channelOf(one, other)
      const sent = await say(one, channelId, `はじめまして、${secret}`)
      if (sent.__typename !== 'CreateChatMessageSuccess') throw new Error(sent.__typename)
      if (isAccepted) await answer(other, channelId, true)
      return { one, other, channelId, messageId: sent.messageEdge.node.id }
    },
  }
}
