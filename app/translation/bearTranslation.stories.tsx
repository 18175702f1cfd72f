import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import { expect } from 'storybook/test'
import { Button } from '#design-system/button/Button.tsx'
import { CountBadge } from '#design-system/count-badge/CountBadge.tsx'
import { MessageText } from '#features/chat/index.ts'
import { Composer } from '#features/chat/components/Composer/Composer.tsx'
import { NewestPill } from '#features/chat/components/Conversation/NewestPill.tsx'
import { MessageItem } from '#features/chat/components/Message/MessageItem.tsx'
import { FollowButton } from '#features/follow/components/FollowButton/FollowButton.tsx'
import { FollowCounts } from '#features/follow/components/FollowButton/FollowCounts.tsx'
import { Countdown } from '#features/official-schedule/components/ScheduleDetail/Countdown.tsx'
import { LikeButton } from '#features/penlight/components/LikeButton/LikeButton.tsx'
import { PostComposerNote } from '#features/post/components/PostComposer/PostComposerNote.tsx'
import { fakePost } from '#features/post/fakes.ts'
import { fakeFan } from '#features/profile/fakes.ts'
import { NewPostsPill } from '#features/timeline/components/NewPostsPill/NewPostsPill.tsx'
import { RaceRow } from '#features/voting-event/components/Race/RaceRow.tsx'
import { CoinBalance } from '#features/wallet/components/CoinBalance/CoinBalance.tsx'
import { fakeCoinWallet } from '#features/wallet/fakes.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeMessage } from '#storybook/fakes/talk.ts'
import { bearTranslation } from './bearTranslation.ts'

/** What changes before a fan's eyes, each with its words before and after. */
const changing: {
  name: string
  draw: (isLater: boolean) => ReactNode
  before: string
  after: string
}[] = [
  {
    name: 'a text',
    draw: (isLater) => <MessageText text={isLater ? 'なおした文です' : 'はじめの文です'} />,
    before: 'はじめの文です',
    after: 'なおした文です',
  },
  {
    name: 'a badge',
    draw: (isLater) => <CountBadge count={isLater ? 4 : 3} label={`未読${isLater ? 4 : 3}件`} />,
    before: '未読3件',
    after: '未読4件',
  },
  {
    name: 'new messages',
    draw: (isLater) => <NewestPill isShown count={isLater ? 7 : 0} onPress={() => undefined} />,
    before: '最新へ',
    after: '7件',
  },
  {
    name: 'new posts',
    draw: (isLater) => (
      <NewPostsPill count={isLater ? 12 : 5} isBusy={false} onPress={() => undefined} />
    ),
    before: '5件',
    after: '12件',
  },
  {
    name: 'a message’s counter',
    draw: (isLater) => (
      <Composer
        channelName="ロビー"
        text={'あ'.repeat(isLater ? 964 : 963)}
        onChange={() => undefined}
        onSend={() => undefined}
      />
    ),
    before: 'あと37文字',
    after: 'あと36文字',
  },
  {
    name: 'a post’s counter',
    draw: (isLater) => (
      <PostComposerNote
        left={isLater ? -2 : 41}
        place="here"
        beside={undefined}
        pictures={{ left: 0, isStopped: false }}
      />
    ),
    before: '41',
    after: '2',
  },
  {
    name: 'votes',
    draw: (isLater) => (
      <ol>
        <RaceRow
          name="灯台の歌"
          picture={null}
          palette={undefined}
          standing={{ place: 0, rank: 1, votes: isLater ? 31 : 30 }}
          most={40}
          isOwn={false}
          isHidden={false}
        />
      </ol>
    ),
    before: '30',
    after: '31',
  },
  {
    name: 'a countdown',
    draw: (isLater) => <Countdown until={`2099-01-01T00:00:${isLater ? '05' : '06'}Z`} />,
    before: ':06',
    after: ':05',
  },
  {
    name: 'a button’s words',
    draw: (isLater) => (
      <Button>{isLater ? <FormattedMessage id="chat.newest.jump" /> : <b>ほかのことば</b>}</Button>
    ),
    before: 'ほかのことば',
    after: '最新',
  },
  {
    name: 'words beside an element, which go',
    draw: (isLater) => (
      <p>
        {!isLater && 'まだです'}
        <b>{isLater ? 'おわりました' : '待っています'}</b>
      </p>
    ),
    before: 'まだです',
    after: 'おわりました',
  },
  {
    name: 'an element before words, which comes',
    draw: (isLater) => (
      <p>
        {isLater && <b>ただいま、</b>}
        {'放送しています'}
      </p>
    ),
    before: '放送しています',
    after: 'ただいま、',
  },
]

