import { graphql } from 'react-relay'
import { expect, fn, waitFor, within } from 'storybook/test'
import { forgetPrivateTexts, privateTexts } from '#platform/storage/privateTexts.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { topicCategories } from '../../fakes.ts'
import { TopicForm } from './TopicForm.tsx'
import { draftKey } from './useTopicDraft.ts'

const communityId = 'community_yoiyami'
const drafting = (title: string, text: string) => ({
  beforeEach: () => {
    privateTexts.write(draftKey(communityId, 'title'), title)
    privateTexts.write(draftKey(communityId, 'text'), text)
    privateTexts.write(draftKey(communityId, 'category'), 'topiccategory_making')
    return forgetPrivateTexts
  },
})
const refused = (error: object) => ({
  ...drafting('灯', 'ことばの途中です。'),
  parameters: { relay: { data: { CreateTopicPayload: () => error } } },
})

const meta = preview.meta({
  component: TopicForm,
  args: {
    ...given('community'),
    connectionId: 'topics',
    categoryId: 'topiccategory_hello',
    onWritten: fn(),
  },
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query TopicFormStoryQuery {
          node(id: "community_yoiyami") {
            ...TopicForm_community @alias(as: "community")
          }
        }
      `,
      { Node: () => fakeCommunity({ topicCategories }) },
    ),
  },
  beforeEach: () => forgetPrivateTexts,
})

export const Empty = meta.story()
export const Default = meta.story(
  drafting(
    '夜の海を塗るときの色の重ねかた',
    '先にうすい桃色をひと面ひいて、\n乾く前に青を足します。',
  ),
)
export const NearTheLimit = meta.story(drafting('長い話', 'あ'.repeat(4964)))
export const LongText = meta.story(drafting('題'.repeat(72), 'あ'.repeat(5012)))
/** The title is too short: it is said where it is typed, and all that was typed stays. */
export const TitleRefused = meta.story({
  ...refused({
    __typename: 'WriteTopicError',
    field: 'title',
    code: 'TOO_SHORT',
    retryAt: null,
    minLength: 2,
    maxLength: 60,
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '公開する' }))
    await expect(await canvas.findByText('2文字以上で入力してください。')).toBeVisible()
    await expect(canvas.getByLabelText('本文')).toHaveValue('ことばの途中です。')
  },
})
/** The category became an official one meanwhile. */
export const OfficialCategory = meta.story({
  ...refused({ __typename: 'OfficialTopicCategoryError', field: 'categoryId' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '公開する' }))
    await expect(await canvas.findByText(/別のカテゴリを選んで/)).toBeVisible()
    await expect(canvas.getByLabelText('本文')).toBeValid()
  },
})
/** Its author wrote another just now. */
export const TooSoon = meta.story({
  ...refused({
    __typename: 'RateLimitedError',
    field: null,
    code: null,
    retryAt: '2026-11-20T03:00:15.000Z',
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '公開する' }))
    await waitFor(() => expect(canvas.getByLabelText('本文')).toBeInvalid())
  },
})

Empty.test('offers no category in which the house alone writes', ({ canvas }) => {
  const options = within(canvas.getByLabelText('カテゴリ')).getAllByRole('option')
  const offered = options.map(({ textContent }) => textContent)
  return expect(offered).toEqual(['はじめまして', '配信の話', 'つくる・育てる'])
})

Empty.test('keeps what is typed on the device', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('題'), 'まだ途中')
  await expect(privateTexts.read(draftKey(communityId, 'title'))).toBe('まだ途中')
  await expect(canvas.getByRole('button', { name: '公開する' })).toBeDisabled()
})

LongText.test('says what is too long, and publishes nothing', async ({ canvas }) => {
  await expect(canvas.getAllByText('12文字オーバー')).toHaveLength(2)
  await expect(canvas.getByRole('button', { name: '公開する' })).toBeDisabled()
})
