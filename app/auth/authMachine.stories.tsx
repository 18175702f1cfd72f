import { useSelector } from '@xstate/react'
import type { ActorRefFrom, StateValueFrom } from 'xstate'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { standingIn } from '#storybook/decorators/withMachine.tsx'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { authMachine } from './authMachine.ts'

type NoticeProps = {
  actor: ActorRefFrom<typeof authMachine>
  /** What the app does for as long as the machine stands here. */
  does: string
}

/** The machine has no face of its own: its story says where it stands and what that means. */
function AuthNotice({ actor, does }: NoticeProps) {
  const value = useSelector(actor, (snapshot) => JSON.stringify(snapshot.value))
  return (
    <Stack gap={2}>
      <Heading level={2} size="small">
        {value.replaceAll(/["{}]/g, '').replaceAll(':', ' › ')}
      </Heading>
      <Text>{does}</Text>
    </Stack>
  )
}

const meta = preview.meta({
  component: AuthNotice,
  args: given('actor'),
})

const guest = { userId: null, lifeMs: 0, failures: 0 }
const fan = { userId: 'user_01', lifeMs: 3_600_000, failures: 0 }

/** An actor that stands in a state, named by its path. */
function stand(path: string, context: typeof guest | typeof fan) {
  const [, ...rest] = path.split('.')
  const value = rest.reduceRight<unknown>((inner, name) => (inner ? { [name]: inner } : name), null)
  const place = { value: value as StateValueFrom<typeof authMachine>, context }
  return { start: () => standingIn(authMachine, place) }
}

export const LookingForUser = meta.story({
  args: { does: '保存されたログインを確かめています。リクエストは待ちます。' },
  parameters: { machine: stand('auth.pending.lookingForUser', guest) },
})
export const Leaving = meta.story({
  args: { does: 'ログアウトしています。リクエストは待ちます。' },
  parameters: { machine: stand('auth.pending.leaving', fan) },
})
export const NotLoggedIn = meta.story({
  args: { does: 'ゲストとしてご覧いただけます。書き込むときはログイン画面を開きます。' },
  parameters: { machine: stand('auth.notLoggedIn', guest) },
})
export const Fresh = meta.story({
  args: { does: 'ログイン中です。期限の5分前にトークンを更新します。' },
  parameters: { machine: stand('auth.loggedIn.fresh', fan) },
})
export const Refreshing = meta.story({
  args: { does: 'トークンを更新しています。いまのトークンはまだ使えます。' },
  parameters: { machine: stand('auth.loggedIn.refreshing.asking', fan) },
})
export const BackingOff = meta.story({
  args: { does: '更新できませんでした。30秒から960秒まで、間をあけて試します。' },
  parameters: { machine: stand('auth.loggedIn.refreshing.backingOff', fan) },
})
export const Reauthenticating = meta.story({
  args: { does: '大切な操作の前に、もう一度ログインをお願いしています。' },
  parameters: { machine: stand('auth.loggedIn.reauthenticating', fan) },
})
export const Blocked = meta.story({
  args: { does: 'ご利用を停止しています。専用のページだけを表示します。' },
  parameters: { machine: stand('auth.blocked', guest) },
})