function Page(props: {
  message: Parameters<typeof MessageItem>[0]['message']
  wallet: Parameters<typeof CoinBalance>[0]['wallet']
  fan: Parameters<typeof FollowButton>[0]['fan'] & Parameters<typeof FollowCounts>[0]['fan']
  /** Of a list of one. */
  subject: readonly Parameters<typeof LikeButton>[0]['subject'][]
}) {
  const [isLater, setIsLater] = useState(false)
  const environment = useRelayEnvironment()
  const change = () => {
    setIsLater(true)
    commitLocalUpdate(environment, (store) => {
      const message = store.get('message_1')!
      message.setValue('書きなおしました', 'text').setValue('2026-11-20T02:31:00.000Z', 'editedAt')
      message.getLinkedRecords('reactions')?.[0]?.setValue(29, 'count')
      const wallet = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('coinWallet')
      wallet?.setValue(4321, 'free').setValue(0, 'paid')
      store.get('post_1')!.setValue(13, 'likeCount').setValue(1, 'viewerLikeCount')
      store.get('fan komugi')!.setValue(true, 'isFollowed').setValue(32, 'followerCount')
    })
  }
  return (
    <main>
      <button type="button" onClick={change}>
        {isLater ? 'あと' : 'まえ'}
      </button>
      {changing.map(({ name, draw }) => (
        <section key={name} aria-label={name}>
          {draw(isLater)}
        </section>
      ))}
      <section aria-label="a message">
        <ol>
          <MessageItem message={props.message} isOwn={false} isHead showsTime />
        </ol>
      </section>
      <section aria-label="coins">
        <CoinBalance wallet={props.wallet} />
      </section>
      <section aria-label="lights">
        {props.subject.map((post) => (
          <LikeButton key="post" subject={post} />
        ))}
      </section>
      <section aria-label="a follow">
        <FollowCounts fan={props.fan} isOwn={false} />
        <FollowButton fan={props.fan} communityId="community_1" />
      </section>
    </main>
  )
}

const meta = preview.meta({
  component: Page,
  args: given('message', 'wallet', 'fan', 'subject'),
  parameters: fragmentStory(
    graphql`
      query bearTranslationStoryQuery {
        node(id: "message_1") {
          ...MessageItem_message @alias(as: "message")
        }
        viewer {
          coinWallet {
            ...CoinBalance_wallet
          }
        }
        tenant {
          community {
            fan(userId: "user_komugi") {
              ...FollowButton_fan
              ...FollowCounts_fan
              posts {
                ...LikeButton_subject
              }
            }
          }
        }
      }
    `,
    {
      Node: () => fakeMessage({ reactions: [{ emoji: '👏', count: 28, palettes: [] }] as never }),
      Community: () =>
        fakeCommunity({
          fan: fakeFan({ isFollowed: false, posts: [fakePost({ likeCount: 12 })] }),
        }),
      CoinWallet: () => fakeCoinWallet({ free: 1000, paid: 234 }),
    },
  ),
})

/** As a browser's translator does: each text gives way to an element with other words. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data.trim() === '') continue
    const translation = document.createElement('font')
    translation.append(document.createElement('font'))
    translation.firstElementChild!.append(text.data)
    text.replaceWith(translation)
  }
}

/** What was translated changes all the same, and the page lives on. */
export const Translated = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const end = bearTranslation()
    try {
      const words = (name: string) => canvas.getByRole('region', { name }).textContent
      await canvas.findByRole('button', { name: 'まえ' })
      translate(canvasElement.querySelector('main')!)
      for (const { name, before } of changing) await expect(words(name)).toContain(before)
      await userEvent.click(canvas.getByRole('button', { name: 'まえ' }))
      await canvas.findByRole('button', { name: 'あと' })
      for (const { name, before, after } of changing) {
        await expect(words(name)).toContain(after)
        if (name !== 'an element before words, which comes')
          await expect(words(name)).not.toContain(before)
      }
      await expect(words('an element before words, which comes')).toBe('ただいま、放送しています')
      await expect(words('a message')).toContain('書きなおしました')
      await expect(words('a message')).toContain('29')
      await expect(words('a message')).not.toContain('28')
      await expect(words('coins')).toContain('4,321')
      await expect(words('coins')).not.toContain('1,234')
      await expect(words('lights')).toMatch(/^13/)
      await expect(words('lights')).toContain('あなたは1本')
      await expect(words('lights')).not.toContain('12')
      await expect(words('a follow')).toContain('32')
      await expect(words('a follow')).not.toContain('31')
      await expect(words('a follow')).toContain('フォロー中')
    } finally {
      end()
    }
  },
})
